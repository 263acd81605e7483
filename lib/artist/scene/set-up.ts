import type { ComposeSceneInput } from '../types';
import { diceOf } from '../random';
import { castOf, type Cast } from './cast';
import { prefixFor } from './compose';
import { createEasel, type SceneEasel } from './easel';
import { createPaints, type ScenePaints } from './light';
import { objectsBeside } from './objects-beside';
import { dressedFor, poseFor } from './posing';
import type { SceneBrief } from './reading';
import { SETTINGS } from './settings';
import type { SceneLayers } from './settings/setting';
import { stageOf, type SceneStage } from './stage';

/** A scene before it is drawn: the dressed and posed mascot, the stage, the light and the drawing context. */
export interface SetUp {
  cast: Cast;
  stage: SceneStage;
  easel: SceneEasel;
  paints: ScenePaints;
  prefix: string;
}

/**
 * Prepares a scene from its brief; the same seed gives the same scene.
 * Throws `bad_input` for a mascot that cannot be drawn.
 */
export function setUp(input: ComposeSceneInput, brief: SceneBrief, seed: string): SetUp {
  const { spec } = dressedFor(input.spec, brief);
  const pose = input.clip ? { clip: input.clip, seconds: input.seconds } : poseFor(spec, brief);
  const setting = SETTINGS[brief.setting];
  const cast = castOf(spec, pose.clip, pose.seconds, setting.floats);
  const stage = stageOf(input.width, input.height, { width: cast.room.width, height: cast.feet[1] - cast.room.y });
  const light = {
    time: brief.time,
    weather: brief.weather,
    indoor: setting.indoor ?? false,
    season: brief.season,
    tint: brief.setting === 'studio' ? null : (brief.colors[0] ?? null),
    mascot: cast.presence,
  };
  const prefix = prefixFor(cast.spec);
  const paints = createPaints(light, prefix);
  const easel = createEasel(
    stage,
    light,
    paints,
    diceOf([input.prompt.trim().toLowerCase(), input.spec.name, seed].join('\u0000')),
    brief,
  );
  return { cast, stage, easel, paints, prefix };
}

/** Draws the setting and the objects beside the mascot, from far to near. */
export function backdropOf(brief: SceneBrief, easel: SceneEasel): SceneLayers {
  const setting = SETTINGS[brief.setting];
  const drawn = setting.draw(easel);
  const layers = brief.minimal ? { ...drawn, front: '' } : drawn;
  return {
    ...layers,
    near:
      (layers.near ?? '') +
      objectsBeside(
        easel,
        brief.objects.filter(({ id }) => !setting.has?.includes(id)),
      ),
  };
}
