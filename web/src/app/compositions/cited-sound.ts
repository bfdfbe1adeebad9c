export { CitedSound } from "../../features/recordings/cited/cited-sound.tsx";
