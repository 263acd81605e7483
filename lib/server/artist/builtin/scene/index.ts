import type { MascotSpec } from '@/lib/core/spec/schema';
import type { ArtistContext, ArtistWork, SceneInput, SceneResult } from '../../types';
import { ArtistError } from '../../types';
import { diceOf } from '../random';
import { airBefore, contactShadow, haloBehind } from './atmosphere';
import { castOf } from './cast';
import { compose, prefixFor, type Composition } from './compose';
import { createEasel } from './easel';
import { createPaints } from './light';
import { objectsBeside } from './objects';
import { dressedFor, poseFor } from './posing';
import { readScene, type SceneBrief } from './reading';
import { SETTINGS } from './settings';
import { BEHIND } from './settings/setting';
import { stageOf } from './stage';

const SAYS: Record<(typeof BEHIND)[number], string> = {
  sky: 'Setting the light', far: 'Laying in what is far away', middle: 'Building the middle distance', ground: 'Putting a ground under the feet', near: 'Placing things around the mascot',
};

/** Composes a scene around a mascot, layer by layer. */
export async function* scene(input: SceneInput, context: ArtistContext): ArtistWork<SceneResult> {
  if (!/\p{L}/u.test(input.prompt)) throw new ArtistError('not_understood', 'The prompt has no words to build a scene from; say where the mascot is, such as "on a beach at sunset".');
  const brief = briefOf(input);
  yield { type: 'progress', text: readingOf(brief) };
  if (brief.unknown.length > 0) yield { type: 'progress', text: `Not sure how to draw: ${brief.unknown.join(', ')}` };
  for (const { item, why } of dressedFor(input.spec, brief).refused) yield { type: 'progress', text: `Left out the ${item.replaceAll('_', ' ')}: ${why}` };
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

/** The finished scene alone, without the drafts: what the gallery draws. */
export function sceneSpec(input: SceneInput, seed: string): MascotSpec {
  return compose(composed(input, briefOf(input), seed));
}

const briefOf = ({ prompt, spec }: SceneInput): SceneBrief => readScene(prompt, `${spec.name} ${spec.description}`);

function composed(input: SceneInput, brief: SceneBrief, seed: string): Composition {
  const { spec } = dressedFor(input.spec, brief);
  const pose = input.clip ? { clip: input.clip, seconds: input.seconds } : poseFor(spec, brief);
  const cast = castOf(spec, pose.clip, pose.seconds, SETTINGS[brief.setting].floats);
  const stage = stageOf(input.width, input.height, { width: cast.room.width, height: cast.feet[1] - cast.room.y });
  const setting = SETTINGS[brief.setting];
  const light = { time: brief.time, weather: brief.weather, indoor: setting.indoor ?? false, season: brief.season, tint: brief.setting === 'studio' ? null : brief.colors[0] ?? null, mascot: cast.presence };
  const prefix = prefixFor(cast.spec);
  const paints = createPaints(light, prefix);
  const easel = createEasel(stage, light, paints, diceOf([input.prompt.trim().toLowerCase(), input.spec.name, seed].join('\u0000')), brief);
  const drawn = setting.draw(easel);
  const layers = brief.minimal ? { ...drawn, front: '' } : drawn;
  const parts = {
    layers: { ...layers, near: (layers.near ?? '') + objectsBeside(easel, brief.objects.filter(({ id }) => !setting.has?.includes(id))) },
    halo: brief.setting === 'studio' ? '' : haloBehind(easel), shadow: contactShadow(easel, cast), air: airBefore(easel),
  };
  return { name: `${input.spec.name} ${setting.title}`, description: summaryOf(input.spec, brief), stage, cast, ...parts, palette: paints.entries(), prefix };
}

function readingOf(brief: SceneBrief): string {
  const heard = brief.understood.join(', ');
  if (brief.isNamed) return `Reading the scene: ${heard}`;
  return heard ? `Reading the scene: no place I know by name, so I build a studio backdrop with ${heard}` : 'Reading the scene: no place I know by name, so I build a studio backdrop';
}

const HOURS = { dawn: ' at dawn', day: '', sunset: ' at sunset', night: ' at night' } as const;
const AIRS = { clear: '', rain: ' in the rain', snow: ' in the snow', fog: ' in the fog' } as const;

function summaryOf({ name }: MascotSpec, brief: SceneBrief): string {
  const { title, indoor } = SETTINGS[brief.setting];
  const things = brief.objects.map(({ id }) => id.replaceAll('_', ' '));
  return `${name} ${title}${brief.setting === 'studio' ? '' : HOURS[brief.time]}${indoor ? '' : AIRS[brief.weather]}${things.length > 0 ? `, with ${things.join(' and ')} nearby` : ''}.`;
}
