import type { CandidateDetail } from "#shared/candidates/shapes.ts";
export const InviteDialog = (_: { candidate: CandidateDetail; onClose: () => void }) => null;
