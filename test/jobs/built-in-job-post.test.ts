import { expect, it } from "vitest";
import { jobPostOf } from "#lambdas/chat/job-posts/job-post.ts";

it.each([
  ["We are looking for a bicycle mechanic in Ashby, full-time.", "Bicycle mechanic"],
  ["We look for a bicycle courier in Norwich, full-time.", "Bicycle courier"],
  ["Old Town Cycles is looking for a mechanic who repairs brakes.", "Mechanic"],
  ["Our workshop needs a courier for the old town.", "Courier"],
  ["Bicycle courier wanted in Norwich.", "Bicycle courier"],
  ["Courier, part-time, for the old town.", "Courier"],
  ["We sell bread and cakes in Norwich.", ""],
  ["Our bakery has three shops.", ""],
  ["Unsere Werkstatt sucht einen Fahrradkurier für die Altstadt.", "Fahrradkurier"],
  ["Fahrradkurier gesucht, in Vollzeit.", "Fahrradkurier"],
  ["Wir suchen eine Buchhändlerin in Teilzeit.", "Buchhändlerin"],
  ["Notre atelier recherche un mécanicien à Lyon.", "Mécanicien"],
  ["Nuestra tienda busca una cocinera en Sevilla.", "Cocinera"],
  ["A nossa loja procura um mecânico em Lisboa.", "Mecânico"],
  ["La nostra bottega cerca un meccanico di biciclette a Torino, a tempo pieno.", "Meccanico di biciclette"],
  ["Onze winkel zoekt een fietsenmaker in Utrecht.", "Fietsenmaker"],
  ["Nasz warsztat szuka mechanika do Krakowa.", "Mechanika"],
  ["نبحث عن ميكانيكي دراجات في عمان", "ميكانيكي دراجات"],
])("the title of “%s” is “%s”", (description, title) => {
  expect(jobPostOf(description).title).toBe(title);
});

it("the words that look for somebody ask for nothing of them", () => {
  const post = jobPostOf("Our workshop needs a courier. They must ride in the rain.");
  expect(post.requirements).toBe("They must ride in the rain.");
});
