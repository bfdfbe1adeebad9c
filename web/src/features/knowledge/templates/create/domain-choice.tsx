import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { domainNames, domains } from "#shared/knowledge/domains.ts";
import { Choices } from "#web/ui/form/choice-card.tsx";
import { domainIcons } from "../../domain-icons.ts";
import type { NewTemplateForm } from "./new-template-form.ts";

/** The nine domains as tiles. */
export const DomainChoice = () => {
  const { register } = useFormContext<NewTemplateForm>();
  return (
    <Choices name="Domain">
      <chakra.div css={tiles}>
        {domains.map((domain) => {
          const Icon = domainIcons[domain];
          return (
            <label key={domain}>
              <input type="radio" value={domain} {...register("domain")} />
              <Icon size={16} aria-hidden />
              {domainNames[domain]}
            </label>
          );
        })}
      </chakra.div>
    </Choices>
  );
};

const tiles = {
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
  gap: "1.5",
  "& label": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: { base: "11", md: "10" },
    px: "2.5",
    py: "1",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "l2",
    bg: "bg.panel",
    textStyle: "sm",
    fontWeight: "550",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&:has(:checked)": {
      bg: "bg.selected",
      borderColor: "accent.solid",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-accent-solid)",
    },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
  },
  "& input": { position: "absolute", inset: "0", opacity: "0", m: "0", cursor: "pointer" },
  "& svg": { flex: "none", color: "fg.muted" },
} as const;
