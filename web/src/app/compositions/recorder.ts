export { RecorderPart } from "../../features/recordings/recorder.tsx";
export { useRecorder } from "../../features/recordings/use-recorder.ts";
