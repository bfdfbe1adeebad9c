/** Texts and links for the client's model, and the same as an object of the tool's output. */
export interface ToolResult {
  content: ({ type: "text"; text: string } | { type: "resource_link"; uri: string; name: string })[];
  structuredContent?: object;
  isError?: true;
}
