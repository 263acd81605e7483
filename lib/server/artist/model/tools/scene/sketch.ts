import type { MascotSpec } from '@/lib/core/spec/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import { assemble, type BackdropDrawing } from '@/lib/artist/scene/compose';
import { airBefore, contactShadow, haloBehind } from '@/lib/artist/scene/atmosphere';
import { readScene, type SceneBrief } from '@/lib/artist/scene/reading';
import { BEHIND } from '@/lib/artist/scene/settings/setting';
import { SETTINGS } from '@/lib/artist/scene/settings';
import { backdropOf, setUp, type SetUp } from '@/lib/artist/scene/set-up';
import type { SceneStage } from '@/lib/artist/scene/stage';
import { diceOf } from '@/lib/artist/random';
import { ArtistError, type ComposeSceneInput } from '@/lib/artist/types';
import { refusal, type ToolOutcome } from '../../tool';

/** The depths of pieces, from far to near; the mascot stands between `near` and `front`. */
export const DEPTHS = [...BEHIND, 'front'] as const;
export type SceneDepth = (typeof DEPTHS)[number];

/** A drawing of the backdrop in picture pixels. */
export interface ScenePiece {
  id: string;
  depth: SceneDepth;
  svg: string;
}

/**
 * The state of a scene that tools change. It is replaced as a whole, so that an invalid change has no partial effect.
 */
export interface SceneState {
  brief: SceneBrief;
  set: SetUp;
  /** The mascot's place. */
  stage: SceneStage;
  /** Within a depth the first ones are the farthest. */
  pieces: readonly ScenePiece[];
}

/** A scene in progress: its spec always passes `acceptSpec`. */
export interface SceneSketch {
  readonly input: ComposeSceneInput;
  readonly seed: string;
  state: SceneState;
  spec: MascotSpec;
}

/**
 * A scene that begins with the built-in artist's reading of its words. Throws `bad_input` for a mascot that cannot be
 * drawn.
 */
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

/** The built-in artist's drawing of a setting in its light, with the mascot in it. */
export function stateOf(input: ComposeSceneInput, brief: SceneBrief, seed: string): SceneState {
  const set = setUp(input, brief, seed);
  const layers = backdropOf(brief, set.easel);
  const pieces = DEPTHS.flatMap((depth): ScenePiece[] =>
    layers[depth] ? [{ id: depth, depth, svg: layers[depth] }] : [],
  );
  return { brief, set, stage: set.stage, pieces };
}

/** Replaces the state and gives a draft where its drawings are valid; else keeps the old one and gives the problems. */
export function change(sketch: SceneSketch, state: SceneState, said: string): ToolOutcome<never> {
  const spec = specOf(sketch.input, state);
  const accepted = acceptSpec(spec);
  if (!accepted.ok)
    return refusal(
      'Nothing was changed:',
      ...accepted.problems.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${placeOf(path, spec)}${message}`),
    );
  sketch.state = state;
  sketch.spec = accepted.value.spec;
  const { warnings } = accepted.value;
  return {
    text: [said, ...warnings.slice(0, MAX_PROBLEMS).map((warning) => `Left out: ${warning}`)].join('\n'),
    event: { type: 'draft', spec: sketch.spec },
  };
}

/** The most problems that the model is given at once. */
const MAX_PROBLEMS = 12;

/** The model's name for the part in a problem's path. */
function placeOf(path: string, { parts }: MascotSpec): string {
  const id = parts[Number(/^parts\[(\d+)\]/.exec(path)?.[1] ?? -1)]?.id;
  return id ? `${id.replace(/^.*piece_/, '')}: ` : '';
}

function specOf(input: ComposeSceneInput, { brief, set, stage, pieces }: SceneState): MascotSpec {
  // The shadow, and the light behind the mascot, move with it.
  const easel = { ...set.easel, stage };
  const sheets = (...depths: readonly SceneDepth[]): BackdropDrawing[] =>
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
