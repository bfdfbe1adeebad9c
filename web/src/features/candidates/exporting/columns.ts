import type { CandidateRecord } from "#shared/candidates/shapes.ts";
import { type CsvColumns, dayOf } from "#web/lib/format/csv.ts";
import { nameOf } from "../words.ts";

const job: CsvColumns<CandidateRecord> = [
  ["Job", ({ job_title }) => job_title],
  ["Company", ({ company_name }) => company_name],
  ["Date Applied", ({ created_at }) => dayOf(created_at)],
  ["Status", ({ status }) => status],
  ["Score", ({ evaluation_score }) => evaluation_score ?? 0],
];

/** The export of the candidates' screen. A blind one has numbers in place of names, and empty contacts. */
export const columns: CsvColumns<CandidateRecord> = [
  ["Name", nameOf],
  ["Email", ({ applicant_email }) => applicant_email],
  ["Phone", ({ applicant_phone }) => applicant_phone],
  ...job,
  ["Notes", ({ notes }) => notes],
];

/** The export of the Analytics tab. */
export const shortColumns: CsvColumns<CandidateRecord> = [
  ["Name", nameOf],
  ["Email", ({ applicant_email }) => applicant_email],
  ...job,
];
