import type * as Lib from 'node-av/lib';
import { LIMITS } from '@/lib/core/limits';
import type { Libav } from '../../../../raster/libav';
import type { Pixels } from '@/lib/artist/trace/pixels';
import { READ_RATE, SIDE } from '@/lib/artist/video/film';
import type { PixelWindow } from '@/lib/artist/trace/window';
import { cropped, heightOf, widthOf } from '@/lib/artist/video/box';
import { VideoRefusal } from '@/lib/artist/video/refusal';
import type { FilmRegion } from '@/lib/artist/video/region';
import { turnsOf, turned } from './rotation';
import { UNREADABLE, type ReadOrder } from './messages';

/** A frame and its presentation time, in seconds of the file. */
interface Shown {
  at: number;
  picture: Pixels;
}

/** The difference below which two times are equal, in seconds. */
const HAIR = 1e-6;

/**
 * Decodes a video's frames at `READ_RATE`, or a region of them, scaled down, with FFmpeg's libraries: each is the frame
 * shown at that moment. Throws `VideoRefusal`.
 */
export async function* libavPictures(
  av: Libav,
  path: string,
  container: ReadOrder['container'],
  region: FilmRegion | null,
): AsyncGenerator<Pixels, void> {
  let [last, given]: [Shown | null, number] = [null, 0];
  let start = 0;
  for await (const shown of shownPictures(av, path, container, new Shrinker(av, region))) {
    if (last === null) start = shown.at;
    else for (const { picture } = last; given / READ_RATE < shown.at - start - HAIR; given += 1) yield picture;
    last = shown;
  }
  if (last) yield last.picture;
}

async function* shownPictures(
  av: Libav,
  path: string,
  kind: ReadOrder['container'],
  small: Shrinker,
): AsyncGenerator<Shown, void> {
  const { lib, constants } = av;
  const container = new lib.FormatContext();
  const opened = await container.openInput(path, lib.InputFormat.findInputFormat(kind));
  if (opened < 0 || (await container.findStreamInfo(null)) < 0) throw new VideoRefusal(UNREADABLE);
  const index = container.findBestStream(constants.AVMEDIA_TYPE_VIDEO);
  const stream = index >= 0 ? container.streams[index] : undefined;
  if (!stream) throw new VideoRefusal('The video has no picture.');
  const codec = await openDecoder(av, stream);
  const [packet, frame] = [new lib.Packet(), new lib.Frame()];
  packet.alloc();
  frame.alloc();
  const { num, den } = stream.timeBase;
  for (let ended = false; !ended;) {
    ended = (await container.readFrame(packet)) < 0;
    if (!ended && packet.streamIndex !== index) {
      packet.unref();
      continue;
    }
    // A broken frame is skipped, since the next one may be intact.
    await codec.sendPacket(ended ? null : packet);
    packet.unref();
    while ((await codec.receiveFrame(frame)) >= 0)
      yield { at: (Number(frame.bestEffortTimestamp) * num) / den, picture: small.picture(frame) };
  }
}

async function openDecoder({ lib, constants }: Libav, { codecpar }: Lib.Stream): Promise<Lib.CodecContext> {
  if (codecpar.width * codecpar.height > LIMITS.upload.pixels) throw tooManyPixels();
  // FFmpeg's own VP9 decoder drops the alpha channel.
  const decoder =
    codecpar.codecId === constants.AV_CODEC_ID_VP9
      ? lib.Codec.findDecoderByName(constants.FF_DECODER_LIBVPX_VP9)
      : lib.Codec.findDecoder(codecpar.codecId);
  if (!decoder) throw new VideoRefusal(UNREADABLE);
  const codec = new lib.CodecContext();
  codec.allocContext3(decoder);
  if (codec.parametersToContext(codecpar) < 0) throw new VideoRefusal(UNREADABLE);
  codec.threadCount = 1;
  codec.setOption('max_pixels', String(LIMITS.upload.pixels));
  if ((await codec.open2(decoder, null)) < 0) throw new VideoRefusal(UNREADABLE);
  return codec;
}

const tooManyPixels = () =>
  new VideoRefusal(`The pictures of the video may have at most ${LIMITS.upload.pixels / 1_000_000} million pixels.`);

/** Converts decoded frames to small upright RGBA pictures. */
class Shrinker {
  private readonly scaler: Lib.SoftwareScaleContext;

  constructor(
    private readonly av: Libav,
    private readonly region: FilmRegion | null,
  ) {
    this.scaler = new av.lib.SoftwareScaleContext();
    this.scaler.allocContext();
  }

  picture(frame: Lib.Frame): Pixels {
    const { lib, constants } = this.av;
    const turns = turnsOf(frame.getSideData(constants.AV_FRAME_DATA_DISPLAYMATRIX));
    const share = Math.min(1, SIDE / this.longerSide(turns % 2 ? { width: frame.height, height: frame.width } : frame));
    const [width, height] = [frame.width, frame.height].map((side) => Math.max(1, Math.round(side * share))) as [
      number,
      number,
    ];
    const target = new lib.Frame();
    target.alloc();
    target.width = width;
    target.height = height;
    target.format = constants.AV_PIX_FMT_RGBA;
    target.colorRange = constants.AVCOL_RANGE_JPEG;
    lib.FFmpegError.throwIfError(target.getBuffer(1), 'Could not make room for a picture');
    lib.FFmpegError.throwIfError(this.scaler.scaleFrameSync(target, frame), 'Could not make a picture smaller');
    const rgba = new Uint8Array(target.data?.[0]?.subarray(0, width * height * 4) ?? []);
    target.free();
    const upright = turned({ width, height, rgba }, turns);
    return this.region ? cropped(upright, within(this.region, upright)) : upright;
  }

  /** The longer side of the analysed picture, in pixels after rotation. */
  private longerSide({ width, height }: { width: number; height: number }): number {
    return this.region
      ? Math.max(width * widthOf(this.region), height * heightOf(this.region))
      : Math.max(width, height);
  }
}

/** Converts a region to pixels of a picture. */
const within = ({ left, top, right, bottom }: FilmRegion, { width, height }: Pixels): PixelWindow => ({
  left: Math.floor(left * width),
  top: Math.floor(top * height),
  right: Math.ceil(right * width),
  bottom: Math.ceil(bottom * height),
});
