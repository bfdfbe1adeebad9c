const minute = (): number => Math.floor(Date.now() / 60_000);

/** Runs work that is counted by the minute within one minute: repeats it, with its set-up, if a minute ends in between. */
export const withinAMinute = async <Scene>(
  prepare: () => Promise<Scene>,
  act: (scene: Scene) => Promise<void>,
): Promise<void> => {
  const scene = await prepare();
  const before = minute();
  try {
    await act(scene);
  } catch (error) {
    if (minute() === before) throw error;
    await withinAMinute(prepare, act);
  }
};
