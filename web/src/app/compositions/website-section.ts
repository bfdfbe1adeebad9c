export { WebsiteSection } from "../../features/web-pages/website-section.tsx";
