/** "1:24" */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds + 0.001));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
