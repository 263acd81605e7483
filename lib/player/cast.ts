import { rigOf } from '@/lib/core/rig/rig';
import type { ReadAttribute } from './attributes';
import type { MascotBundle } from './bundle';
import { createDirector, type Director, type Tell } from './director';
import { type Layers, layersOver } from './layers';
import { createPerformer, type Performer } from './performer';
import { DRAWN } from './poster';
import { dress } from './sheet';
import { mountView, type View } from './view';

/** A mascot that stands in the page. */
export interface Cast {
  view: View;
  performer: Performer;
  director: Director;
  layers: Layers;
}

let drawn = 0;

/**
 * Draws a bundle's mascot into `root`, in place of what stands there. `act` does something with the mascot and reports
 * what it throws; `tell` sends an event.
 */
export function createCast(
  element: HTMLElement,
  root: ShadowRoot | HTMLElement,
  bundle: MascotBundle,
  act: (act: (cast: Cast) => void) => void,
  read: ReadAttribute,
  tell: Tell,
): Cast {
  const rig = rigOf(bundle.spec);
  for (const each of root.querySelectorAll(`${DRAWN},style`)) each.remove();
  const view = mountView(root, bundle.spec, root === element ? `p${(drawn += 1)}-` : '');
  dress(element, root, rig.width, rig.height);
  const performer = createPerformer(element, rig, view, () => act(({ director }) => director.concluded()));
  return {
    view,
    performer,
    director: createDirector(bundle, performer, read, tell),
    layers: layersOver(performer, view, rig),
  };
}
