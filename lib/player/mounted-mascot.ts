import { rigOf } from '@/lib/core/rig/rig';
import type { ReadAttribute } from './attributes';
import type { MascotBundle } from './bundle';
import { createDirector, type Director, type Tell } from './director';
import { type Layers, layersOver } from './layers';
import { createPerformer, type Performer } from './performer';
import { DRAWN } from './poster';
import { dress } from './sheet';
import { mountView, type View } from './view';

/** A mascot that is mounted in the page. */
export interface MountedMascot {
  view: View;
  performer: Performer;
  director: Director;
  layers: Layers;
}

let drawn = 0;

/**
 * Mounts a bundle's mascot in `root`, and replaces its previous content. `act` runs a function with the mascot and
 * reports its errors; `tell` dispatches an event.
 */
export function mountMascot(
  element: HTMLElement,
  root: ShadowRoot | HTMLElement,
  bundle: MascotBundle,
  act: (act: (mascot: MountedMascot) => void) => void,
  read: ReadAttribute,
  tell: Tell,
): MountedMascot {
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
