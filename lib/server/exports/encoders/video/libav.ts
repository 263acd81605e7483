import type * as Lib from 'node-av/lib';
import type { Libav } from '../../../raster/libav';
import type { VideoSettings } from './settings';

export { loadLibav, type Libav } from '../../../raster/libav';

/** Tags a picture or an encoder as BT.709 with limited range. */
export function tagBt709(
  { constants }: Libav,
  tagged: Pick<Lib.Frame, 'colorPrimaries' | 'colorTrc' | 'colorSpace' | 'colorRange'>,
): void {
  tagged.colorPrimaries = constants.AVCOL_PRI_BT709;
  tagged.colorTrc = constants.AVCOL_TRC_BT709;
  tagged.colorSpace = constants.AVCOL_SPC_BT709;
  tagged.colorRange = constants.AVCOL_RANGE_MPEG;
}

/** Opens an encoder of opaque pictures. */
export async function openCodec(
  av: Libav,
  settings: VideoSettings,
  { width, height, fps }: { width: number; height: number; fps: number },
): Promise<Lib.CodecContext> {
  const { lib, constants } = av;
  const codec = lib.Codec.findEncoderByName(
    { libx264: constants.FF_ENCODER_LIBX264, 'libvpx-vp9': constants.FF_ENCODER_LIBVPX_VP9 }[settings.encoder],
  );
  if (!codec) throw new Error(`This server has no ${settings.encoder} encoder.`);
  const context = new lib.CodecContext();
  context.allocContext3(codec);
  context.width = width;
  context.height = height;
  context.pixelFormat = constants.AV_PIX_FMT_YUV420P;
  context.timeBase = new lib.Rational(1, fps);
  context.framerate = new lib.Rational(fps, 1);
  tagBt709(av, context);
  context.setFlags(constants.AV_CODEC_FLAG_GLOBAL_HEADER);
  for (const [name, value] of Object.entries(settings.options)) context.setOption(name, value);
  try {
    lib.FFmpegError.throwIfError(await context.open2(codec, null), 'Could not open the video encoder');
  } catch (error) {
    context.freeContext();
    throw error;
  }
  return context;
}

/** Allocates a picture; `align` 1 leaves no padding between its rows. */
export function makePicture(
  { lib }: Libav,
  width: number,
  height: number,
  format: Lib.Frame['format'],
  align?: number,
): Lib.Frame {
  const picture = new lib.Frame();
  picture.alloc();
  picture.width = width;
  picture.height = height;
  picture.format = format;
  lib.FFmpegError.throwIfError(picture.getBuffer(align), 'Could not make room for a frame');
  return picture;
}
