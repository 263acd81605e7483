// Runs as a separate process, because it decodes files of strangers: it receives one request, answers once, and may be
// killed at any time.
import type { Pixels } from '@/lib/artist/trace/pixels';
import { loadLibav } from '../../../../raster/libav';
import type { SampledFilm } from '@/lib/artist/video/film';
import { measure } from '@/lib/artist/video/measure';
import { VideoRefusal } from '@/lib/artist/video/refusal';
import type { FilmRegion } from '@/lib/artist/video/region';
import { ffmpegPictures } from './ffmpeg-pictures';
import { libavPictures } from './libav-pictures';
import { readFilm } from './read-film';
import { TOO_MUCH_MEMORY, VIDEO_FD, type ReadAnswer, type ReadOrder, type VideoMeasurement } from './messages';

/** How often the memory use is checked, in milliseconds. */
const LOOK_MS = 50;
/** How many frames the answer holds. */
const STILLS = 16;

async function decoderFor({
  engine,
  container,
}: ReadOrder): Promise<(region: FilmRegion | null) => AsyncIterable<Pixels>> {
  const path = `/dev/fd/${VIDEO_FD}`;
  const libav = engine === 'auto' || engine === 'node-av' ? await loadLibav() : null;
  if (libav) return (region) => libavPictures(libav, path, container, region);
  if (engine === 'auto' || engine === 'ffmpeg') return (region) => ffmpegPictures(path, container, region);
  throw new VideoRefusal(
    'This server cannot read videos: install the optional package node-av, or put ffmpeg on the PATH.',
  );
}

function watchedOf(whole: SampledFilm): VideoMeasurement {
  const { film, from, measured } = measure(whole);
  const last = film.pictures.length - 1;
  const places = [...new Set(Array.from({ length: STILLS }, (_, index) => Math.round((index * last) / (STILLS - 1))))];
  const stills = places.flatMap((place) => {
    const picture = film.pictures[place];
    return picture ? [{ seconds: place / film.rate, picture }] : [];
  });
  return { measured, from, lasts: whole.pictures.length / whole.rate, stills };
}

async function answerTo(order: ReadOrder): Promise<ReadAnswer> {
  try {
    return { watched: watchedOf(await readFilm(await decoderFor(order))) };
  } catch (error) {
    if (error instanceof VideoRefusal) return { refused: error.message };
    throw error;
  }
}

process.once('message', (order: ReadOrder) => {
  const guard = setInterval(() => {
    if (process.memoryUsage.rss() > order.memory) process.exit(TOO_MUCH_MEMORY);
  }, LOOK_MS);
  answerTo(order)
    .then(
      (answer) => process.send?.(answer, () => process.exit(0)),
      () => process.exit(1),
    )
    .finally(() => clearInterval(guard));
});
process.once('disconnect', () => process.exit(1));
