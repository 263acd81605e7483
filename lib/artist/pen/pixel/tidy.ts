import { boxOfCells, type Cells, eachCell, type Inks, STEPS } from './cells';

/** Smaller drawings are not tidied, because every cell of them matters. */
const MIN_TIDIED_CELLS = 12;

/** The most frequent ink, with its number of cells. */
function mostOf(around: readonly number[]): [ink: number, count: number] {
  let most: [number, number] = [0, 0];
  for (const ink of around) {
    const count = around.filter((other) => other === ink).length;
    if (count > most[1]) most = [ink, count];
  }
  return most;
}

/** Removes raster artefacts: single cells that stick out, single gaps, and isolated cells of a tone. */
export function tidied(cells: Cells, inks: Inks): Cells {
  const box = boxOfCells(cells);
  if (!box || cells.filter(Boolean).length < MIN_TIDIED_CELLS) return cells;
  const next = cells.slice();
  eachCell(box, 0, (index) => {
    const ink = cells[index] ?? 0;
    const around = STEPS.map((step) => cells[index + step] ?? 0).filter(Boolean);
    if (around.every((other) => other === ink) && around.length > 1) return;
    const [most, count] = mostOf(around);
    if (ink === 0) {
      if (around.length === STEPS.length) next[index] = most;
    } else if (around.length <= 1) next[index] = 0;
    else if (!around.includes(ink) && count >= around.length - 1 && inks.materialOf(most) === inks.materialOf(ink))
      next[index] = most;
  });
  return next;
}
