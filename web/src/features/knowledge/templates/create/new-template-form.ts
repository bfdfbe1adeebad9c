import * as z from "zod";
import { type Domain, domains } from "#shared/knowledge/domains.ts";
import { templateDescription, templateName } from "#shared/knowledge/template-shapes.ts";

/** The fields of the dialog; their checks are those of the contract. */
export const NewTemplateForm = z.object({
  name: templateName,
  description: templateDescription,
  domain: z.enum(domains),
  with_sections: z.boolean(),
  with_chatbot: z.boolean(),
});
export type NewTemplateForm = z.input<typeof NewTemplateForm>;
export type NewTemplate = z.output<typeof NewTemplateForm>;

export const newTemplateForm = (domain: Domain = "software-development"): NewTemplateForm => ({
  name: "",
  description: "",
  domain,
  with_sections: true,
  with_chatbot: true,
});
