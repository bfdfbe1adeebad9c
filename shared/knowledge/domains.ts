/** The domains that a template can be for, in the order of the select box. */
export const domains = [
  "software-development",
  "finance",
  "hr",
  "marketing",
  "operations",
  "sales",
  "customer-service",
  "education",
  "management",
] as const;
export type Domain = (typeof domains)[number];

export const domainNames: Record<Domain, string> = {
  "software-development": "Software development",
  finance: "Finance",
  hr: "HR",
  marketing: "Marketing",
  operations: "Operations",
  sales: "Sales",
  "customer-service": "Customer service",
  education: "Education",
  management: "Management",
};
