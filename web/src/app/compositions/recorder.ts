export { RecorderPart } from "../../features/recordings/recorder.tsx";
export { spokenSecondsHere } from "../../features/recordings/session/sessions.ts";
export { useRecorder } from "../../features/recordings/use-recorder.ts";
