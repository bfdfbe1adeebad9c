import { endOf } from "#shared/jobs/last-day.ts";
import type { StoredJob } from "../store.ts";
import { employmentTypesOf } from "./employment-types-of.ts";
import { payOf } from "./pay-of.ts";
import { postingText } from "./posting-text.ts";

/**
 * A posting in the form that search engines read: https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 * Everything in it stands on the page too; a field whose text could mean something else is left out.
 */
export const jobPostingData = (job: StoredJob): object => {
  const { id, title, company_name, description, requirements, created_at, valid_through } = job;
  const types = employmentTypesOf(job.job_type);
  const pay = payOf(job.salary_range, job.country);
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title,
    description: postingText(description).html + postingText(requirements, { asList: true }).html,
    identifier: { "@type": "PropertyValue", name: company_name, value: id },
    datePosted: created_at.slice(0, 10),
    ...(valid_through && { validThrough: endOf(valid_through) }),
    hiringOrganization: { "@type": "Organization", name: company_name },
    ...placeOf(job),
    directApply: true,
    ...(types.length > 0 && { employmentType: types }),
    ...(pay && { baseSalary: pay }),
  };
};

const placeOf = ({ is_remote, location, country }: StoredJob): object => {
  if (is_remote)
    return {
      jobLocationType: "TELECOMMUTE",
      ...(country && { applicantLocationRequirements: { "@type": "Country", name: country } }),
      ...(!country && location && { jobLocation: placeNamed(location, country) }),
    };
  return location || country ? { jobLocation: placeNamed(location, country) } : {};
};

const placeNamed = (location: string, country: string): object => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    ...(location && { addressLocality: location }),
    ...(country && { addressCountry: country }),
  },
});
