import type { ComposedScene } from '@/lib/artist/types';
import type { ModelTool } from '../../tool';
import { finishScene, lookAtScene } from './look';
import { placeMascot, poseMascot } from './mascot';
import { movePieces, putObjects, putPieces, removePieces } from './pieces';
import { startFromSetting } from './setting';
import type { SceneSketch } from './sketch';

/** The tools of one scene; the pose is fixed where the customer named a motion. */
export function sceneTools(sketch: SceneSketch): ModelTool<ComposedScene>[] {
  return [
    startFromSetting(sketch),
    putPieces(sketch),
    putObjects(sketch),
    movePieces(sketch),
    removePieces(sketch),
    placeMascot(sketch),
    ...(sketch.input.clip ? [] : [poseMascot(sketch)]),
    lookAtScene(sketch),
    finishScene(sketch),
  ];
}
