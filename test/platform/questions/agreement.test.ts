import { describe, expect, it } from "vitest";
import { agrees } from "#platform/questions/agreement/agreement.ts";
import type { Pair } from "../../bench/written/pairs.ts";
import { others, same } from "../../bench/written/tuning.ts";

const both = ({ written, asked }: Pair): [string, string] => [written, asked];

describe("the same question", () => {
  it.each<[string, string]>([
    ...same.map(both),
    ["What does a reminder cost?", "How much is a reminder?"],
    ["What does a reminder cost?", "what is the price of a reminder"],
    ["How long can books be kept?", "How long can I keep a book?"],
    ["Was kostet ein neuer Ausweis?", "Wie viel kostet der neue Ausweis?"],
    ["¿Cuánto cuesta un carné nuevo?", "cuanto cuesta un carne nuevo"],
    ["退货需要多少钱？", "退货需要多少钱"],
    ["Когда открыта библиотека?", "Когда библиотека открыта?"],
    ["What colour is the helmet?", "what color is the helmet"],
    ["Wie ändere ich den Schlüssel?", "wie aendere ich den Schluessel"],
    ["Verkaufen Sie Geschenkgutscheine?", "Gibt es bei Ihnen Geschenk-Gutscheine?"],
    ["How do I return an item?", "How can I send an item back?"],
  ])("%j is %j in other words", (one, other) => {
    expect(agrees(one, other)).toBe(true);
    expect(agrees(other, one)).toBe(true);
  });
});

describe("another question", () => {
  it.each<[string, string]>([
    ...others.map(both),
    ["Do you deliver to Peru?", "Do you deliver to Peru on Sundays?"],
    ["Do you deliver to Peru?", "Do you deliver from Peru?"],
    ["When do you deliver to Peru?", "Do you deliver to Peru?"],
    ["What does a reminder cost?", "Why does a reminder cost anything?"],
    ["How do I open an account?", "How do I close an account?"],
    ["Is there a train from Bonn to Ulm?", "Is there a train from Ulm to Bonn?"],
    ["What is new in version 3?", "What is new in version 4?"],
    ["退货需要多少钱？", "换货需要多少钱？"],
    ["Do you sell helmets?", "Can I sell my helmet?"],
    ["Do you sell helmets?", "Do you make helmets?"],
    ["Are dogs allowed?", "Are there dogs?"],
    ["Can I cancel my booking?", "Have you cancelled my booking?"],
    ["Do you deliver with insurance?", "Do you deliver without insurance?"],
    ["Bis wann kann ich stornieren?", "Ab wann kann ich stornieren?"],
    ["¿Venden cascos?", "¿Compran cascos?"],
    ["Avez-vous annulé ma réservation ?", "Puis-je annuler ma réservation ?"],
    ["Do you sell helmets?", "Do you?"],
    ["", "Do you deliver?"],
    ["Do you sell helmets?", `Do you sell helmets? ${"Please. ".repeat(100)}`],
  ])("%j is not %j", (one, other) => {
    expect(agrees(one, other)).toBe(false);
    expect(agrees(other, one)).toBe(false);
  });
});
