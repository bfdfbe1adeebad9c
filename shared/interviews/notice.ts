/** The version of the texts around company and days; a changed text needs a new one. */
export const noticeVersion = "2026-11-27";

interface NoticeFor {
  company: string;
  keptDays: number;
  minutes: number;
}

/** The text above the button: that a program asks, what is judged, who decides. */
export const noticeText = ({ company, minutes }: Omit<NoticeFor, "keptDays">): string =>
  `A program asks the questions, in writing, for at most ${minutes} minutes. It compares your answers with what the position asks for, and shows ${company} your own sentences. It judges no name, address, age, origin, gender, mood or writing style. A person at ${company} reads your answers and decides. If you would rather speak with a person, say so instead: nothing is lost by it.`;

/** The consent below the button. */
export const consentText = ({ company, keptDays }: Omit<NoticeFor, "minutes">): string =>
  `With “Start Interview” you agree that ${company} gets your details and answers and has them evaluated for this position. They are erased after ${keptDays} days. With your private link you can read and erase them before.`;

/** Both texts, as an application keeps them. */
export const acceptedText = (about: NoticeFor): string => `${noticeText(about)}\n\n${consentText(about)}`;
