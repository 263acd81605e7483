import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The scripts that a page loads to play a motion: the player, and the module that compiles motions to browser
 * animations.
 */
const SCRIPTS = ['player.js', 'player-film.js'] as const;

let known: number | null = null;

/** Gives how many bytes of the player a page loads before a mascot moves, compressed with gzip, in this build. */
export function playerBytes(): number {
  known ??= SCRIPTS.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(process.cwd(), 'public', name)), { level: 9 }).byteLength,
    0,
  );
  return known;
}
