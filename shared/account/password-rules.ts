const rules = [
  { text: "At least 8 characters", holds: (password: string) => password.length >= 8 },
  { text: "At least 1 uppercase letter, A to Z", holds: (password: string) => /[A-Z]/.test(password) },
  { text: "At least 1 number", holds: (password: string) => /\d/.test(password) },
];

const strengths = ["Too weak", "Weak", "Good", "Strong"] as const;

/** Checks a new password against the three rules; `met` counts them and `word` is the meter's label. */
export const passwordStrength = (password: string) => {
  const checks = rules.map((rule) => ({ text: rule.text, isMet: rule.holds(password) }));
  const met = checks.filter((check) => check.isMet).length;
  return { checks, met, isEnough: met === rules.length, word: strengths[met] ?? strengths[0] };
};
