export const InterviewList = () => null;
