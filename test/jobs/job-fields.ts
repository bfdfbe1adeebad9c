/** The fields of a posting whose form was filled in, without its chatbot. */
export const jobFields = {
  title: "Bicycle mechanic",
  company_name: "Old Town Cycles",
  description: "You repair everything with two wheels and tell customers in plain words what was wrong.",
  requirements:
    "Hydraulic disc brakes without help\nE-bike diagnosis with the makers' tools\nWheel building is welcome",
  location: "Ashby",
  job_type: "Full-time",
  salary_range: "34,000 to 40,000 euros a year",
  ideal_candidate: "Somebody who explains a repair so that the customer decides.",
  initial_question: "Please tell us about your experience with repairs.",
};
