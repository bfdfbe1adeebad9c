import type { Lead } from "#shared/leads/shapes.ts";

const at = "2026-11-20T09:00:00.000Z";

export const counts = { total: 0, new: 0, contacted: 0, qualified: 0, converted: 0, lost: 0 };

export const leadOf = (name: string): Lead => ({
  id: `lead-${name}`,
  user_id: "user-1",
  rag_system_id: "bot_1",
  rag_system_name: "Shop help",
  widget_id: "widget-1",
  widget_name: "Product pages",
  conversation_id: "conv_1",
  visitor_info: { name, email: `${name.split(" ")[0]}@example.com`, phone: null, company: null },
  source_url: "https://cycles.example/e-bikes",
  status: "new",
  notes: "",
  notes_saved_at: null,
  created_at: at,
  updated_at: at,
  last_contacted_at: null,
  sightings: 1,
});
