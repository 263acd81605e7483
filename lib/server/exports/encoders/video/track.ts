import type * as Lib from 'node-av/lib';
import { makePicture, openCodec, tagBt709, type Libav } from './libav';
import type { VideoSettings } from './settings';

/** The content of a track: the colours, or the alpha channel as grey levels, as VP9 stores it. */
export type Shows = 'colors' | 'alpha';

/** The chroma value of grey. */
const NO_COLOR = 128;

/**
 * One stream of compressed pictures: converts them from RGBA frames, and compresses one while the next is converted.
 */
export class Track {
  private readonly scaler: Lib.SoftwareScaleContext;
  /** Two buffers, for the picture being converted and the one being compressed. */
  private readonly pictures: [Lib.Frame, Lib.Frame];
  private readonly packet: Lib.Packet;
  private tick = 0n;
  private closed = false;

  private constructor(
    private readonly av: Libav,
    private readonly shows: Shows,
    readonly codec: Lib.CodecContext,
    width: number,
    height: number,
  ) {
    this.scaler = new av.lib.SoftwareScaleContext();
    this.scaler.allocContext();
    this.packet = new av.lib.Packet();
    this.packet.alloc();
    const picture = () => {
      const made = makePicture(av, width, height, av.constants.AV_PIX_FMT_YUV420P);
      tagBt709(av, made);
      for (const plane of made.data ?? []) plane.fill(NO_COLOR);
      return made;
    };
    this.pictures = [picture(), picture()];
  }

  static async open(
    av: Libav,
    shows: Shows,
    settings: VideoSettings,
    info: { width: number; height: number; fps: number },
  ): Promise<Track> {
    return new Track(av, shows, await openCodec(av, settings, info), info.width, info.height);
  }

  /**
   * Converts a picture from an RGBA frame and gives the promise of its compression, which must resolve before the next
   * but one is converted.
   */
  take(source: Lib.Frame, ticks: number, onPacket: (packet: Lib.Packet) => void): () => Promise<void> {
    const [picture] = this.pictures;
    this.pictures.reverse();
    if (this.shows === 'colors') this.check(this.scaler.scaleFrameSync(picture, source), 'Could not convert a frame');
    else takeAlpha(picture, source);
    return () => this.compress(picture, ticks, onPacket);
  }

  private async compress(picture: Lib.Frame, ticks: number, onPacket: (packet: Lib.Packet) => void): Promise<void> {
    picture.duration = 1n;
    for (let shown = 0; shown < ticks; shown += 1) {
      picture.pts = this.tick;
      this.tick += 1n;
      this.check(await this.codec.sendFrame(picture), 'Could not compress a frame');
      await this.drain(onPacket);
    }
  }

  /** Flushes the packets that are still in the encoder. */
  async end(onPacket: (packet: Lib.Packet) => void): Promise<void> {
    this.check(await this.codec.sendFrame(null), 'Could not end the video');
    await this.drain(onPacket);
  }

  /** The callback owns each packet that it receives. */
  private async drain(onPacket: (packet: Lib.Packet) => void): Promise<void> {
    while ((await this.codec.receivePacket(this.packet)) >= 0) {
      const packet = this.packet.clone();
      if (!packet) throw new Error('There is no memory for a frame of the video.');
      this.packet.unref();
      packet.duration = 1n;
      onPacket(packet);
    }
  }

  /** Frees all memory; further calls do nothing. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.codec.freeContext();
    this.scaler.freeContext();
    this.packet.free();
    for (const picture of this.pictures) picture.free();
  }

  private check(code: number, message: string): void {
    this.av.lib.FFmpegError.throwIfError(code, message);
  }
}

function takeAlpha(picture: Lib.Frame, source: Lib.Frame): void {
  const [light] = picture.data ?? [];
  const [pixels] = source.data ?? [];
  if (!light || !pixels) throw new Error('A frame has no memory.');
  const stride = picture.linesize[0] ?? 0;
  const { width, height } = source;
  for (let y = 0, from = 3; y < height; y += 1) {
    for (let at = y * stride; at < y * stride + width; at += 1, from += 4) light[at] = pixels[from]!;
  }
}
