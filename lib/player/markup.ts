import { transformText } from '@/lib/core/paint/svg';
import { substitute } from '@/lib/core/paint/tokens';
import type { Pose } from '@/lib/core/rig/pose';
import { rigOf, type Rig } from '@/lib/core/rig/rig';
import { solve, type SolvedPart } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';

/**
 * The SVG markup of an accepted spec in a pose. It contains every state of every part, so that a view only has to
 * change attributes. Colours are the variables `--mascot-<token>`, with the palette's colours as fallbacks. `prefix` is
 * put before every id, so that several drawings of one mascot can share a page.
 */
export function viewMarkup(spec: MascotSpec, prefix: string, pose: Pose = {}): string {
  const rig = rigOf(spec);
  const parts = solve(rig, pose)
    .map((part) => partMarkup(rig, part, prefix))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rig.width} ${rig.height}" width="100%" height="100%" ` +
    `display="block" overflow="visible" aria-hidden="true">${parts}</svg>`
  );
}

function partMarkup(rig: Rig, { id, state, matrix, opacity }: SolvedPart, prefix: string): string {
  const drawings = rig.parts[rig.index.get(id) ?? 0]?.drawings ?? new Map<string | null, string>();
  const states = [...drawings].map(([name, svg]) => {
    const hidden = name === state ? '' : ' display="none"';
    return `<g data-state="${name ?? ''}"${hidden}>${substitute(svg, rig.palette, 'variables', prefix)}</g>`;
  });
  return (
    `<g data-part="${id}" transform="${transformText(matrix)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}>` +
    `${states.join('')}</g>`
  );
}
