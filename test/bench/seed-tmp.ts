import { noticeVersion } from "#shared/interviews/notice.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { type Actor, cognito, nobody, signIn } from "../users.ts";

const url = process.argv[2] ?? "";
const email = "marta@fernhill.example";
const password = "Passw0rd1";
const config = await (await fetch(`${url}/config.json`)).json();
await cognito(url, "SignUp", {
  ClientId: config.userPoolClientId,
  Username: email,
  Password: password,
  UserAttributes: [{ Name: "email", Value: email }],
}).catch((e) => console.log(String(e)));
const owner: Actor = await signIn(email, url);
const { id: rag_system_id } = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
const job = await owner.jobs.create({ ...jobFields, rag_system_id });
const other = await owner.jobs.create({ ...jobFields, title: "Weekend shop assistant", rag_system_id });
console.log(
  job.questions.map((q) => q.question_text),
  job.rubric.criteria.map((c) => c.text),
);
const { interviews } = nobody(url);
let n = 0;
const apply = async (
  posting: typeof job,
  name: string,
  answers: string[] | null,
  extra: { phone?: string; person?: boolean } = {},
) => {
  n += 1;
  const sessionId = `17642016000${n}-k3t9`;
  const applicant_email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@mail.example`;
  const { application, token } = await interviews.apply({
    jobSlug: posting.public_slug,
    job_id: posting.id,
    applicant_name: name,
    applicant_email,
    applicant_phone: extra.phone ?? "",
    consent_version: noticeVersion,
    sessionId,
    wants: extra.person ? "person" : "interview",
  });
  if (!answers) return application.id;
  const named = { jobId: posting.id, applicationId: application.id };
  let state = await interviews.start({
    ...named,
    applicantName: name,
    applicantEmail: applicant_email,
    sessionId,
    token,
  });
  for (const response of answers) {
    if (!state.question) break;
    state = await interviews.answer({
      ...named,
      questionIndex: state.question.index,
      response,
      conversationId: state.id ?? "",
      token,
    });
  }
  return application.id;
};
const good = [
  "I finished my apprenticeship at a shop in Lindow in 2022 and have repaired hydraulic disc brakes there every day since, so four years now.",
  "All the usual disc brakes. I bled about 300 hydraulic disc brakes last year, with funnel and syringe, from the caliper up, and replaced the pads while the oil was out.",
  "Last month I connected the makers' tools to an e-bike, read the error codes and replaced the torque sensor, so that it ran again.",
  "I built 40 wheels last winter and trued each on the stand until it ran within 0.2 mm.",
  "I show the old part next to the new one.",
];
const middle = [
  "I repaired hydraulic disc brakes at a repair café.",
  "I bled hydraulic brakes of 12 bikes with mineral oil.",
  "A mid-drive that cut out on hills. I only swapped the battery, our dealer read out the error codes.",
  "A few wheels, for friends.",
  "I explain what I do.",
];
const weak = [
  "I like bikes.",
  "Brakes, yes.",
  "No e-bikes so far.",
  "Wheel building only at school.",
  "I am friendly.",
];
const nothing = [
  "Hi, I saw the sign in your window.",
  "Can I come by on Friday instead?",
  "I would rather show it.",
  "Hello?",
  "Bye.",
];
await apply(job, "Elin Sandvik", weak);
await apply(job, "Dario Petrescu", middle);
await apply(job, "Hanna Rieker", good, { phone: "+49 (0)30 123456" });
await apply(job, "Kofi Amankwa", nothing);
await apply(job, "Owen Pryce-Llewellyn-Fitzgerald", middle);
await apply(job, "Lucia Ferrant", good);
await apply(job, "Pavel Dusek", weak);
await apply(other, "Samira Nazari", good);
await apply(job, "Theo Brandl", [...good].reverse(), { phone: "01632 960 118" });
await apply(job, "Mira Halvorsen", [
  "My name is Mira and I finished my apprenticeship in 2022; since then I have repaired hydraulic disc brakes of 300 bikes without help.",
  ...good.slice(1),
]);
await apply(job, "Ruth Abara", null, { person: true, phone: "01632 960 141" });
await apply(job, "Jonte Marsh", good.slice(0, 2));
const list = await owner.candidates.list({});
console.log(list.items.map((c) => [c.applicant_name, c.status, c.evaluation_score].join(" ")));
