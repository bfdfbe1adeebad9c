import { Flex, Input, NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Longer lists can be searched and sorted. */
export const maxAtAGlance = 10;

interface ListBarProps<Order extends string> {
  /** The accessible name of the search: "Search chatbots". */
  label: string;
  text: string;
  onText: (text: string) => void;
  order: Order;
  /** The orders by name. */
  orders: Record<Order, string>;
  onOrder: (order: Order) => void;
  children?: ReactNode;
}

/** Search and order of a list, in one line above it. */
export const ListBar = <Order extends string>({
  label,
  text,
  onText,
  order,
  orders,
  onOrder,
  children,
}: ListBarProps<Order>) => (
  <Flex gap="2" mb="4" wrap="wrap" align="center">
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      flex="1"
      minW="10rem"
      maxW={{ base: "full", md: "20rem" }}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
    />
    <NativeSelect.Root w="auto">
      <NativeSelect.Field
        aria-label="Sort by"
        value={order}
        onChange={({ currentTarget }) => {
          const chosen = (Object.keys(orders) as Order[]).find((one) => one === currentTarget.value);
          if (chosen) onOrder(chosen);
        }}
      >
        {Object.entries<string>(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    {children}
  </Flex>
);
