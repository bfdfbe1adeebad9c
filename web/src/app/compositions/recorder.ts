export { RecorderPart } from "../../features/recordings/recorder.tsx";
export { useRecorder } from "../../features/recordings/use-recorder.ts";
export { useSpokenSeconds } from "../../features/recordings/use-spoken-seconds.ts";
