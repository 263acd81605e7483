import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page loads to play a motion: the player, and what leaves motions to the browser. */
const SCRIPTS = ['player.js', 'player-film.js'] as const;

let known: number | null = null;

/** How many bytes of player a page loads before a mascot moves, as they are sent (gzip), of this build. */
export function playerBytes(): number {
  known ??= SCRIPTS.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(process.cwd(), 'public', name)), { level: 9 }).byteLength,
    0,
  );
  return known;
}
