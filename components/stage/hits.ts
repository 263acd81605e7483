/** The largest distance in pixels at which a pointer hits a thin line. */
const REACH_PX = 5;
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The ids of the parts that contain these elements, without duplicates, in the order of the elements. */
export function partsOf(elements: readonly Pick<Element, 'closest'>[]): string[] {
  const ids = elements.flatMap((element) => element.closest<SVGGElement>('g[data-part]')?.dataset.part ?? []);
  return [...new Set(ids)];
}

/** The parts of the drawing in `host` at a point of the window, the topmost first; close to it if there is none. */
export function partsAt(host: Element, x: number, y: number): string[] {
  const at = (left: number, top: number) =>
    partsOf(document.elementsFromPoint(left, top).filter((element) => host.contains(element)));
  const exact = at(x, y);
  if (exact.length > 0) return exact;
  return [...new Set(AROUND.flatMap(([dx, dy]) => at(x + dx * REACH_PX, y + dy * REACH_PX)))];
}
