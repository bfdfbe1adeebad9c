const samplesPerSecond = 16_000;
const bytesPerSample = 2;
const headBytes = 44;

/** A second of silence as a WAV file: PCM, mono, 16 kHz, 16 bits (RIFF, "Multimedia Programming Interface" 1.0, 1991). */
export const secondOfSilence = (): Uint8Array => {
  const soundBytes = samplesPerSecond * bytesPerSample;
  const file = Buffer.alloc(headBytes + soundBytes);
  file.write("RIFF", 0);
  file.writeUInt32LE(headBytes - 8 + soundBytes, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(samplesPerSecond, 24);
  file.writeUInt32LE(samplesPerSecond * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(bytesPerSample * 8, 34);
  file.write("data", 36);
  file.writeUInt32LE(soundBytes, 40);
  return file;
};
