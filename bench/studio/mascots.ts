import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { RICH_MASCOT } from '../rich-mascot';
import type { Service } from '../service';
import { headTurn } from '@/tests/support/clips';

/** The mascot of the benches with `count` parts: additional ones are copies as children of the root. */
export function mascotOf(count: number): MascotSpec {
  const root = RICH_MASCOT.parts.find(({ parent }) => parent === null)?.id ?? '';
  const models = RICH_MASCOT.parts.filter(({ parent }) => parent !== null);
  const copies = Array.from({ length: Math.max(0, count - RICH_MASCOT.parts.length) }, (_, index): Part => {
    const model = models[index % models.length] ?? RICH_MASCOT.parts[0];
    if (!model) throw new Error('The mascot of the benches has no parts.');
    const id = `${model.id}_${index}`;
    return {
      ...model,
      id,
      parent: root,
      z: 100 + index,
      svg: model.svg.replaceAll(/_([gr])"/g, `_$1_${index}"`).replaceAll(/_([gr])\)/g, `_$1_${index})`),
    };
  });
  return { ...RICH_MASCOT, parts: [...RICH_MASCOT.parts, ...copies] };
}

/** A clip of the head with a key at half time, which a bench drags. */
export const SWAY_CLIP = headTurn('Sway', [
  [0, 0],
  [0.5, -8],
  [1, 0],
]);

/** Makes a mascot with this many parts, an animation and a canvas. */
export async function makeWorkpiece(service: Service, parts: number): Promise<{ mascot: string; canvas: string }> {
  const { id } = await service.json<Mascot>('POST', '/mascots', { spec: mascotOf(parts), name: `Of ${parts} parts` });
  await service.json('POST', `/mascots/${id}/animations`, { clip: SWAY_CLIP, name: SWAY_CLIP.name });
  const { id: canvas } = await service.json<Canvas>('POST', `/mascots/${id}/canvases`, {
    name: 'Assistant',
    template: 'ai_agent',
  });
  return { mascot: id, canvas };
}
