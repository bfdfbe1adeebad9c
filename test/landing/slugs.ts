/** The use cases that the site has a page for. */
export const slugs = [
  "sales-enablement",
  "customer-support",
  "lead-qualification",
  "ecommerce",
  "real-estate",
  "healthcare",
  "education",
  "legal-services",
  "financial-services",
  "saas-companies",
];
