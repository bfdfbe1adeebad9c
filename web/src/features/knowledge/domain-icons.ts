import {
  Calculator,
  CodeXml,
  GraduationCap,
  Handshake,
  Headset,
  type LucideIcon,
  Megaphone,
  Network,
  UsersRound,
  Wrench,
} from "lucide-react";
import type { Domain } from "#shared/knowledge/domains.ts";

export const domainIcons: Record<Domain, LucideIcon> = {
  "software-development": CodeXml,
  finance: Calculator,
  hr: UsersRound,
  marketing: Megaphone,
  operations: Wrench,
  sales: Handshake,
  "customer-service": Headset,
  education: GraduationCap,
  management: Network,
};
