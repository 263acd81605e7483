import { swing, times, type Beat } from './beats';
import type { Score } from './score';

/** Steam and smoke rise, thin out and start again below; each wisp has its own phase in the cycle. */
export function drift(score: Score, cycles: number): void {
  const { seconds, figure } = score;
  figure.roles.steam.forEach((wisp, index) => {
    const path = swing({ from: 0, seconds, cycles, by: 1, phase: index * 0.37 });
    score.add(wisp, 'translateY', times(path, -figure.height * 0.02));
    score.add(
      wisp,
      'opacity',
      path.map((beat) => ({ ...beat, to: 0.72 + 0.25 * beat.to })),
    );
  });
}

/** Rattles a handle by degrees, as the only limb of an object. */
export function rattle(score: Score, list: readonly Beat[]): void {
  score.add(score.figure.roles.handle, 'rotate', times(list, score.gain));
}
