import type { ExportRun } from './runs';

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** The state of the exports for screen readers: which have ended, and how many are running. Leaves out percentages. */
export function runsText(runs: readonly ExportRun[]): string {
  const count = (phase: ExportRun['state']['phase']) => runs.filter(({ state }) => state.phase === phase).length;
  const [working, done, failed] = [count('working'), count('done'), count('failed')];
  return [
    ...(working > 0 ? [`${files(working)} being made.`] : []),
    ...(done > 0 ? [`${files(done)} ready.`] : []),
    ...(failed > 0 ? [`${files(failed)} could not be made.`] : []),
  ].join(' ');
}
