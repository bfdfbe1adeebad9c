export { KeySelect } from "../../features/api-keys/key-select.tsx";
export { useKeys } from "../../features/api-keys/use-keys.ts";
