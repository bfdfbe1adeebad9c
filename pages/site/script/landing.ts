import { explain } from "./explainer.ts";
import { showDemo } from "./live-demo.ts";

const explainer = document.querySelector("#explainer");
const demo = document.querySelector("#demo");
if (explainer) explain(explainer);
if (demo) showDemo(demo);
