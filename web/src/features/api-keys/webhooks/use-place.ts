import { useSearchParams } from "react-router-dom";

interface Place {
  tab?: string;
  webhook?: string;
  delivery?: string;
}

/** The open tab, endpoint and delivery, which stand in the address, and links to others. */
export const usePlace = () => {
  const [parameters, setParameters] = useSearchParams();
  const read = (name: keyof Place) => parameters.get(name) ?? undefined;
  const place: Place = Object.fromEntries(
    (["tab", "webhook", "delivery"] as const).flatMap((name) => (read(name) ? [[name, read(name)]] : [])),
  );
  return {
    ...place,
    open: (next: Place, options?: { replace: boolean }) => setParameters({ ...next }, options),
  };
};

/** The address of an endpoint, of a delivery, or without both of the list. */
export const webhookLink = (place: Pick<Place, "webhook" | "delivery"> = {}): string =>
  `?${new URLSearchParams({ tab: "webhooks", ...place })}`;
