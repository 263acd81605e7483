import { ARCHETYPES, type MascotSpec, type Part } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';

type FinishedDrawing = Exclude<(typeof ARCHETYPES)[number], 'custom'>;

/** The prompt of a plain figure for each archetype. */
const FIGURES: Record<FinishedDrawing, string> = {
  biped: 'a bear',
  quadruped: 'a horse',
  winged: 'an owl',
  blob: 'a slime',
  object: 'a toaster',
};

/** Parts that every rig has, which the text names only once. */
const EVERYWHERE = new Set(['root', 'shadow']);

/** Draws a plain mascot of an archetype with the built-in artist. */
export const figureOf = (archetype: FinishedDrawing): MascotSpec =>
  designSpec({ prompt: `${FIGURES[archetype]}, standing`, style: 'flat', detail: 'standard' }, 'sample');

let written: string | undefined;

/** How a figure of each archetype is rigged: parents, joints, order and limits. */
export function skeletons(): string {
  return (written ??= [
    '## A rig of each archetype',
    'Each part with what it hangs from, its pivot, z and rotateLimits. Yours has other proportions: take over ' +
      'what hangs from what, the order, the limits, and joints in the same places of the body. custom is for what ' +
      'is none of these.',
    ...ARCHETYPES.flatMap((archetype) =>
      archetype === 'custom'
        ? []
        : [
            `${archetype} (${FIGURES[archetype]}): ${figureOf(archetype)
              .parts.filter(({ id }) => !EVERYWHERE.has(id))
              .map(joint)
              .join('; ')}`,
          ],
    ),
  ].join('\n'));
}

const joint = ({ id, parent, pivot, z, rotateLimits: limits }: Part): string =>
  `${id} on ${parent} [${pivot.map(Math.round).join(', ')}] ${z} ${limits ? `[${limits.join(', ')}]` : 'null'}`;
