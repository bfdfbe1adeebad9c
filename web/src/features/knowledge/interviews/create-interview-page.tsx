export const CreateInterviewPage = () => null;
