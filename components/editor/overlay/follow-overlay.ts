import { boxPath } from '@/lib/core/geometry/bounds';
import { transformText } from '@/lib/core/paint/svg';
import { partTitle } from '../parts/part-title';
import type { Editor } from '../state/editor';
import { cornersOf, limitArcOf, onArc, placeOf, rigPart, standingOf, type StandingRig } from './geometry';
import { bonesPath, circlePath, pivotsPath, needlePath, outlinePath, sectorPath } from './paths';
import { drawSilhouette } from './silhouette';

/** The sizes of the overlay's marks, in stage pixels. */
const PIVOT_PX = 5;
const DOT_PX = 1.75;
const STOP_PX = 4;
/** The height of a part's name tag, and its distance above the part, in pixels. */
const NAME_PX = 20;
const GAP_PX = 4;

/**
 * Repaints the overlay after its data changes, in the same frame as the stage, and once for all changes of a task.
 * Returns the cleanup.
 */
export function followOverlay(editor: Editor, svg: SVGSVGElement, name: HTMLElement): () => void {
  let isDue = false;
  let isOver = false;
  const draw = createDrawing(editor, svg, name);
  const soon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!isOver) draw();
    });
  };
  const ends = [
    editor.camera.subscribe(soon),
    editor.stagePose.shown.subscribe(soon),
    editor.pointed.subscribe(soon),
    editor.marquee.subscribe(soon),
    editor.store.subscribe((now, before) => {
      if (now.selection !== before.selection || now.mode !== before.mode) soon();
    }),
  ];
  soon();
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}

function createDrawing(editor: Editor, svg: SVGSVGElement, name: HTMLElement): () => void {
  const lines = new Map([...svg.querySelectorAll<SVGElement>('[data-line]')].map((line) => [line.dataset.line, line]));
  const draw = (line: string, d: string): void => {
    const element = lines.get(line);
    if (element && element.getAttribute('d') !== d) element.setAttribute('d', d);
  };
  const point = createPointing(svg, name);
  return () => {
    const { rig, pose } = editor.stagePose.shown.getState();
    if (!rig) return;
    const standing = standingOf(rig, pose, editor.camera.getState());
    const { selection, mode } = editor.store.getState();
    const selected = selection.parts.filter((id) => rig.index.has(id));
    const one = selected.length === 1 ? (selected[0] ?? null) : null;
    const arc = one !== null && mode !== 'design' ? limitArcOf(standing, one) : null;
    const bounds = selected.map((id) => outlinePath(cornersOf(standing, id))).join('');
    draw('bounds-halo', bounds);
    draw('bounds', bounds);
    draw('pivots', pivotsPath(standing, selected, PIVOT_PX));
    draw('dots', pivotsPath(standing, mode === 'rig' ? rig.parts.map(({ id }) => id) : selected, DOT_PX));
    draw('all-bones', mode === 'rig' ? bonesPath(standing, null) : '');
    draw('bones', one !== null && mode === 'rig' ? bonesPath(standing, one) : '');
    draw('sector', arc ? sectorPath(arc) : '');
    draw('needle', arc ? needlePath(arc) : '');
    draw(
      'stops',
      arc && mode === 'rig' ? [arc.from, arc.to].map((at) => circlePath(onArc(arc, at), STOP_PX)).join('') : '',
    );
    const { box } = editor.marquee.getState();
    draw('marquee', box ? boxPath(box) : '');
    point(standing, editor.pointed.getState().part, selected);
  };
}

/** Draws the outline of the part under the pointer, and its name above it. */
function createPointing(svg: SVGSVGElement, name: HTMLElement) {
  const [group, mask] = [svg.querySelector<SVGGElement>('g[data-line]'), svg.querySelector('mask')];
  let drawn: string | null = null;
  return (standing: StandingRig, pointed: string | null, selected: readonly string[]): void => {
    const part = pointed === null ? undefined : rigPart(standing, pointed);
    const state = part && standing.solved.get(part.id)?.state;
    const fragment = part?.drawings.get(state ?? null) ?? '';
    const outlined = part && !selected.includes(part.id) ? fragment : '';
    if (group && mask && outlined !== drawn) drawSilhouette(group, mask, (drawn = outlined));
    if (part && group) {
      group.setAttribute('transform', transformText(placeOf(standing, part.id)));
      group.style.setProperty('--zoom', String(standing.view[0]));
    }
    const corners = part ? cornersOf(standing, part.id) : [];
    name.hidden = corners.length === 0;
    if (!part || corners.length === 0) return;
    name.textContent = partTitle(part.id);
    const xs = corners.map(([x]) => x);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const top = Math.max(NAME_PX, Math.min(...corners.map(([, y]) => y)) - GAP_PX);
    name.style.transform = `translate(calc(${Math.round(middle)}px - 50%), ${Math.round(top - NAME_PX)}px)`;
  };
}
