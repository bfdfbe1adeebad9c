import { legalCompany, marksOf } from "./marks.ts";
import { payIn } from "./pay.ts";
import { sentencesIn } from "./sentences.ts";
import { afterIntro, titleIn } from "./title.ts";

/** The fields of a job post that somebody's description of a position gives. */
export interface JobPost {
  title: string;
  company_name: string;
  description: string;
  requirements: string;
  location: string;
  job_type: string;
  salary_range: string;
  ideal_candidate: string;
}

const asked = ["title", "company_name", "description", "requirements", "ideal_candidate"];

/** Whether an instruction asks for a job post as a JSON object. */
export const asksForJobPost = (instruction: string): boolean =>
  asked.every((field) => instruction.includes(field));

/**
 * A job post in the words of a description in one of the app's languages. Nothing is added: what it does not say stays
 * empty.
 */
export const jobPostOf = (description: string): JobPost => {
  const marks = marksOf(description);
  const sentences = sentencesIn(description);
  // the sentence of the title, "we need a mechanic", asks for nothing of the mechanic
  const requirements = sentences.filter((one, at) =>
    marks.needs.test(at === 0 ? afterIntro(one, marks) : one),
  );
  const wishes = sentences.filter((one) => !requirements.includes(one) && marks.wishes.test(one));
  const rest = sentences.filter((one) => !requirements.includes(one) && !wishes.includes(one));
  return {
    title: titleIn(sentences[0] ?? "", marks),
    company_name: companyIn(description, marks.company),
    description: (rest.join(" ").length >= 20 ? rest : sentences).join(" "),
    requirements: requirements.join("\n"),
    location: marks.place.exec(description)?.groups?.name?.trim() ?? "",
    job_type: capitalised([...description.matchAll(marks.types)].map(([type]) => type.trim()).join(", ")),
    salary_range: payIn(description),
    ideal_candidate: wishes.join("\n"),
  };
};

const companyIn = (text: string, named: RegExp): string =>
  legalCompany.exec(text)?.groups?.legal ?? named.exec(text)?.groups?.name?.trim() ?? "";

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
