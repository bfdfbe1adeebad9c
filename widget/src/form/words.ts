/** The form's words in English. */
export const english = {
  before: "Before we start",
  during: "Leave your details",
  start: "Continue",
  skip: "Skip",
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  missing: "Please provide your {fields} to continue.",
  oddEmail: "Enter an e-mail address such as you@example.com.",
  oddPhone: "Enter a phone number with its digits.",
  consent: "By continuing you agree that {name} may contact you. What you ask here is kept with it.",
  detailsNotSaved: "There was an error saving your information. You can continue chatting anyway.",
};
