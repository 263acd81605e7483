import sharp from 'sharp';
import { straightPixels } from '@/lib/server/raster/straight';
import { words } from '@/lib/server/exports/encoders/types';
import { pictureError } from '@/lib/server/exports/receipts/difference';
import { median, note, report, timed } from '../report';
import { encodeOurs } from './encode';
import { encodeWithFfmpeg } from './ffmpeg';
import { painted, peekOf, type Film } from './film';

const ROUNDS = 3;
const kilobytes = (file: Uint8Array) => `${Math.round(file.length / 1024)} KB`;

/** The raw frames of a film, from which every encoder gets copies. */
interface Raw {
  premultiplied: Uint8Array[];
  straight: Uint8Array[];
}

function rawFrames(film: Film): Raw {
  const premultiplied = [...painted(film, null)];
  return { premultiplied, straight: premultiplied.map((frame) => straightPixels(words(frame))) };
}

/** Copies of the frames: our encoders modify their input. */
function* copies(frames: readonly Uint8Array[]): Generator<Uint8Array, void> {
  for (const frame of frames) yield new Uint8Array(frame);
}

const ours = (format: 'apng' | 'gif', film: Film, { premultiplied }: Raw) =>
  encodeOurs(format, film, () => copies(premultiplied), peekOf(film, null));

/** Compares our APNG and GIF with those of ffmpeg from the same raw frames. */
export async function compareWithFfmpeg(film: Film): Promise<void> {
  const raw = rawFrames(film);
  await compareApng(film, raw);
  await compareGif(film, raw);
}

async function compareApng(film: Film, raw: Raw): Promise<void> {
  const sides = {
    ours: () => ours('apng', film, raw),
    theirs: () => encodeWithFfmpeg('apng', film, 'rgba', raw.straight),
  };
  const files = { ours: await sides.ours(), theirs: await sides.theirs() };
  const ratios: number[] = [];
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of ['theirs', 'ours'] as const) times[side].push(await timed(sides[side]));
    ratios.push(times.ours[round]! / times.theirs[round]!);
  }
  const ratio = median(ratios);
  report(
    "apng: encoding, ratio to ffmpeg's time <= 0.4",
    `${ratio.toFixed(2)}  (${median(times.ours).toFixed(0)} ms to ${median(times.theirs).toFixed(0)} ms)`,
    ratio <= 0.4,
  );
  const size = files.ours.length / files.theirs.length;
  report(
    "apng: ratio to ffmpeg's size <= 1.1",
    `${size.toFixed(2)}  (${kilobytes(files.ours)} to ${kilobytes(files.theirs)})`,
    size <= 1.1,
  );
}

/** The mean error of a GIF's frames against the raw frames, 0 to 255. */
async function gifError(file: Uint8Array, { premultiplied }: Raw): Promise<number> {
  const all = await sharp(file, { pages: -1 }).ensureAlpha().raw().toBuffer();
  const bytes = premultiplied[0]?.length ?? 1;
  if (all.length !== bytes * premultiplied.length)
    throw new Error(`A GIF holds ${all.length / bytes} frames instead of ${premultiplied.length}.`);
  const errors = premultiplied.map((frame, index) =>
    pictureError(frame, all.subarray(index * bytes, (index + 1) * bytes)),
  );
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/** The filters of ffmpeg: its default, which dithers, and the one for the smallest file, which does not. */
const GIF_WAYS = { 'dithered, its default': 'paletteuse', 'not dithered': 'paletteuse=dither=none' };

async function compareGif(film: Film, raw: Raw): Promise<void> {
  const file = await ours('gif', film, raw);
  const error = await gifError(file, raw);
  for (const [way, use] of Object.entries(GIF_WAYS)) {
    let theirs: Uint8Array = new Uint8Array();
    const settings = ['-filter_complex', `split[a][b];[a]palettegen[p];[b][p]${use}`, '-loop', '0'];
    const time = await timed(async () => {
      theirs = await encodeWithFfmpeg('gif', film, 'rgba', raw.straight, settings);
    });
    const theirError = await gifError(theirs, raw);
    const size = file.length / theirs.length;
    note(
      `gif: ffmpeg, ${way}`,
      `${kilobytes(theirs)}, mean error ${theirError.toFixed(3)} of 255, ${time.toFixed(0)} ms`,
    );
    report('gif: ratio to its size <= 1.1', `${size.toFixed(2)}  (${kilobytes(file)})`, size <= 1.1);
    report('gif: mean error no larger than its', `${error.toFixed(3)} of 255`, error <= theirError);
  }
}
