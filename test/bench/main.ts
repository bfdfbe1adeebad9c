import { printTable, type Row } from "./table.ts";

/** The benches by name: `npm run bench` runs all, `npm run bench -- sizes start` some. */
const benches: Record<string, () => Promise<Row[]>> = {
  sizes: async () => (await import("./sizes.ts")).sizes(),
  "code-load": async () => (await import("./code-load.ts")).codeLoad(),
  extraction: async () => (await import("./extraction.ts")).extraction(),
  fuzz: async () => (await import("./fuzz.ts")).fuzz(),
  ingest: async () => (await import("./ingest.ts")).ingest(),
  killed: async () => (await import("./killed.ts")).killedRounds(),
  faults: async () => (await import("./faults.ts")).faultCases(),
  history: async () => (await import("./history.ts")).history(),
  jobs: async () => (await import("./jobs.ts")).jobs(),
  knowledge: async () => (await import("./knowledge.ts")).knowledge(),
  leads: async () => (await import("./leads.ts")).leads(),
  budget: async () => (await import("./budget.ts")).budget(),
  analytics: async () => (await import("./analytics.ts")).analytics(),
  append: async () => (await import("./append.ts")).append(),
  keys: async () => (await import("./keys.ts")).keys(),
  channels: async () => (await import("./channels.ts")).channels(),
  written: async () => (await import("./written.ts")).written(),
  handoff: async () => (await import("./handoff.ts")).handoff(),
  gaps: async () => (await import("./gaps.ts")).gaps(),
  integrations: async () => (await import("./integrations.ts")).integrations(),
  start: async () => (await import("./start.ts")).start(),
  streams: async () => (await import("./streams.ts")).streams(),
  navigation: async () => (await import("./navigation.ts")).navigation(),
  load: async () => (await import("./load.ts")).load(),
  chat: async () => (await import("./chat.ts")).chat(),
  citations: async () => (await import("./citations.ts")).citations(),
  chunking: async () => (await import("./chunking.ts")).chunking(),
  embedded: async () => (await import("./embedded.ts")).embedded(),
  "web-pages": async () => (await import("./web-pages.ts")).webPages(),
  "first-answers": async () => (await import("./first-answers.ts")).firstAnswers(),
  recordings: async () => (await import("./recordings.ts")).recordings(),
  retrieval: async () => (await import("./retrieval.ts")).retrieval(),
  forum: async () => (await import("./forum.ts")).forum(),
  site: async () => (await import("./site.ts")).site(),
  hostile: async () => (await import("./hostile.ts")).hostile(),
  "with-model": async () => (await import("./with-model.ts")).withModel(),
};

/** They take up to an hour and more, and the load has the streams in it once more. */
const onlyByName = ["killed", "faults", "load", "hostile", "handoff", "recordings"];

const options = process.argv.slice(2);
const firstFlag = options.findIndex((option) => option.startsWith("--"));
const asked = firstFlag < 0 ? options : options.slice(0, firstFlag);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}

for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 ? !asked.includes(name) : onlyByName.includes(name)) continue;
  console.log(`\n${name}`);
  printTable(await bench());
}
process.exit(0);
