import { writeFile } from 'node:fs/promises';
import type * as Lib from 'node-av/lib';
import type { ReadBack } from '../types';
import { loadLibav, type Libav } from './libav';
import { scratchFile } from './scratch';

async function frames(file: Uint8Array, indices: readonly number[]): Promise<Uint8Array[] | null> {
  const av = await loadLibav();
  if (!av) return null;
  const scratch = await scratchFile('read');
  const container = new av.lib.FormatContext();
  try {
    await writeFile(scratch.path, file);
    av.lib.FFmpegError.throwIfError(await container.openInput(scratch.path), 'Could not open the file again');
    av.lib.FFmpegError.throwIfError(await container.findStreamInfo(null), 'Could not read the file again');
    return await new FrameReader(av, container).read(indices);
  } finally {
    await container.closeInput();
    await scratch.remove();
  }
}

/** Decodes the one stream of a file from its beginning. */
class FrameReader {
  private readonly packet: Lib.Packet;
  private readonly frame: Lib.Frame;
  private readonly scaler: Lib.SoftwareScaleContext;
  private readonly codec: Lib.CodecContext;
  private readonly found: Uint8Array[] = [];
  private count = 0;

  constructor(private readonly av: Libav, private readonly container: Lib.FormatContext) {
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
    const { FFmpegError } = this.av.lib;
    const last = Math.max(...indices);
    try {
      await this.open();
      while (this.count <= last) {
        const ended = (await this.container.readFrame(this.packet)) < 0;
        FFmpegError.throwIfError(await this.codec.sendPacket(ended ? null : this.packet), 'Could not read a frame again');
        this.packet.unref();
        await this.receive(indices);
        if (ended) break;
      }
    } finally {
      this.codec.freeContext();
      this.scaler.freeContext();
      this.frame.free();
      this.packet.free();
    }
    if (this.found.length < indices.length) throw new Error('The file has fewer frames than were drawn.');
    return this.found;
  }

  private async open(): Promise<void> {
    const { lib, constants } = this.av;
    const [stream] = this.container.streams;
    if (!stream) throw new Error('The file has no pictures.');
    const { codecpar } = stream;
    // The decoder of VP9 that FFmpeg has itself leaves the alpha out.
    const decoder = codecpar.codecId === constants.AV_CODEC_ID_VP9 ? lib.Codec.findDecoderByName(constants.FF_DECODER_LIBVPX_VP9) : lib.Codec.findDecoder(codecpar.codecId);
    if (!decoder) throw new Error('This server has no decoder for the file.');
    this.codec.allocContext3(decoder);
    lib.FFmpegError.throwIfError(this.codec.parametersToContext(codecpar), 'Could not prepare to read the file again');
    lib.FFmpegError.throwIfError(await this.codec.open2(decoder, null), 'Could not begin to read the file again');
  }

  private async receive(indices: readonly number[]): Promise<void> {
    while ((await this.codec.receiveFrame(this.frame)) >= 0) {
      if (indices.includes(this.count)) this.found.push(this.pixels());
      this.count += 1;
    }
  }

  private pixels(): Uint8Array {
    const { lib, constants } = this.av;
    const { width, height } = this.frame;
    const picture = new lib.Frame();
    picture.alloc();
    picture.width = width;
    picture.height = height;
    picture.format = constants.AV_PIX_FMT_RGBA;
    picture.colorRange = constants.AVCOL_RANGE_JPEG;
    lib.FFmpegError.throwIfError(picture.getBuffer(), 'Could not make room for a frame');
    lib.FFmpegError.throwIfError(this.scaler.scaleFrameSync(picture, this.frame), 'Could not convert a frame');
    const [plane = Buffer.alloc(0)] = picture.data ?? [];
    const stride = picture.linesize[0] ?? 0;
    const result = new Uint8Array(width * height * 4);
    for (let y = 0; y < height; y += 1) result.set(plane.subarray(y * stride, y * stride + width * 4), y * width * 4);
    picture.free();
    return result;
  }
}

/** Reads the frames of a video back; a video has one for every tick. */
export const readVideo: ReadBack = { counts: 'ticks', seeks: false, frames };
