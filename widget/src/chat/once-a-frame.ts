/** Puts off drawing to the next frame, so that a burst of words costs one drawing. */
export function onceAFrame(draw: () => void): { soon: () => void; cancel: () => void } {
  let frame = 0;
  return {
    soon: () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw();
      });
    },
    cancel: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
