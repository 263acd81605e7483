// How the time of an export, from the POST to the end of its job, grows with parts, frames and pixels.
import { FILM_FORMATS, type FilmFormatName } from '@/lib/server/exports/formats/films';
import { note, timed } from '../report';
import { mascotOfParts, RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { chosenFormats } from './formats';
import { finished, upload, type Subject } from './order';

const PARTS = [5, 12, 50, 100, 200];
const FRAMES = [15, 90, 300, 1200];
const SIZES = [64, 128, 256, 512, 1024, 2048];
/** An export that takes less than this is run twice, in milliseconds; the faster run counts. */
const QUICK_MS = 3000;

interface Point {
  at: number;
  milliseconds: number;
}

async function point(at: number, work: () => Promise<unknown>): Promise<Point> {
  const first = await timed(work);
  return { at, milliseconds: first > QUICK_MS ? first : Math.min(first, await timed(work)) };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The exponent of the growth of time with `at`: the slope of the regression line through the points in log-log scale.
 */
function exponent(points: readonly Point[]): number {
  const [xs, ys] = [points.map(({ at }) => Math.log(at)), points.map(({ milliseconds }) => Math.log(milliseconds))];
  const [x, y] = [mean(xs), mean(ys)];
  return (
    xs.reduce((sum, value, index) => sum + (value - x) * (ys[index]! - y), 0) /
    xs.reduce((sum, value) => sum + (value - x) ** 2, 0)
  );
}

function tell(what: string, points: readonly Point[]): void {
  const upper = points.slice(-Math.max(2, Math.ceil(points.length / 2)));
  const row = points
    .map(
      ({ at, milliseconds }) =>
        `${at}: ${milliseconds < 9999 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`}`,
    )
    .join('   ');
  note(what, `${row}   grows as n^${exponent(points).toFixed(2)}, at the upper end n^${exponent(upper).toFixed(2)}`);
}

async function byParts(service: Service, format: FilmFormatName): Promise<Point[]> {
  const points: Point[] = [];
  for (const parts of PARTS) {
    const subject = await upload(service, mascotOfParts(parts), 3);
    points.push(await point(parts, () => finished(service, subject, { format, size: 512, fps: 30 })));
  }
  return points;
}

/** Measures by number of frames, up to a clip of 20 s at the maximum frame rate of the format. */
async function byFrames(service: Service, format: FilmFormatName): Promise<Point[]> {
  const points: Point[] = [];
  for (const frames of FRAMES) {
    const fps = frames > 600 ? FILM_FORMATS[format].maxFps : 30;
    const seconds = Math.min(20, frames / fps);
    const subject = await upload(service, RICH_MASCOT, seconds);
    points.push(await point(Math.round(seconds * fps), () => finished(service, subject, { format, size: 512, fps })));
  }
  return points;
}

async function bySize(service: Service, subject: Subject, format: FilmFormatName): Promise<Point[]> {
  const points: Point[] = [];
  for (const size of SIZES) points.push(await point(size, () => finished(service, subject, { format, size, fps: 30 })));
  return points;
}

await withServer(async (server) => {
  const service = await connect(server);
  const subject = await upload(service, RICH_MASCOT, 3);
  for (const format of chosenFormats(['mp4', 'apng'])) {
    await finished(service, subject, { format, size: 512, fps: 30 });
    tell(`${format}: parts, 90 frames of 512 px`, await byParts(service, format));
    tell(`${format}: frames of 512 px, 12 parts`, await byFrames(service, format));
    if (format !== 'sprite')
      tell(`${format}: pixels of a side, 90 frames, 12 parts`, await bySize(service, subject, format));
  }
});
