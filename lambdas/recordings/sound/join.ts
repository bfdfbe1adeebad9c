import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import type { RecordedType } from "#shared/recordings/rules.ts";

const formats = {
  "audio/webm": () => new WebMOutputFormat(),
  "audio/mp4": () => new Mp4OutputFormat({ fastStart: "in-memory" }),
  "audio/ogg": () => new OggOutputFormat(),
};

export interface JoinedSound {
  bytes: Uint8Array;
  seconds: number;
}

/**
 * The takes of a recording as one file, whose packets are not encoded again. A file that is written while somebody
 * speaks knows neither its length nor its places to jump to; the joined one has both. Throws AppError `invalid` for what
 * holds no sound.
 */
export const joinTakes = async (takes: Uint8Array[], contentType: RecordedType): Promise<JoinedSound> => {
  const target = new BufferTarget();
  const output = new Output({ format: formats[contentType](), target });
  let source: EncodedAudioPacketSource | undefined;
  let end = 0;
  try {
    for (const take of takes) {
      const input = new Input({ source: new BufferSource(take), formats: [WEBM, MATROSKA, MP4, OGG] });
      const track = await input.getPrimaryAudioTrack();
      const decoderConfig = await track?.getDecoderConfig();
      if (!track?.codec || !decoderConfig) continue;
      if (!source) {
        source = new EncodedAudioPacketSource(track.codec);
        output.addAudioTrack(source);
        await output.start();
      }
      const offset = end;
      let first: number | undefined;
      for await (const packet of new EncodedPacketSink(track).packets()) {
        first ??= packet.timestamp;
        const timestamp = offset + packet.timestamp - first;
        await source.add(packet.clone({ timestamp }), { decoderConfig });
        end = Math.max(end, timestamp + packet.duration);
      }
    }
    if (!source || end === 0) throw new Error("There is no sound in it.");
    await output.finalize();
  } catch (error) {
    logger.info("a recording holds no sound that can be read", { error: String(error) });
    throw new AppError("invalid", "This recording cannot be read. Record it again, or type what you said.");
  }
  if (!target.buffer) throw new Error("The joined sound has no bytes.");
  return { bytes: new Uint8Array(target.buffer), seconds: Math.round(end * 100) / 100 };
};
