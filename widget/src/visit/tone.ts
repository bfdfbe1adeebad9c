/** A short soft tone; nothing where the browser does not let the page play sounds. */
export function playTone(): void {
  try {
    const audio = new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const { currentTime: now } = audio;
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(now + 0.4);
    tone.onended = () => audio.close();
  } catch {
    // no sound
  }
}
