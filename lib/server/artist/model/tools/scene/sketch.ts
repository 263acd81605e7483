import type { MascotSpec } from '@/lib/core/spec/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import { assemble, type Sheet } from '@/lib/artist/scene/compose';
import { airBefore, contactShadow, haloBehind } from '@/lib/artist/scene/atmosphere';
import { readScene, type SceneBrief } from '@/lib/artist/scene/reading';
import { BEHIND } from '@/lib/artist/scene/settings/setting';
import { SETTINGS } from '@/lib/artist/scene/settings';
import { backdropOf, setUp, type SetUp } from '@/lib/artist/scene/set-up';
import type { Stage } from '@/lib/artist/scene/stage';
import { diceOf } from '@/lib/artist/random';
import { ArtistError, type ComposeSceneInput } from '@/lib/artist/types';
import { refusal, type ToolOutcome } from '../../tool';

/** Where a piece lies, from far to near; the mascot stands between `near` and `front`. */
export const DEPTHS = [...BEHIND, 'front'] as const;
export type Depth = (typeof DEPTHS)[number];

/** A drawing of the backdrop in picture pixels. */
export interface Piece {
  id: string;
  depth: Depth;
  svg: string;
}

/**
 * All of a scene that tools change; replaced as a whole, so that a change that breaks the rules leaves nothing behind.
 */
export interface SceneState {
  brief: SceneBrief;
  set: SetUp;
  /** Where the mascot stands. */
  stage: Stage;
  /** Within a depth the first ones are the farthest. */
  pieces: readonly Piece[];
}

/** A scene while it is made: its spec is one that `acceptSpec` accepts at any time. */
export interface SceneSketch {
  readonly input: ComposeSceneInput;
  readonly seed: string;
  state: SceneState;
  spec: MascotSpec;
}

/** A scene begun as the built-in artist reads its words. Throws `bad_input` for a mascot that cannot be drawn. */
export function sceneSketch(input: ComposeSceneInput, seed: string): SceneSketch {
  const brief = readScene(input.prompt, `${input.spec.name} ${input.spec.description}`);
  const state = stateOf(input, brief, seed);
  const accepted = acceptSpec(specOf(input, state));
  if (!accepted.ok)
    throw new ArtistError(
      'bad_input',
      `No scene can be made of this mascot: ${accepted.problems[0]?.message ?? 'its spec is invalid.'}`,
    );
  return { input, seed, state, spec: accepted.value.spec };
}

/** What the built-in artist draws of a place, in a light, with the mascot in it. */
export function stateOf(input: ComposeSceneInput, brief: SceneBrief, seed: string): SceneState {
  const set = setUp(input, brief, seed);
  const layers = backdropOf(brief, set.easel);
  const pieces = DEPTHS.flatMap((depth): Piece[] => (layers[depth] ? [{ id: depth, depth, svg: layers[depth] }] : []));
  return { brief, set, stage: set.stage, pieces };
}

/**
 * Puts a state in place of the sketch's, as a draft, if its drawings keep the rules; else answers what is wrong, and
 * the sketch stays.
 */
export function change(sketch: SceneSketch, state: SceneState, said: string): ToolOutcome<never> {
  const spec = specOf(sketch.input, state);
  const accepted = acceptSpec(spec);
  if (!accepted.ok)
    return refusal(
      'Nothing was changed:',
      ...accepted.problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => `${placeOf(path, spec)}${message}`),
    );
  sketch.state = state;
  sketch.spec = accepted.value.spec;
  const { warnings } = accepted.value;
  return {
    text: [said, ...warnings.slice(0, MOST_PROBLEMS).map((warning) => `Left out: ${warning}`)].join('\n'),
    event: { type: 'draft', spec: sketch.spec },
  };
}

/** More problems than the model mends at once. */
const MOST_PROBLEMS = 12;

/** What the model calls the part that a problem's path counts. */
function placeOf(path: string, { parts }: MascotSpec): string {
  const id = parts[Number(/^parts\[(\d+)\]/.exec(path)?.[1] ?? -1)]?.id;
  return id ? `${id.replace(/^.*piece_/, '')}: ` : '';
}

function specOf(input: ComposeSceneInput, { brief, set, stage, pieces }: SceneState): MascotSpec {
  // The shadow and the light behind the mascot go with it.
  const easel = { ...set.easel, stage };
  const sheets = (...depths: readonly Depth[]): Sheet[] =>
    depths
      .flatMap((depth) => pieces.filter((piece) => piece.depth === depth))
      .map(({ id, svg }) => ({ id: `piece_${id}`, svg }));
  const halo = brief.setting === 'studio' ? '' : haloBehind(easel);
  const behind = [
    ...sheets(...BEHIND),
    { id: 'halo', svg: halo },
    { id: 'shadow', svg: contactShadow(easel, set.cast) },
  ];
  const before = [...sheets('front'), { id: 'air', svg: airBefore({ ...easel, dice: diceOf(`${input.prompt} air`) }) }];
  const name = `${input.spec.name} ${SETTINGS[brief.setting].title}`;
  return assemble(
    { name, description: '', stage, cast: set.cast, palette: set.paints.entries(), prefix: set.prefix },
    behind,
    before,
  );
}
