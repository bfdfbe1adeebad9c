import Papa from "papaparse";
import { expect, it } from "vitest";
import type { CandidateRecord, Evaluation, Mark } from "#shared/candidates/shapes.ts";
import { groundWords } from "#web/features/candidates/compare/ground-words.ts";
import { rowsOf } from "#web/features/candidates/compare/rows.ts";
import { coverageWords, judgedOf, totalOf } from "#web/features/candidates/evaluation/points.ts";
import { columns } from "#web/features/candidates/exporting/columns.ts";
import { piecesOf } from "#web/features/candidates/interview/evidence.ts";
import { calendarFile, invitationMail, momentOf } from "#web/features/candidates/invite/invitation.ts";
import { changed, tickedWith, viewOf } from "#web/features/candidates/use-view.ts";
import { bandOf } from "#web/features/candidates/words.ts";
import { csvHead, csvRows } from "#web/lib/format/csv.ts";
import { candidateOf, detailOf, evaluationOf } from "../screens/sample.ts";

const query = (text: string) => new URLSearchParams(text);

it("an address with unknown values shows the usual view", () => {
  const usual = { search: "", order: "newest", blind: false };
  expect(viewOf(query("status=gone&order=up&page=-3&search=%20&blind=yes"))).toEqual({
    filter: usual,
    page: 1,
    openId: undefined,
    ticked: [],
    isTalkShown: false,
  });
  expect(viewOf(query("status=new&job=job_1&search=%20shop&order=name&page=3&compare=a,b,c")).filter).toEqual(
    {
      ...usual,
      search: "shop",
      order: "name",
      status: "new",
      jobId: "job_1",
    },
  );
  // the alphabet would tell something of the names
  expect(viewOf(query("order=name&blind=1")).filter).toEqual({ ...usual, blind: true });
});

it("[CAND-037] another candidate opens with the answers in view, another filter with its first page", () => {
  const former = query("status=new&page=4&candidate=a&show=conversation&compare=a,b");
  expect(String(changed(former, { candidate: "b" }))).toBe("status=new&page=4&candidate=b");
  expect(String(changed(former, { status: "" }))).toBe("candidate=a&show=conversation&compare=a%2Cb");
  expect(tickedWith(["a"], "b")).toEqual(["a", "b"]);
  expect(tickedWith(["a", "b"], "c")).toEqual(["a", "c"]);
  expect(tickedWith(["a", "b"], "a")).toEqual(["b"]);
});

it("a score is in one of three bands", () => {
  const names = [1, 59, 60, 79, 80, 100].map((score) => bandOf(score).name);
  expect(names).toEqual([
    "Fair Match",
    "Fair Match",
    "Good Match",
    "Good Match",
    "Excellent Match",
    "Excellent Match",
  ]);
});

it("points are weights times marks, of what was asked about", () => {
  const judged = judgedOf(evaluationOf());
  expect(totalOf(judged)).toEqual({ points: 5 + 3 * 0.35, most: 12 });
  expect(coverageWords(0.8, judged)).toBe("Coverage 80%: 3 of 4 criteria were asked about");
  expect(coverageWords(1, judged.slice(0, 1))).toBe("Coverage 100%: the one criterion was asked about");
});

it("an answer is cut where evidence begins and ends, also where sentences overlap", () => {
  const mark = (criterion_id: string, start: number, end: number): Mark => ({
    criterion_id,
    level: "shown",
    quote: { text: "", answer: 1, start, end },
    is_asked: true,
  });
  const marked = { ...evaluationOf(), marks: [mark("a", 2, 6), mark("b", 4, 8), mark("c", 7, 99)] };
  expect(piecesOf("0123456789", 1, marked)).toEqual([
    { text: "01", criteria: [] },
    { text: "23", criteria: ["a"] },
    { text: "45", criteria: ["a", "b"] },
    { text: "67", criteria: ["b"] },
    { text: "89", criteria: [] },
  ]);
  expect(piecesOf("01", 2, marked)).toEqual([{ text: "01", criteria: [] }]);
});

