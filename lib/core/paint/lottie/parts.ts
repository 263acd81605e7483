import { type Box, grown, union } from '../../geometry/bounds';
import { round } from '../../geometry/number-text';
import type { Rig } from '../../rig/rig';
import { drawingOf } from '../../svg/drawing-of';
import { drawingBox } from '../extent';
import { type Content, contentsOf, together } from './content';
import { contentLayers, layerBase, nextIndex, type Writing } from './layers';
import { fixed, type Item, switched } from './properties';
import { type Showing, showingOf } from './showing';
import type { Slots } from './slots';
import { type Clip, partTransform } from './transforms';

/** The input of a file's layers. */
export interface Scene {
  rig: Rig;
  clips: readonly Clip[];
  writing: Writing;
  slots: Slots;
  /** The layer number of each part. */
  indices: readonly number[];
  /** The layer that all others are parented to, when the file has another size than the canvas. */
  base: number | null;
  fps: number;
  /**
   * Whether players may blend two moments of the file: then the drawings of a part alternate by time remap, else by
   * opacity.
   */
  mixed: boolean;
}

/** The margin of a composition, in pixels, for the antialiased edge of its outline. */
const EDGE = 2;

function wholeBox(box: Box): Box {
  const { x, y, width, height } = grown(box, EDGE);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/** The content of one layer. */
interface Shown {
  content: Content;
  state: string | null;
  name: string;
  box: Box;
  moment?: Item;
}

/**
 * Combines the alternate drawings of a part in one composition: each has one frame, and time remap jumps between them.
 */
function turns(drawn: readonly Shown[], { states, steps }: Showing, name: string, fps: number): Shown[] {
  const box = drawn.reduce<Box | null>((all, one) => union(all, one.box), null);
  if (!box) return [];
  const contents = drawn.map(({ content, state }) => ({ ...content, at: states.indexOf(state) }));
  const moment = switched(steps.map(({ at, place }) => ({ at, value: round((place + 0.5) / fps, 6) })));
  return [{ content: together(contents), state: null, name, box, moment }];
}

/**
 * Makes a part's layers, topmost first: one that both moves and shows it if possible, else one that moves and others
 * for its drawings.
 */
export function partLayers(scene: Scene, index: number): Item[] {
  const { rig, clips, writing, slots, indices, mixed } = scene;
  const part = rig.parts[index];
  if (!part) return [];
  const ind = indices[index] ?? 0;
  const parent = indices[part.parent] ?? scene.base;
  const showing = showingOf(rig, clips, index, mixed);
  const places = new Set(showing.steps.map(({ place }) => place));
  const swaps = places.size > 1;
  const hidden = places.size === 1 && places.has(showing.states.length);
  const changing = swaps || showing.states.length > 1;
  const transform = partTransform(clips, index, part.pivot);
  const drawings = showing.states.flatMap((state): Shown[] => {
    const svg = hidden ? '' : (part.drawings.get(state) ?? '');
    const drawing = svg ? drawingOf(svg) : null;
    const box = drawing && drawingBox(drawing);
    if (!drawing || !box) return [];
    const contents = contentsOf(drawing, { palette: rig.palette, slots });
    const name = state === null ? part.id : `${part.id} ${state}`;
    // Layers that fade or alternate must be grouped.
    const list = contents.length > 1 && (showing.fading || changing) ? [together(contents)] : contents;
    return list.map((content) => ({ content, state, name, box: wholeBox(box) }));
  });
  const drawn = swaps ? turns(drawings, showing, part.id, scene.fps) : drawings;
  const [only] = drawn;
  if (only && drawn.length === 1 && !changing && !only.content.layers && !only.content.matte) {
    return contentLayers(
      writing,
      only.content,
      only.box,
      { name: part.id, parent, transform, ...showing.opacityOf(only.state, only.content.opacity) },
      ind,
    );
  }
  const shows = drawn.flatMap(({ content, state, name, box, moment }) =>
    contentLayers(
      writing,
      content,
      box,
      { name, parent: ind, ...showing.opacityOf(state, content.opacity), ...(moment ? { moment } : {}) },
      nextIndex(writing),
    ),
  );
  return [...shows, layerBase(writing, 3, ind, { name: part.id, parent, transform, opacity: fixed(0) })];
}
