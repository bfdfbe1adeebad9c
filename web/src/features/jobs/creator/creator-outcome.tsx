import { chakra, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";
import { fieldNames, type JobForm } from "../form/job-form.ts";
import type { Outcome } from "./fill.ts";
import { type GeneratedField, generatedFields } from "./generated.ts";

/** Which fields were filled in, which were kept, and which are still empty. */
export const CreatorOutcome = ({ outcome, onLeave }: { outcome: Outcome; onLeave: () => void }) => {
  const { filled, kept } = outcome;
  const texts = useWatch<JobForm, GeneratedField[]>({ name: outcome.empty });
  const empty = outcome.empty.filter((_, at) => !texts[at]?.trim());
  const isAll = filled.length === generatedFields.length;
  return (
    <>
      <Text role="status" textStyle="sm" mt="1">
        <b>{isAll ? "All nine" : `${filled.length} of ${generatedFields.length}`} fields are filled in</b>{" "}
        from your description.{" "}
        {empty.length > 0 && `${named(empty)} ${empty.length === 1 ? "is" : "are"} empty. `}
        {kept.length > 0 && `Your own words in ${named(kept)} are kept. `}
        Read them before you create the posting.
      </Text>
      <BuiltInNote onLeave={onLeave} />
    </>
  );
};

const named = (fields: GeneratedField[]): string =>
  new Intl.ListFormat("en").format(fields.map((field) => fieldNames[field]));

/** Without a language model the fields have the owner's own words only. */
const BuiltInNote = ({ onLeave }: { onLeave: () => void }) => {
  const may = useMay()("everything");
  const { data } = useQuery({ ...query("modelProvider", "read", {}), enabled: may });
  if (!data || data.provider || data.installation.provider !== "builtin") return null;
  return (
    <Text textStyle="sm" color="fg.muted" mt="1">
      The built-in model takes over what your description says and adds nothing. A language model would write
      more.{" "}
      <chakra.span css={link} asChild>
        <Link to={paths.settings("language-models")} onClick={onLeave}>
          Connect one in Settings
        </Link>
      </chakra.span>
    </Text>
  );
};

const link = { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "3px" } as const;
