import { AppError } from "#shared/errors.ts";

export const absent = () => new AppError("not_found", "Chatbot not found.");
