import type { ComposedScene } from '@/lib/artist/types';
import type { Tool } from '../../tool';
import { finishScene, lookAtScene } from './look';
import { placeMascot, poseMascot } from './mascot';
import { movePieces, putObjects, putPieces, removePieces } from './pieces';
import { startFromSetting } from './setting';
import type { SceneSketch } from './sketch';

/** All that a model may do to one scene. The pose is the customer's where they named a motion. */
export function sceneTools(sketch: SceneSketch): Tool<ComposedScene>[] {
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
