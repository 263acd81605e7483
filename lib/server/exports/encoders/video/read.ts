import type * as Lib from 'node-av/lib';
import type { ClipInfo, FilmReader } from '../types';
import { loadLibav, makePicture, type Libav } from './libav';
import { KEYFRAME_EVERY } from './settings';

/** How many frames of a video are compared. */
const SAMPLED_FRAMES = 4;
/** The most pixels that are decoded to reach them: some hundredths of a second of work. */
const MAX_DECODED_PIXELS = 4_000_000;

/**
 * Gives the indices of frames spread over a video of `count` frames of `area` pixels. Each lies at most as far behind
 * its keyframe as is cheap to decode.
 */
export function spreadFrames(count: number, area: number): number[] {
  const depth = Math.min(KEYFRAME_EVERY - 1, Math.max(1, Math.floor(MAX_DECODED_PIXELS / area / SAMPLED_FRAMES) - 1));
  const places = Array.from({ length: SAMPLED_FRAMES }, (_, index) => {
    const place = Math.round((index * (count - 1)) / (SAMPLED_FRAMES - 1));
    const behind = place % KEYFRAME_EVERY;
    return place - behind + Math.min(behind, depth);
  });
  return [...new Set(places)];
}

type Wanted = Pick<ClipInfo, 'fps' | 'engine' | 'stopped'>;

async function frames(
  path: string,
  indices: readonly number[],
  { engine, stopped, fps }: Wanted,
): Promise<Uint8Array[] | null> {
  const av = engine === 'auto' || engine === 'node-av' ? await loadLibav() : null;
  if (!av) return null;
  const container = new av.lib.FormatContext();
  try {
    av.lib.FFmpegError.throwIfError(await container.openInput(path), 'Could not open the file again');
    av.lib.FFmpegError.throwIfError(await container.findStreamInfo(null), 'Could not read the file again');
    return await new FrameReader(av, container, fps, stopped).read(indices);
  } finally {
    await container.closeInput();
  }
}

/** Decodes frames of a single-stream file, each from the keyframe before it. */
class FrameReader {
  private readonly packet: Lib.Packet;
  private readonly frame: Lib.Frame;
  private readonly scaler: Lib.SoftwareScaleContext;
  private readonly codec: Lib.CodecContext;
  private readonly found = new Map<number, Uint8Array>();
  /** The index of the next decoded frame. */
  private place = 0;

  constructor(
    private readonly av: Libav,
    private readonly container: Lib.FormatContext,
    private readonly fps: number,
    private readonly stopped: () => boolean,
  ) {
    const { lib } = av;
    this.packet = new lib.Packet();
    this.packet.alloc();
    this.frame = new lib.Frame();
    this.frame.alloc();
    this.scaler = new lib.SoftwareScaleContext();
    this.scaler.allocContext();
    this.codec = new lib.CodecContext();
  }

  async read(indices: readonly number[]): Promise<Uint8Array[]> {
    try {
      await this.open();
      for (const index of indices) {
        await this.approach(index);
        await this.decodeTo(index, indices);
      }
    } finally {
      this.codec.freeContext();
      this.scaler.freeContext();
      this.frame.free();
      this.packet.free();
    }
    return indices.map((index) => {
      const pixels = this.found.get(index);
      if (!pixels) throw new Error('The file has fewer frames than were drawn.');
      return pixels;
    });
  }

  /** Seeks the keyframe before an index, if that is ahead. */
  private async approach(index: number): Promise<void> {
    const [stream] = this.container.streams;
    if (!stream || index - (index % KEYFRAME_EVERY) <= this.place) return;
    const { num, den } = stream.timeBase;
    // Half a frame is added: times in a file are rounded, and the keyframe must not lie behind the requested frame.
    const time = BigInt(Math.round((((index + 0.5) / this.fps) * den) / num));
    this.av.lib.FFmpegError.throwIfError(
      await this.container.seekFrame(stream.index, time, this.av.constants.AVSEEK_FLAG_BACKWARD),
      'Could not find a frame again',
    );
    this.codec.flushBuffers();
  }

  private async decodeTo(index: number, wanted: readonly number[]): Promise<void> {
    const { FFmpegError } = this.av.lib;
    while (!this.found.has(index)) {
      if (this.stopped()) throw new Error('The film was stopped.');
      const ended = (await this.container.readFrame(this.packet)) < 0;
      FFmpegError.throwIfError(await this.codec.sendPacket(ended ? null : this.packet), 'Could not read a frame again');
      this.packet.unref();
      await this.receive(wanted);
      if (ended) return;
    }
  }

  private async open(): Promise<void> {
    const { lib, constants } = this.av;
    const [stream] = this.container.streams;
    if (!stream) throw new Error('The file has no pictures.');
    const { codecpar } = stream;
    // FFmpeg's own VP9 decoder drops the alpha channel.
    const decoder =
      codecpar.codecId === constants.AV_CODEC_ID_VP9
        ? lib.Codec.findDecoderByName(constants.FF_DECODER_LIBVPX_VP9)
        : lib.Codec.findDecoder(codecpar.codecId);
    if (!decoder) throw new Error('This server has no decoder for the file.');
    this.codec.allocContext3(decoder);
    lib.FFmpegError.throwIfError(this.codec.parametersToContext(codecpar), 'Could not prepare to read the file again');
    lib.FFmpegError.throwIfError(await this.codec.open2(decoder, null), 'Could not begin to read the file again');
  }

  private async receive(wanted: readonly number[]): Promise<void> {
    while ((await this.codec.receiveFrame(this.frame)) >= 0) {
      const place = this.placeOf(this.frame);
      if (wanted.includes(place)) this.found.set(place, this.pixels());
      this.place = place + 1;
    }
  }

  private placeOf({ pts }: Lib.Frame): number {
    const [stream] = this.container.streams;
    return stream ? Math.round((Number(pts) * stream.timeBase.num * this.fps) / stream.timeBase.den) : this.place;
  }

  private pixels(): Uint8Array {
    const { lib, constants } = this.av;
    const { width, height } = this.frame;
    const picture = makePicture(this.av, width, height, constants.AV_PIX_FMT_RGBA, 1);
    picture.colorRange = constants.AVCOL_RANGE_JPEG;
    lib.FFmpegError.throwIfError(this.scaler.scaleFrameSync(picture, this.frame), 'Could not convert a frame');
    const result = new Uint8Array(picture.data?.[0]?.subarray(0, width * height * 4) ?? []);
    picture.free();
    return result;
  }
}

/** Reads frames of a video, which has one for every tick. */
export const readVideo: FilmReader = {
  counts: 'ticks',
  sample: (count, { width, height }) => spreadFrames(count, width * height),
  frames,
};
