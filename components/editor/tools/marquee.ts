import type { Box } from '@/lib/core/geometry/bounds';
import { wholeOf } from '@/lib/core/rig/underlays';
import { cornersOf, rigPart, type StagePoint, type StandingRig } from '../overlay/geometry';
import { onlyParts } from '../selection/selection';
import { unseenParts } from '../selection/seen';
import type { Editor } from '../state/editor';
import { standingIn, type Drag } from './drags';

const spanned = ([x, y]: StagePoint, [toX, toY]: StagePoint): Box => ({
  x: Math.min(x, toX),
  y: Math.min(y, toY),
  width: Math.abs(toX - x),
  height: Math.abs(toY - y),
});

/** The axis-aligned bounding box of points. */
function boxAround(points: readonly StagePoint[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return spanned([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]);
}

const touch = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** The visible, unlocked parts whose bounding boxes touch a box of the stage. */
function partsIn(editor: Editor, standing: StandingRig, box: Box): string[] {
  const { spec, locked, ...seen } = editor.store.getState();
  const unseen = unseenParts(spec.parts, seen);
  const touched = spec.parts.filter(({ id }) => {
    const drawing = rigPart(standing, id)?.drawings.get(standing.solved.get(id)?.state ?? null);
    if (!drawing || locked.includes(id) || unseen.has(id)) return false;
    return touch(boxAround(cornersOf(standing, id)), box);
  });
  const whole = wholeOf(spec.parts);
  return [...new Set(touched.map(({ id }) => whole(id)))];
}

/** A drag over the empty stage that selects the parts its box touches; `adds` extends the previous selection. */
export function marqueeDrag(editor: Editor, start: StagePoint, adds: boolean): Drag | null {
  const { store, marquee } = editor;
  const before = store.getState().selection;
  if (!standingIn(editor)) return null;
  return {
    to(point) {
      const standing = standingIn(editor);
      if (!standing) return;
      const box = spanned(start, point);
      marquee.setState({ box });
      const touched = partsIn(editor, standing, box);
      const parts = adds ? [...before.parts, ...touched] : touched;
      store.setState(({ selection }) => ({ selection: onlyParts(selection, [...new Set(parts)]) }));
    },
    end: () => marquee.setState({ box: null }),
    cancel() {
      marquee.setState({ box: null });
      store.setState({ selection: before });
    },
  };
}
