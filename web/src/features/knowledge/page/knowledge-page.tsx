export const KnowledgePage = () => null;
