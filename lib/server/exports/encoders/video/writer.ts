import type * as Lib from 'node-av/lib';
import type { ClipInfo, FrameEncoder } from '../types';
import { makePicture, type Libav } from './libav';
import { MAX_PARALLEL_ALPHA_PIXELS, type VideoSettings } from './settings';
import { Track } from './track';

/**
 * Starts a video encoder on FFmpeg's libraries. RGBA is converted to BT.709 and tagged so. One frame is compressed
 * while the next is drawn.
 */
export async function startLibav(av: Libav, settings: VideoSettings, info: ClipInfo): Promise<FrameEncoder> {
  const container = new av.lib.FormatContext();
  const writer = new LibavWriter(av, settings, info, container);
  try {
    await writer.open();
    return writer;
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

class LibavWriter implements FrameEncoder {
  readonly room: Uint8Array;
  readonly again: (() => Promise<void>) | undefined;
  private readonly source: Lib.Frame;
  private readonly hasAlpha: boolean;
  private colors: Track | null = null;
  private alpha: Track | null = null;
  private stream: Lib.Stream | null = null;
  private tickBase: Lib.Rational;
  /** Compressed pictures that wait to be written, or for their alpha. */
  private readonly waiting: { colors: Lib.Packet[]; alpha: Lib.Packet[] } = { colors: [], alpha: [] };
  /** The frame that is being compressed. */
  private busy: Promise<void> = Promise.resolve();

  constructor(
    private readonly av: Libav,
    private readonly settings: VideoSettings,
    private readonly info: ClipInfo,
    private readonly container: Lib.FormatContext,
  ) {
    const { width, height, fps } = info;
    this.hasAlpha = settings.pixelFormat === 'yuva420p';
    if (this.hasAlpha && width * height > MAX_PARALLEL_ALPHA_PIXELS) this.again = () => this.beginAlpha();
    this.tickBase = new av.lib.Rational(1, fps);
    this.source = makePicture(av, width, height, av.constants.AV_PIX_FMT_RGBA, 1);
    this.source.colorRange = av.constants.AVCOL_RANGE_JPEG;
    this.room = this.source.data?.[0]?.subarray(0, width * height * 4) ?? new Uint8Array();
  }

  async open(): Promise<void> {
    const { lib, constants } = this.av;
    this.check(
      this.container.allocOutputContext2(null, this.settings.container, this.info.path),
      'Could not make the video file',
    );
    this.check(await this.container.openOutput(), 'Could not open the video file');
    this.colors = await Track.open(this.av, 'colors', this.settings, this.info);
    if (this.hasAlpha && !this.again) this.alpha = await Track.open(this.av, 'alpha', this.settings, this.info);
    this.stream = this.container.newStream(null);
    this.check(this.stream.codecpar.fromContext(this.colors.codec), 'Could not describe the video');
    // The container must declare the alpha channel.
    if (this.hasAlpha) this.stream.codecpar.format = constants.AV_PIX_FMT_YUVA420P;
    this.stream.timeBase = this.tickBase;
    // The frame rate is written into the file, so that players need not guess it.
    this.stream.avgFrameRate = new lib.Rational(this.info.fps, 1);
    const options = new lib.Dictionary();
    for (const [name, value] of Object.entries(this.settings.muxer)) options.set(name, value);
    this.check(await this.container.writeHeader(options), 'Could not begin the video');
  }

  async frame(pixels: Uint8Array, ticks: number): Promise<void> {
    if (pixels.byteOffset !== this.room.byteOffset || pixels.buffer !== this.room.buffer) this.room.set(pixels);
    const work = [
      this.colors?.take(this.source, ticks, this.keep('colors')),
      this.alpha?.take(this.source, ticks, this.keep('alpha')),
    ];
    await this.busy;
    this.busy = Promise.all(work.map((compress) => compress?.())).then(() => this.write());
    // The next frame awaits it; until then a failure must not count as unhandled.
    this.busy.then(null, () => undefined);
  }

  async finish(): Promise<void> {
    await this.busy;
    await Promise.all([this.colors?.end(this.keep('colors')), this.alpha?.end(this.keep('alpha'))]);
    await this.write();
    this.check(await this.container.writeTrailer(), 'Could not end the video file');
    await this.close();
  }

  async abandon(): Promise<void> {
    await this.busy.then(null, () => undefined);
    await this.close();
  }

  /** Ends the colour stream, which frees its encoder's memory for the alpha encoder. */
  private async beginAlpha(): Promise<void> {
    await this.busy;
    await this.colors?.end(this.keep('colors'));
    this.colors?.close();
    this.colors = null;
    this.alpha = await Track.open(this.av, 'alpha', this.settings, this.info);
  }

  private keep(kind: 'colors' | 'alpha'): (packet: Lib.Packet) => void {
    return (packet) => {
      this.waiting[kind].push(packet);
    };
  }

  /** Writes every picture that is complete. */
  private async write(): Promise<void> {
    const { colors, alpha } = this.waiting;
    while (colors.length > 0 && (!this.hasAlpha || alpha.length > 0)) {
      const [packet] = colors.splice(0, 1);
      const [veil] = this.hasAlpha ? alpha.splice(0, 1) : [];
      if (!packet || !this.stream) return;
      if (veil)
        this.check(
          packet.addSideData(this.av.constants.AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, blockAddition(veil)),
          'Could not add the alpha of a frame',
        );
      veil?.free();
      packet.streamIndex = this.stream.index;
      packet.rescaleTs(this.tickBase, this.stream.timeBase);
      this.check(await this.container.interleavedWriteFrame(packet), 'Could not write a frame');
      packet.free();
    }
  }

  private async close(): Promise<void> {
    this.colors?.close();
    this.alpha?.close();
    for (const packet of [...this.waiting.colors, ...this.waiting.alpha]) packet.free();
    this.source.free();
    await this.container.closeOutput();
    this.container.freeContext();
  }

  private check(code: number, message: string): void {
    this.av.lib.FFmpegError.throwIfError(code, message);
  }
}

/** Gives the `BlockAdditional` of a packet: its kind (1 is alpha) in eight bytes, then the compressed picture. */
function blockAddition(packet: Lib.Packet): Buffer {
  return Buffer.concat([Buffer.of(0, 0, 0, 0, 0, 0, 0, 1), packet.data ?? Buffer.alloc(0)]);
}
