import type * as Constants from 'node-av/constants';
import type * as Lib from 'node-av/lib';
import type { ClipInfo, FrameEncoder } from '../types';
import { scratchFile, type Scratch } from './scratch';
import type { VideoSettings } from './settings';

/** FFmpeg's libraries in this process. */
export interface Libav { lib: typeof Lib; constants: typeof Constants }

/** The libraries where they are installed (they are an optional dependency), else null. */
export async function loadLibav(): Promise<Libav | null> {
  try {
    const [lib, constants] = await Promise.all([import('node-av/lib'), import('node-av/constants')]);
    lib.Log.setLevel(constants.AV_LOG_ERROR);
    return { lib, constants };
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** A video encoder over FFmpeg's libraries: RGBA is converted to BT.709 and tagged so; it compresses one frame while the next is drawn. */
export async function startLibav(av: Libav, settings: VideoSettings, info: ClipInfo): Promise<FrameEncoder> {
  const scratch = await scratchFile(settings.container);
  try {
    return new LibavWriter(av, info, scratch, await openCodec(av, settings, info), await openContainer(av, settings, scratch.path)).open(settings);
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}

async function openCodec({ lib, constants }: Libav, settings: VideoSettings, info: ClipInfo): Promise<Lib.CodecContext> {
  const codec = lib.Codec.findEncoderByName({ libx264: constants.FF_ENCODER_LIBX264, 'libvpx-vp9': constants.FF_ENCODER_LIBVPX_VP9 }[settings.encoder]);
  if (!codec) throw new Error(`This server has no ${settings.encoder} encoder.`);
  const context = new lib.CodecContext();
  context.allocContext3(codec);
  context.width = info.width;
  context.height = info.height;
  context.pixelFormat = pixelFormat(constants, settings);
  context.timeBase = new lib.Rational(1, info.fps);
  context.framerate = new lib.Rational(info.fps, 1);
  context.colorPrimaries = constants.AVCOL_PRI_BT709;
  context.colorTrc = constants.AVCOL_TRC_BT709;
  context.colorSpace = constants.AVCOL_SPC_BT709;
  context.colorRange = constants.AVCOL_RANGE_MPEG;
  context.setFlags(constants.AV_CODEC_FLAG_GLOBAL_HEADER);
  for (const [name, value] of Object.entries(settings.options)) context.setOption(name, value);
  lib.FFmpegError.throwIfError(await context.open2(codec, null), 'Could not open the video encoder');
  return context;
}

const pixelFormat = (constants: Libav['constants'], settings: VideoSettings) =>
  ({ yuv420p: constants.AV_PIX_FMT_YUV420P, yuva420p: constants.AV_PIX_FMT_YUVA420P })[settings.pixelFormat];

async function openContainer({ lib }: Libav, settings: VideoSettings, path: string): Promise<Lib.FormatContext> {
  const container = new lib.FormatContext();
  lib.FFmpegError.throwIfError(container.allocOutputContext2(null, settings.container, path), 'Could not make the video file');
  lib.FFmpegError.throwIfError(await container.openOutput(), 'Could not open the video file');
  return container;
}

class LibavWriter implements FrameEncoder {
  private readonly scaler: Lib.SoftwareScaleContext;
  private readonly packet: Lib.Packet;
  private readonly stream: Lib.Stream;
  /** The frame that is being compressed. */
  private busy: Promise<void> = Promise.resolve();
  /** Room for the frame that is converted and for the one that is compressed: made once. */
  private readonly pictures: [Lib.Frame, Lib.Frame];
  private tick = 0n;

  constructor(
    private readonly av: Libav,
    private readonly info: ClipInfo,
    private readonly scratch: Scratch,
    private readonly codec: Lib.CodecContext,
    private readonly container: Lib.FormatContext,
  ) {
    this.scaler = new av.lib.SoftwareScaleContext();
    this.scaler.allocContext();
    this.packet = new av.lib.Packet();
    this.packet.alloc();
    this.pictures = [this.picture(), this.picture()];
    this.stream = container.newStream(null);
    this.check(this.stream.codecpar.fromContext(codec), 'Could not describe the video');
    this.stream.timeBase = codec.timeBase;
  }

  async open(settings: VideoSettings): Promise<this> {
    const options = new this.av.lib.Dictionary();
    for (const [name, value] of Object.entries(settings.muxer)) options.set(name, value);
    this.check(await this.container.writeHeader(options), 'Could not begin the video');
    return this;
  }

  async frame(pixels: Uint8Array, ticks: number): Promise<void> {
    const picture = this.converted(pixels);
    await this.busy;
    this.busy = this.compress(picture, ticks);
    // Whoever comes next awaits it; until then a failure must not count as unhandled.
    this.busy.then(null, () => undefined);
  }

  async finish(): Promise<Uint8Array> {
    await this.busy;
    this.check(await this.codec.sendFrame(null), 'Could not end the video');
    await this.writePackets();
    this.check(await this.container.writeTrailer(), 'Could not end the video file');
    await this.close();
    return this.scratch.take();
  }

  async abandon(): Promise<void> {
    await this.busy.then(null, () => undefined);
    await this.close();
    await this.scratch.remove();
  }

  private converted(pixels: Uint8Array): Lib.Frame {
    const { lib, constants } = this.av;
    const { width, height } = this.info;
    const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
    const source = lib.Frame.fromVideoBuffer(bytes, { width, height, format: constants.AV_PIX_FMT_RGBA });
    source.colorRange = constants.AVCOL_RANGE_JPEG;
    const picture = this.pictures[0];
    this.pictures.reverse();
    this.check(this.scaler.scaleFrameSync(picture, source), 'Could not convert a frame');
    source.free();
    return picture;
  }

  private picture(): Lib.Frame {
    const { lib, constants } = this.av;
    const picture = new lib.Frame();
    picture.alloc();
    picture.width = this.info.width;
    picture.height = this.info.height;
    picture.format = this.codec.pixelFormat;
    picture.colorPrimaries = constants.AVCOL_PRI_BT709;
    picture.colorTrc = constants.AVCOL_TRC_BT709;
    picture.colorSpace = constants.AVCOL_SPC_BT709;
    picture.colorRange = constants.AVCOL_RANGE_MPEG;
    this.check(picture.getBuffer(), 'Could not make room for a frame');
    return picture;
  }

  private async compress(picture: Lib.Frame, ticks: number): Promise<void> {
    picture.duration = 1n;
    for (let shown = 0; shown < ticks; shown += 1) {
      picture.pts = this.tick;
      this.tick += 1n;
      this.check(await this.codec.sendFrame(picture), 'Could not compress a frame');
      await this.writePackets();
    }
  }

  private async writePackets(): Promise<void> {
    while ((await this.codec.receivePacket(this.packet)) >= 0) {
      this.packet.streamIndex = this.stream.index;
      this.packet.duration = 1n;
      this.packet.rescaleTs(this.codec.timeBase, this.stream.timeBase);
      this.check(await this.container.interleavedWriteFrame(this.packet), 'Could not write a frame');
      this.packet.unref();
    }
  }

  private async close(): Promise<void> {
    await this.container.closeOutput();
    this.container.freeContext();
    this.codec.freeContext();
    this.scaler.freeContext();
    this.packet.free();
    for (const picture of this.pictures) picture.free();
  }

  private check(code: number, message: string): void {
    this.av.lib.FFmpegError.throwIfError(code, message);
  }
}
