import type { MascotSpec } from '@/lib/core/spec/schema';
import type { ArtistContext, ArtistWork, ComposeSceneInput, ComposedScene } from '../types';
import { ArtistError } from '../types';
import { airBefore, contactShadow, haloBehind } from './atmosphere';
import { compose, type Composition } from './compose';
import { dressedFor } from './posing';
import { readScene, type SceneBrief } from './reading';
import { backdropOf, setUp } from './set-up';
import { SETTINGS } from './settings';
import { BEHIND } from './settings/setting';

const SAYS: Record<(typeof BEHIND)[number], string> = {
  sky: 'Setting the light',
  far: 'Laying in what is far away',
  middle: 'Building the middle distance',
  ground: 'Putting a ground under the feet',
  near: 'Placing things around the mascot',
};

/** Composes a scene around a mascot, and yields a draft for each layer. */
export async function* scene(input: ComposeSceneInput, context: ArtistContext): ArtistWork<ComposedScene> {
  if (!/\p{L}/u.test(input.prompt))
    throw new ArtistError(
      'not_understood',
      'The prompt has no words to build a scene from; say where the mascot is, such as "on a beach at sunset".',
    );
  const brief = briefOf(input);
  yield { type: 'progress', text: readingOf(brief) };
  if (brief.unknown.length > 0) yield { type: 'progress', text: `Not sure how to draw: ${brief.unknown.join(', ')}` };
  for (const { item, why } of dressedFor(input.spec, brief).refused)
    yield { type: 'progress', text: `Left out the ${item.replaceAll('_', ' ')}: ${why}` };
  context.signal.throwIfAborted();
  const composition = composed(input, brief, context.seed);
  for (const depth of BEHIND) {
    if (!composition.layers[depth]) continue;
    context.signal.throwIfAborted();
    yield { type: 'progress', text: SAYS[depth] };
    yield { type: 'draft', spec: compose(composition, depth) };
  }
  context.signal.throwIfAborted();
  yield { type: 'progress', text: 'Bringing in the mascot with its shadow' };
  const spec = compose(composition);
  yield { type: 'draft', spec };
  return { spec, summary: composition.description };
}

/** The finished scene without drafts, for the gallery. */
export function sceneSpec(input: ComposeSceneInput, seed: string): MascotSpec {
  return compose(composed(input, briefOf(input), seed));
}

const briefOf = ({ prompt, spec }: ComposeSceneInput): SceneBrief =>
  readScene(prompt, `${spec.name} ${spec.description}`);

function composed(input: ComposeSceneInput, brief: SceneBrief, seed: string): Composition {
  const { cast, stage, easel, paints, prefix } = setUp(input, brief, seed);
  const layers = backdropOf(brief, easel);
  const parts = {
    halo: brief.setting === 'studio' ? '' : haloBehind(easel),
    shadow: contactShadow(easel, cast),
    air: airBefore(easel),
  };
  return {
    name: `${input.spec.name} ${SETTINGS[brief.setting].title}`,
    description: summaryOf(input.spec, brief),
    stage,
    cast,
    layers,
    ...parts,
    palette: paints.entries(),
    prefix,
  };
}

function readingOf(brief: SceneBrief): string {
  const heard = brief.understood.join(', ');
  if (brief.isNamed) return `Reading the scene: ${heard}`;
  return heard
    ? `Reading the scene: no place I know by name, so I build a studio backdrop with ${heard}`
    : 'Reading the scene: no place I know by name, so I build a studio backdrop';
}

const HOURS = { dawn: ' at dawn', day: '', sunset: ' at sunset', night: ' at night' } as const;
const AIRS = { clear: '', rain: ' in the rain', snow: ' in the snow', fog: ' in the fog' } as const;

function summaryOf({ name }: MascotSpec, brief: SceneBrief): string {
  const { title, indoor } = SETTINGS[brief.setting];
  const things = brief.objects.map(({ id }) => id.replaceAll('_', ' '));
  return (
    `${name} ${title}${brief.setting === 'studio' ? '' : HOURS[brief.time]}${indoor ? '' : AIRS[brief.weather]}` +
    `${things.length > 0 ? `, with ${things.join(' and ')} nearby` : ''}.`
  );
}
