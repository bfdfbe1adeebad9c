import { Box, chakra, Text } from "@chakra-ui/react";
import { Check, Minus, X } from "lucide-react";
import type { CallStep } from "#shared/integrations/call-shapes.ts";

const names: Record<CallStep["name"], string> = {
  trigger: "Trigger",
  resolve: "Resolve",
  connect: "Connect",
  send: "Send",
  reply: "Reply",
  map: "Map",
};

const marks = {
  done: { Icon: Check, label: "Done", color: "green.fg" },
  failed: { Icon: X, label: "Failed", color: "red.fg" },
  skipped: { Icon: Minus, label: "Not tried", color: "fg.subtle" },
};

/** The steps of a call with their times, drawn on one line of time. */
export const StepList = ({ steps, total }: { steps: CallStep[]; total: number }) => (
  <chakra.ol aria-label="Steps" listStyleType="none">
    {steps.map((step) => (
      <Step key={step.name} step={step} total={Math.max(total, 1)} />
    ))}
    <chakra.li css={row} borderTopWidth="1px" fontWeight="550">
      <span />
      <span>In all</span>
      <span className="what" />
      <span className="time" />
      <chakra.span className="ms">{milliseconds(total)}</chakra.span>
    </chakra.li>
  </chakra.ol>
);

const Step = ({ step, total }: { step: CallStep; total: number }) => {
  const { Icon, label, color } = marks[step.state];
  const isSkipped = step.state === "skipped";
  return (
    <chakra.li css={row} color={isSkipped ? "fg.subtle" : undefined}>
      <Box color={color}>
        <Icon size={14} aria-label={label} />
      </Box>
      <chakra.b fontWeight="550">{names[step.name]}</chakra.b>
      <Text className="what" title={step.detail}>
        {step.detail}
      </Text>
      <Box className="time" aria-hidden>
        {!isSkipped && (
          <Box
            h="1.5"
            minW="2px"
            borderRadius="full"
            bg={step.state === "failed" ? "red.solid" : "accent.solid"}
            ms={`${Math.min(98, (100 * step.started) / total)}%`}
            w={`${Math.max(0, (100 * Math.min(step.milliseconds, total - step.started)) / total)}%`}
          />
        )}
      </Box>
      <chakra.span className="ms">{isSkipped ? "" : milliseconds(step.milliseconds)}</chakra.span>
    </chakra.li>
  );
};

const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en")} ms`;

const row = {
  display: "grid",
  gridTemplateColumns: "1rem 4rem minmax(0, 1fr) 6rem 4rem",
  alignItems: "center",
  gap: "2",
  py: "1",
  textStyle: "sm",
  "& .what": { color: "fg.muted", truncate: true },
  "& .ms": { textAlign: "right", fontVariantNumeric: "tabular-nums", color: "fg.muted" },
  "@media (max-width: 30rem)": {
    gridTemplateColumns: "1rem 4rem minmax(0, 1fr) 4rem",
    "& .time": { display: "none" },
  },
};
