import { explain } from "./explainer.ts";

const list = document.querySelector<HTMLElement>("#explainer");
const button = document.querySelector<HTMLButtonElement>("#still");
if (list && button) explain(list, button);
