const minute = (): number => Math.floor(Date.now() / 60_000);

/** What is counted by the minute has to happen within one: is done anew, with all that it takes, where another began. */
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
