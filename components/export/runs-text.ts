import type { ExportRun } from './runs';

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** The state of several exports for screen readers: what ended, and how many are still made; no percents. */
export function runsText(runs: readonly ExportRun[]): string {
  const count = (phase: ExportRun['state']['phase']) => runs.filter(({ state }) => state.phase === phase).length;
  const [working, done, failed] = [count('working'), count('done'), count('failed')];
  return [
    ...(working > 0 ? [`${files(working)} being made.`] : []),
    ...(done > 0 ? [`${files(done)} ready.`] : []),
    ...(failed > 0 ? [`${files(failed)} could not be made.`] : []),
  ].join(' ');
}
