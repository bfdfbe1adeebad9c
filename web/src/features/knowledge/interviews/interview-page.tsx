export const InterviewPage = () => null;
