import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { absolute, paths } from "#web/lib/feature/paths.ts";
import { withQuery } from "#web/lib/feature/with-query.ts";

type Linked = Pick<KnowledgeInterview, "public_slug" | "access_code">;

/** The address that the person opens, with the access code; undefined without a public slug. */
export const accessLink = ({ public_slug, access_code }: Linked): string | undefined =>
  public_slug
    ? absolute(withQuery(paths.knowledgePage(public_slug), { code: access_code ?? undefined }))
    : undefined;

/** "K7Q4 M2XP", "R4T 9KW" */
export const grouped = (code: string): string => {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
};

/** 32 of them, so that a byte's remainder has no preference; those that look alike are left out: 0 and O, 1 and I. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Random capital letters and digits. */
export const randomCode = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => signs[byte % signs.length]).join("");
