import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A named group of fields. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <chakra.fieldset display="grid" gap="4" minW="0" gridTemplateColumns="minmax(0, 1fr)">
    <chakra.legend textStyle="h3" mb="3">
      {legend}
    </chakra.legend>
    {children}
  </chakra.fieldset>
);

/** Fields beside each other; two at most on phones. */
export const Columns = ({ count, children }: { count: 2 | 3; children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap={{ base: "3", md: "4" }}
    alignItems="start"
    gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: `repeat(${count}, minmax(0, 1fr))` }}
  >
    {children}
  </chakra.div>
);
