import { wordingOf } from "#platform/questions/wording.ts";
import type { Domain } from "#shared/knowledge/domains.ts";
import type { WrittenSection } from "#shared/knowledge/template-shapes.ts";
import { defaultSections } from "./default-sections.ts";
import { customerService } from "./domains/customer-service.ts";
import { education } from "./domains/education.ts";
import { finance } from "./domains/finance.ts";
import { hr } from "./domains/hr.ts";
import { management } from "./domains/management.ts";
import { marketing } from "./domains/marketing.ts";
import { operations } from "./domains/operations.ts";
import { sales } from "./domains/sales.ts";
import { softwareDevelopment } from "./domains/software-development.ts";

const bank: Record<Domain, WrittenSection[]> = {
  "software-development": softwareDevelopment,
  finance,
  hr,
  marketing,
  operations,
  sales,
  "customer-service": customerService,
  education,
  management,
};

/**
 * The written sections of a domain, one for each of the six themes of the default sections: role, daily work, processes,
 * people, documents and trouble.
 */
export const bankOf = (domain: Domain): WrittenSection[] => bank[domain];

const themes = new Map(
  [defaultSections, ...Object.values(bank)].flatMap((sections) =>
    sections.map(({ title }, theme) => [wordingOf(title), theme] as const),
  ),
);

/** The theme of a section that the product has written, by the wording of its title; undefined for any other. */
export const themeOfTitle = (wording: string): number | undefined => themes.get(wording);
