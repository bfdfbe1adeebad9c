import { expect, it } from "vitest";
import { readAnswer } from "#web/features/jobs/creator/read-answer.ts";
import { writtenSoFar } from "#web/features/jobs/creator/written-so-far.ts";

const job = { title: "Courier", requirements: "Rides in the rain" };
const object = JSON.stringify(job);
const fields = (answer: string) => readAnswer(answer).fields;

it.each([
  ["alone", object],
  ["between words", `Sure {friend}, here it is: ${object} Good luck {everybody}!`],
  ["in a code fence", `\`\`\`json\n${object}\n\`\`\``],
  ["before another one", `${object}\n${JSON.stringify({ title: "Cook" })}`],
  ["behind one without a field", `{"thought":"a job"}${object}`],
  ["within another one", JSON.stringify({ answer: { job_post: job } })],
  ["with a comma too many", '{"title":"Courier","requirements":"Rides in the rain",}'],
  ["by other names", '{"jobTitle":"Courier","Anforderungen":["Rides in the rain"]}'],
  [
    "with nothing in the other fields",
    '{"title":"Courier","requirements":"Rides in the rain","location":null,"salary_range":"N/A","job_type":true}',
  ],
])("an object %s is read", (_, answer) => {
  expect(readAnswer(answer)).toEqual({ fields: job, isClean: true });
});

it("brackets and quotes within strings are text", () => {
  expect(fields('{"title":"Ride {fast}","description":"He said \\"go}\\" and {went"}')).toEqual({
    title: "Ride {fast}",
    description: 'He said "go}" and {went',
  });
});

it("line breaks that a model leaves as they are, lists, numbers and objects become text", () => {
  const answer =
    '{"description":"One\nTwo","requirements":["- Brakes","2. Wheels"],"salary_range":{"min":30000,"max":40000},"title":5}';
  expect(fields(answer)).toEqual({
    description: "One\nTwo",
    requirements: "Brakes\nWheels",
    salary_range: "30000, 40000",
    title: "5",
  });
});

it("markup is taken off, and what merely looks like it stays", () => {
  const description =
    "<p>Weight &lt; 20 kg &amp; <b>strong</b></p><script>alert(1)</script><ul><li>One</li><li>Two</li></ul>";
  expect(fields(JSON.stringify({ description, title: "**Courier** <img src=x onerror=y>" }))).toEqual({
    description: "Weight < 20 kg & strong\nalert(1)One\nTwo",
    title: "Courier",
  });
  expect(fields('{"title":"A < b and c > d"}').title).toBe("A < b and c > d");
});

it("texts end within the bounds of their fields", () => {
  const { title = "", description = "" } = fields(
    JSON.stringify({ title: "word ".repeat(60), description: "x".repeat(20_000) }),
  );
  expect([title.length <= 120, description.length]).toEqual([true, 10_000]);
  expect(title).toMatch(/word…$/);
});

it.each([
  ["English", "Job Title: Courier\nRequirements:\n- Rides in the rain"],
  ["Markdown", "# Job Title\nCourier\n\n**Requirements:** Rides in the rain"],
  ["German", "Stellentitel: Courier\nAnforderungen: Rides in the rain"],
  ["French", "Titre du poste : Courier\nExigences : Rides in the rain"],
  ["Spanish", "Puesto: Courier\nRequisitos: Rides in the rain"],
  ["Turkish", "Pozisyon: Courier\nAranan nitelikler: Rides in the rain"],
  ["Arabic", "المسمى الوظيفي: Courier\nالمتطلبات: Rides in the rain"],
  ["Chinese", "职位：Courier\n要求：Rides in the rain"],
  ["Japanese", "職種：Courier\n応募資格：Rides in the rain"],
  ["half a JSON object", '{\n  "title": "Courier",\n  "requirements": "Rides in the rain",\n  "location": '],
])("lines are read: %s", (_, answer) => {
  expect(readAnswer(answer)).toEqual({ fields: job, isClean: false });
});

it.each([
  "I cannot help with that.",
  "",
  "{}",
  "[1, 2]",
  '{"weather":"fine"}',
  "Note: the time: 12:30",
  "{".repeat(5000),
])("%s is no job post", (answer) => {
  expect(fields(answer)).toEqual({});
});

it("an object that is still being written shows its texts so far", () => {
  expect(writtenSoFar('{"title": "Cou')).toEqual({ title: "Cou" });
  expect(writtenSoFar('{"title": "Courier", "description": "A \\"good\\"\\njob')).toEqual({
    title: "Courier",
    description: 'A "good"\njob',
  });
});