it("a comparison has each criterion once, and says what the scores do not", () => {
  const [one, other] = [detailOf("Ann"), detailOf("Bo")];
  const later: Evaluation = { ...evaluationOf(), criteria: evaluationOf().criteria.slice(1) };
  const pair = [one, { ...other, evaluations: [later] }];
  expect(rowsOf(pair).map(({ marks }) => marks.map((mark) => mark !== undefined))).toEqual([
    [true, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
  expect(groundWords([one, other])).toBeUndefined();
  expect(groundWords([one, { ...other, job_id: "job_2" }])).toContain("different postings");
  expect(
    groundWords([
      { ...one, coverage: 1 },
      { ...other, coverage: 0.5 },
    ]),
  ).toBe(
    "The same score, but not the same ground. The interview of Bo reached fewer of the criteria. What was not asked counts neither for nor against anybody.",
  );
  const other2 = { ...other, evaluations: [{ ...evaluationOf(), rubric_version: 2 }] };
  expect(groundWords([one, other2])).toContain("versions 1 and 2");
});

const read = (row: CandidateRecord): string[] => {
  const { data, errors } = Papa.parse<string[]>(
    csvHead(columns).replace("\uFEFF", "") + csvRows(columns, [row]),
    { skipEmptyLines: true },
  );
  expect(errors).toEqual([]);
  return data[1] ?? [];
};

it("[CAND-045] dates are days, a missing score is 0, and quotes in notes stay in their cell", () => {
  const row = { ...candidateOf("Ann Lee"), notes: 'says "so", then\n"no"' };
  expect(read({ ...row, evaluation_score: null })).toEqual([
    "Ann Lee",
    "ann@mail.example",
    "01632 960 118",
    "Bicycle mechanic",
    "Old Town Cycles",
    "2026-11-20",
    "reviewed",
    "0",
    'says "so", then\n"no"',
  ]);
  expect(csvRows(columns, [row])).toContain('"says ""so"", then\n""no"""');
  expect(read({ ...row, evaluation_score: 71 })[7]).toBe("71");
});

it("no cell of an export is a formula, and a blind one names nobody", () => {
  for (const formula of ["=1+1", "+49 30 1", "-2", "@SUM(A1)", "\t=1"]) {
    const cells = read({ ...candidateOf(formula), notes: formula, job_title: formula });
    for (const cell of [cells[0], cells[3], cells[8]]) expect(cell).toMatch(/^'/);
  }
  const blind = { applicant_name: null, applicant_email: null, applicant_phone: null, notes: "" };
  expect(read({ ...candidateOf("Ann Lee"), ...blind }).slice(0, 3)).toEqual(["Candidate 3", "", ""]);
});

const talk = { minutes: 45, place: "https://meet.example/talk" };
const invited = detailOf("Ann Lee");

it("a talk's calendar file has its moment in UTC, its length, place and people", () => {
  const startsAt = new Date("2026-12-01T13:30:00.000Z");
  const lines = calendarFile(invited, { ...talk, startsAt }, "marta@shop.example")
    .replaceAll(/\r\n[\t ]/g, "")
    .split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTART:20261201T133000Z",
      "DURATION:PT45M",
      "SUMMARY:Talk: Bicycle mechanic\\, Old Town Cycles",
      "LOCATION:https://meet.example/talk",
      "URL:https://meet.example/talk",
    ]),
  );
  for (const place of [
    "https://zoom.us/j/123 (code 42)",
    "https://zoom.us/j/1 or by phone",
    "HTTPS://Meet.Example/talk",
    "https://[::1]/talk",
    "https://meet_room.example/1",
    "http://user@",
    "12 Mill Lane, Ashby",
  ]) {
    const file = calendarFile(invited, { ...talk, startsAt, place }, "marta@shop.example");
    expect(file.replaceAll(/\r\n[\t ]/g, "").replaceAll("\\", "")).toContain(`LOCATION:${place}`);
  }
  expect(lines.join("\n")).toMatch(/ORGANIZER;CN="?Old Town Cycles"?:mailto:marta@shop\.example/i);
  expect(lines.join("\n")).toMatch(/ATTENDEE;.*CN="?Ann Lee"?:mailto:ann@mail\.example/i);
});

it("the mail of an invitation goes to the applicant alone, in plain words", () => {
  const startsAt = new Date("2026-12-01T13:30:00.000Z");
  const evil = { ...invited, applicant_email: "ann@mail.example?bcc=all@evil.example" };
  const mail = new URL(invitationMail(evil, { ...talk, startsAt, place: "12 Mill Lane & yard" }));
  expect(mail.pathname).toBe("ann@mail.example%3Fbcc%3Dall@evil.example");
  expect([...mail.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(mail.searchParams.get("subject")).toBe("Talk: Bicycle mechanic, Old Town Cycles");
  const body = mail.searchParams.get("body") ?? "";
  expect(body).toMatch(/^Hello Ann Lee,\r\n\r\nthank you for your application as Bicycle mechanic/);
  expect(body).toMatch(/45 minutes\r\n12 Mill Lane & yard\r\n\r\n/);
});

it("a day that is not in the calendar and an unfinished time are no moment", () => {
  expect(momentOf("2026-02-31", "10:00")).toBe("invalid");
  expect(momentOf("2026-13-01", "10:00")).toBe("invalid");
  expect(momentOf("", "10:00")).toBe("invalid");
  expect(momentOf("2026-12-01", "25:00")).toBe("invalid");
  const moment = momentOf("2026-12-01", "10:05");
  expect(moment).toEqual(new Date(2026, 11, 1, 10, 5));
});
