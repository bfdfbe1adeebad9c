import { expect, it } from "vitest";
import { segmentsOf } from "#platform/models/builtin/segments/split-passages.ts";
import { passage } from "../builtin-passage.ts";

const quotable = (text: string, question = "", titlePath: string[] = []) =>
  segmentsOf([passage(text, { titlePath })], question).map((segment) => segment.text);

const told = "The lamp costs 12 euros.";

it.each([
  "Home > Products > Lamps > Table lamps 2",
  "Startseite › Lampen › Tischlampen 2024",
  "Home | About us | Products 24 | Contact",
  "Jump to navigation Jump to search 2024",
  "Toggle the table of contents",
  'Retrieved from "https://en.wikipedia.org/w/index.php?title=Lamp&oldid=1162042447"',
  "Abgerufen von „https://de.wikipedia.org/w/index.php?title=Lampe&oldid=11620“",
  "Categories: 1968 births | Living people | Welsh footballers",
  "Kategorien: Lampe | Geboren 1968 | Mann",
  "This page was last edited on 26 June 2023, at 12:30 (UTC).",
  "Deutsch English Español Français Italiano Polski",
  "Deutsch · English · Français · 日本語 · 中文 · Русский",
  "© 2026 Harbour Ltd. All rights reserved.",
  "© 2026 Hafen GmbH. Alle Rechte vorbehalten.",
  "We use cookies to improve this site. Accept all cookies or change the settings.",
  "Wir verwenden Cookies, um 2 Dinge zu messen. Alle akzeptieren.",
  "Page 3 of 12",
  "Seite 3 von 12",
  "- 3 -",
  "12/06/2023, 10:12 Table lamps - Harbour lamps",
  "https://harbour.example/lamps?page=2 3/12",
  "Share this page",
  "Contents\n1 Early life\n2 Club career\n2.1 Watford years",
  "1 Introduction ........ 3\n2 Lamps ........ 12",
  "See also\n- List of lamps 1\n- History of lamps\n- Lamp hardware",
  "You might also like\n- Ten lamps for 2026\n- How we light our home",
  "Das könnte Sie auch interessieren\n- Zehn Lampen für 2026\n- Licht im Haus",
  "Véase también\n- Lista de lámparas 2026\n- Historia",
])("is not quoted: %s", (furniture) => {
  expect(quotable(`${furniture}\n\n${told}`)).toEqual([told]);
  expect(quotable(`${told}\n\n${furniture}`)).toEqual([told]);
});

it.each([
  "Harbour Ltd, 12 Quay Street, phone +44 20 7946 0958, open 9:00–17:00, © 2026 Harbour Ltd.",
  "Write to help@harbour.example for a copy of 2026.",
  "We use cookies of three kinds.",
  "Page 3 explains how to change the bulb.",
  "The course is taught in Deutsch and English by 2 teachers.",
])("stays: %s", (text) => {
  expect(quotable(text)).toEqual([text]);
});

it("a link is quoted where the question asks for one", () => {
  const list = "- Official website: https://harbour.example\n- Lamp shops";
  expect(quotable(list, "What is the link to the website?", ["External links"])).not.toEqual([]);
  expect(quotable(list, "How old is the lamp?", ["External links"])).toEqual([]);
});

const index = "Battery, 12, 34\nBulb, 3–5\nCable, 7\nDisplay, 8, 9\nFilter, 21\nSwitch, 4, see also Display";

it.each([
  [index, []],
  [index, ["Index"]],
  ["Akku, 12\nBirne, 3\nKabel, 7\nLampe, 8", ["Stichwortverzeichnis"]],
  ["Bateria, 12\nBombilla, 3\nCable, 7", ["Índice alfabético"]],
  ["Battery, 12, 34 Bulb, 3–5 Cable, 7 Display, 8, 9 Filter, 21 Switch, 4", []],
])("an index at the back is not quoted %#", (text, titlePath) => {
  expect(quotable(text, "How do I change the battery?", titlePath)).toEqual([]);
  expect(quotable(text, "On which page is the battery?", titlePath)).not.toEqual([]);
});

it.each([
  "Adult, 12\nChild, 8\nFamily, 30\nGroup, 60",
  "Room 1, 40 seats\nRoom 2, 30 seats",
  "Berlin, 1, 2, 3 and 4 July\nBremen, 5 July",
])("a list with numbers stays: %s", (text) => {
  expect(quotable(text)).not.toEqual([]);
});
