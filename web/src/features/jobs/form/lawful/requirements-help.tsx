import { chakra } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import type { JobForm } from "../job-form.ts";
import { groundNames } from "./ground-names.ts";
import { useGroundOf } from "./use-ground-of.ts";

/** The purpose of the lines; for one that names a ground by which nobody may be judged, a remark in its place. */
export const RequirementsHelp = () => {
  const groundOf = useGroundOf();
  const text = useWatch<JobForm, "requirements">({ name: "requirements" });
  const [first] = (text ?? "").split("\n").flatMap((line) => {
    const refused = groundOf?.(line);
    return refused ? [{ ...refused, line: line.trim() }] : [];
  });
  return (
    <span aria-live="polite">
      {first ? (
        <chakra.span color="fg.error">
          “<bdi>{first.line}</bdi>” names {groundNames[first.ground]}, by which nobody may be judged. It
          becomes no criterion, but applicants would read it. Lawful instead: “{first.lawful[0]}”.
        </chakra.span>
      ) : (
        "One per line. Criteria are made from these lines."
      )}
    </span>
  );
};
