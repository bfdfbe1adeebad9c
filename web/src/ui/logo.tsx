import { chakra } from "@chakra-ui/react";

/** The ink page with its marked line, and the name. */
export const Logo = () => (
  <chakra.span display="inline-flex" alignItems="center" gap="2.5" textStyle="logo">
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
      <rect x="2.5" y="1.5" width="19" height="21" rx="3.5" fill="currentColor" />
      <chakra.path d="M7 7h10M7 17h6" stroke="bg.surface" strokeWidth="1.8" strokeLinecap="round" />
      <chakra.path d="M6 9.9h12.3l.5 4.2H6.2z" fill="mark.logo" />
    </svg>
    Docent
  </chakra.span>
);
