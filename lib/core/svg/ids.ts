import type { ClipPath, Drawing, DrawingNode, Gradient, Paint } from '../paint/drawing';
import type { Reading } from './reading';

/** Gradients and clips that the nodes use, in the order of use. */
function usedBy(nodes: readonly DrawingNode[], reading: Reading): { gradients: Set<string>; clips: Set<string> } {
  const gradients = new Set<string>();
  const clips = new Set<string>();
  const clip = (id: string | null) => {
    for (let next = id; next !== null && !clips.has(next); next = reading.clips.get(next)?.clip.clip ?? null)
      clips.add(next);
  };
  const visit = (node: DrawingNode) => {
    clip(node.clip);
    if (node.kind === 'group') return node.children.forEach(visit);
    if (node.fill.kind === 'gradient') gradients.add(node.fill.id);
    if (node.stroke?.paint.kind === 'gradient') gradients.add(node.stroke.paint.id);
    return undefined;
  };
  nodes.forEach(visit);
  return { gradients, clips };
}

/**
 * The drawing with only the definitions that it uses, with ids `prefix-1`, `prefix-2`, …: unique in a spec when
 * prefixes are.
 */
export function namedDrawing(nodes: readonly DrawingNode[], reading: Reading, prefix: string): Drawing {
  const used = usedBy(nodes, reading);
  const names = [...used.gradients, ...used.clips].length;
  const numbered = (ids: Iterable<string>, from: number) =>
    new Map([...ids].map((id, i) => [id, `${prefix}-${from + i}`]));
  const gradientNames = numbered(used.gradients, 1);
  const clipNames = numbered(used.clips, names - used.clips.size + 1);
  const clipName = (id: string | null) => (id === null ? null : (clipNames.get(id) ?? null));
  const painted = (paint: Paint): Paint =>
    paint.kind === 'gradient' ? { kind: 'gradient', id: gradientNames.get(paint.id) ?? paint.id } : paint;
  const renamed = (node: DrawingNode): DrawingNode =>
    node.kind === 'group'
      ? { ...node, clip: clipName(node.clip), children: node.children.map(renamed) }
      : {
          ...node,
          clip: clipName(node.clip),
          fill: painted(node.fill),
          stroke: node.stroke && { ...node.stroke, paint: painted(node.stroke.paint) },
        };
  const gradients = [...gradientNames].flatMap(([id, name]): Gradient[] => {
    const resolved = reading.gradients.get(id);
    return resolved?.kind === 'gradient' ? [{ ...resolved.gradient, id: name }] : [];
  });
  const clips = [...clipNames].flatMap(([id, name]): ClipPath[] => {
    const resolved = reading.clips.get(id);
    return resolved ? [{ ...resolved.clip, id: name, clip: clipName(resolved.clip.clip) }] : [];
  });
  return { nodes: nodes.map(renamed), gradients, clips };
}

/** The palette tokens that the drawing uses. */
export function tokensOf(drawing: Drawing): Set<string> {
  const tokens = new Set<string>();
  const add = (paint: Paint | undefined) => {
    if (paint?.kind === 'token') tokens.add(paint.token);
  };
  const visit = (node: DrawingNode) => {
    if (node.kind === 'group') return node.children.forEach(visit);
    add(node.fill);
    return add(node.stroke?.paint);
  };
  drawing.nodes.forEach(visit);
  drawing.gradients.forEach(({ stops }) => stops.forEach(({ color }) => add(color)));
  return tokens;
}
