import { expect, inject, it } from "vitest";
import { systemPrompt } from "#web/features/jobs/creator/system-prompt.ts";
import { as } from "../../users.ts";

const write = async (query: string) => {
  const owner = await as("writing", inject("url"));
  const { answer } = await owner.chat.ask({ query, systemPrompt, model: "gpt-4", temperature: 0.7 });
  return JSON.parse(answer);
};

it.each([
  [
    "We need a bicycle mechanic in Ashby, full-time, 34 to 40 thousand. Must do brakes without help.",
    "Bicycle mechanic",
    "Ashby",
    "Full-time",
    "34 to 40 thousand",
    "Must do brakes without help.",
  ],
  [
    "Bicycle mechanic for our shop in Ashby, full-time, 34 to 40 thousand. Must do brakes without help. We are four in the workshop.",
    "Bicycle mechanic",
    "Ashby",
    "Full-time",
    "34 to 40 thousand",
    "Must do brakes without help.",
  ],
  [
    "Wir suchen eine Fahrradmechanikerin (m/w/d) in Vollzeit für unsere Werkstatt in Freiburg im Breisgau. 34.000 bis 40.000 € im Jahr. Sie müssen Bremsen ohne Hilfe reparieren.",
    "Fahrradmechanikerin",
    "Freiburg im Breisgau",
    "Vollzeit",
    "34.000 bis 40.000 € im Jahr",
    "Sie müssen Bremsen ohne Hilfe reparieren.",
  ],
  [
    "Nous recherchons un mécanicien vélo à Lyon, temps plein, 2 000 € par mois. Expérience de deux ans exigée.",
    "Mécanicien vélo",
    "Lyon",
    "Temps plein",
    "2 000 € par mois",
    "Expérience de deux ans exigée.",
  ],
  [
    "Buscamos un mecánico de bicicletas en Sevilla, jornada completa, 1.500 € al mes. Se requiere experiencia con frenos.",
    "Mecánico de bicicletas",
    "Sevilla",
    "Jornada completa",
    "1.500 € al mes",
    "Se requiere experiencia con frenos.",
  ],
  [
    "Procuramos um mecânico de bicicletas em Lisboa, tempo inteiro, 1200 euros por mês. A experiência é obrigatória.",
    "Mecânico de bicicletas",
    "Lisboa",
    "Tempo inteiro",
    "1200 euros por mês",
    "A experiência é obrigatória.",
  ],
  [
    "Cerchiamo un meccanico di biciclette a Torino, tempo pieno, 1.400 euro al mese. È richiesta esperienza con i freni.",
    "Meccanico di biciclette",
    "Torino",
    "Tempo pieno",
    "1.400 euro al mese",
    "È richiesta esperienza con i freni.",
  ],
  [
    "Wij zoeken een fietsenmaker in Utrecht, 32 uur per week, € 2.500 per maand. Ervaring met e-bikes is vereist.",
    "Fietsenmaker",
    "Utrecht",
    "32 uur per week",
    "€ 2.500 per maand",
    "Ervaring met e-bikes is vereist.",
  ],
  [
    "Szukamy mechanika rowerowego w Krakowie, pełny etat, 6000 zł miesięcznie. Wymagane doświadczenie z hamulcami.",
    "Mechanika rowerowego",
    "Krakowie",
    "Pełny etat",
    "6000 zł miesięcznie",
    "Wymagane doświadczenie z hamulcami.",
  ],
  [
    "Ankara'daki mağazamız için bisiklet tamircisi arıyoruz. Tam zamanlı, aylık 40.000 TRY. Fren deneyimi şart.",
    "Bisiklet tamircisi",
    "Ankara",
    "Tam zamanlı",
    "aylık 40.000 TRY",
    "Fren deneyimi şart.",
  ],
  [
    "نبحث عن ميكانيكي دراجات في عمان، دوام كامل. الراتب 500 دينار. يجب أن تكون لديه خبرة في الفرامل.",
    "ميكانيكي دراجات",
    "عمان",
    "دوام كامل",
    "500 دينار",
    "يجب أن تكون لديه خبرة في الفرامل.",
  ],
  [
    "招聘自行车技师，在上海工作，全职，月薪8000元。必须有三年经验。",
    "自行车技师",
    "上海",
    "全职",
    "月薪8000元",
    "必须有三年经验。",
  ],
  [
    "東京で自転車整備士を募集しています。正社員、月給30万円。油圧ブレーキの経験が必要です。",
    "自転車整備士",
    "東京",
    "正社員",
    "月給30万円",
    "油圧ブレーキの経験が必要です。",
  ],
])(
  "without a language model a job post has the words of the description: %s",
  async (description, title, location, job_type, salary_range, requirements) => {
    expect(await write(description)).toMatchObject({ title, location, job_type, salary_range, requirements });
  },
);

it("nothing is invented: a few words give a title, and names of companies are taken over", async () => {
  expect(await write("cook wanted")).toEqual({
    title: "Cook",
    company_name: "",
    description: "cook wanted",
    requirements: "",
    location: "",
    job_type: "",
    salary_range: "",
    ideal_candidate: "",
  });
  const post = await write(
    "We are hiring a senior engineer at Fernhill Systems Ltd in San Francisco, $120k-$150k per year. Ideally someone who likes to write.",
  );
  expect(post).toMatchObject({
    title: "Senior engineer",
    company_name: "Fernhill Systems Ltd",
    location: "San Francisco",
    salary_range: "$120k-$150k per year",
    ideal_candidate: "Ideally someone who likes to write.",
  });
});

it.each([
  [
    "Head cook for our canteen. Must have approx. 3 years of experience.",
    "Must have approx. 3 years of experience.",
  ],
  ["Koch (m/w/d) gesucht. Sie brauchen mind. 3 Jahre Erfahrung.", "Sie brauchen mind. 3 Jahre Erfahrung."],
  [
    "Cuisinier recherché. Il faut env. 3 ans, p. ex. Lyon, d'expérience.",
    "Il faut env. 3 ans, p. ex. Lyon, d'expérience.",
  ],
  ["Szukamy kucharza. Wymagane min. 3 lata doświadczenia.", "Wymagane min. 3 lata doświadczenia."],
  [
    "Cook\n✓ Must have a licence\n➢ At least 3 years as a cook",
    "Must have a licence\nAt least 3 years as a cook",
  ],
  ["募集：調理師；経験が必要です；正社員の仕事", "経験が必要です"],
])(
  "a full stop of an abbreviation ends no requirement, and a sign of a list is none of its words: %s",
  async (description, requirements) => {
    expect(await write(description)).toMatchObject({ requirements });
  },
);
