export const TemplatePage = () => null;
