export const KnowledgeHome = () => null;
