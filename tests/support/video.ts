import { writeFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as av from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet, SoftwareScaleContext } from 'node-av/lib';

/** A decoded video: its tags, and every frame as RGBA, converted by the colour matrix of its tags. */
export interface DecodedVideo {
  codec: string;
  /** The alpha mode that the stream is tagged with, if any. */
  alphaMode: string | null;
  pixelFormat: string;
  width: number;
  height: number;
  fps: number;
  seconds: number;
  colorSpace: string;
  colorRange: string;
  colorPrimaries: string;
  colorTransfer: string;
  frames: Uint8Array[];
}

const named = (value: number, names: Record<number, string>) => names[value] ?? `unknown (${value})`;

/** Decodes a video file. */
export async function decodeVideo(file: Uint8Array): Promise<DecodedVideo> {
  const folder = mkdtempSync(join(tmpdir(), 'liverig-decode-'));
  const path = join(folder, 'video');
  writeFileSync(path, file);
  const container = new FormatContext();
  try {
    FFmpegError.throwIfError(await container.openInput(path), 'open');
    FFmpegError.throwIfError(await container.findStreamInfo(null), 'read');
    return await decode(container);
  } finally {
    await container.closeInput();
    rmSync(folder, { recursive: true });
  }
}

async function decode(container: FormatContext): Promise<DecodedVideo> {
  const stream = container.streams[0]!;
  const { codecpar } = stream;
  // FFmpeg's own VP9 decoder ignores alpha.
  const codec =
    codecpar.codecId === av.AV_CODEC_ID_VP9
      ? Codec.findDecoderByName(av.FF_DECODER_LIBVPX_VP9)!
      : Codec.findDecoder(codecpar.codecId)!;
  const context = new CodecContext();
  context.allocContext3(codec);
  FFmpegError.throwIfError(context.parametersToContext(codecpar), 'parameters');
  FFmpegError.throwIfError(await context.open2(codec, null), 'decoder');
  const frames = await framesOf(container, context);
  const { num, den } = stream.avgFrameRate;
  return {
    codec: codec.name ?? '',
    alphaMode: stream.metadata?.get('alpha_mode') ?? null,
    pixelFormat: named(context.pixelFormat, {
      [av.AV_PIX_FMT_YUV420P]: 'yuv420p',
      [av.AV_PIX_FMT_YUVA420P]: 'yuva420p',
    }),
    width: codecpar.width,
    height: codecpar.height,
    fps: num / den,
    seconds: Number(container.duration) / av.AV_TIME_BASE,
    colorSpace: named(codecpar.colorSpace, { [av.AVCOL_SPC_BT709]: 'bt709' }),
    colorRange: named(codecpar.colorRange, { [av.AVCOL_RANGE_MPEG]: 'tv' }),
    colorPrimaries: named(codecpar.colorPrimaries, { [av.AVCOL_PRI_BT709]: 'bt709' }),
    colorTransfer: named(codecpar.colorTrc, { [av.AVCOL_TRC_BT709]: 'bt709' }),
    frames,
  };
}

async function framesOf(container: FormatContext, context: CodecContext): Promise<Uint8Array[]> {
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const frames: Uint8Array[] = [];
  const receive = async () => {
    while ((await context.receiveFrame(frame)) >= 0) frames.push(rgbaOf(frame, scaler));
  };
  while ((await container.readFrame(packet)) >= 0) {
    FFmpegError.throwIfError(await context.sendPacket(packet), 'packet');
    packet.unref();
    await receive();
  }
  await context.sendPacket(null);
  await receive();
  return frames;
}

function rgbaOf(source: Frame, scaler: SoftwareScaleContext): Uint8Array {
  const picture = new Frame();
  picture.alloc();
  picture.width = source.width;
  picture.height = source.height;
  picture.format = av.AV_PIX_FMT_RGBA;
  picture.colorRange = av.AVCOL_RANGE_JPEG;
  FFmpegError.throwIfError(picture.getBuffer(), 'buffer');
  FFmpegError.throwIfError(scaler.scaleFrameSync(picture, source), 'convert');
  const [plane] = picture.data ?? [];
  const stride = picture.linesize[0]!;
  const pixels = new Uint8Array(source.width * source.height * 4);
  for (let y = 0; y < source.height; y += 1)
    pixels.set(plane!.subarray(y * stride, y * stride + source.width * 4), y * source.width * 4);
  picture.free();
  return pixels;
}
