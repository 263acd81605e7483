import { at } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import { isLocal } from './animations';
import { readCanvases } from './canvases';
import { inLine, type Editor } from './editor';
import { isDirty } from './save';
import { sealChange } from './shown';
import { keepParts } from './keep-parts';

/** Reads changes that were made elsewhere, such as in another tab or through the API. Unsaved work is kept. */
export function refresh(editor: Editor): Promise<void> {
  return inLine(editor, async () => {
    const { client, store } = editor;
    const {
      mascot: { id, version_id },
    } = store.getState();
    const { spec, ...mascot } = await client.call(at('GET /mascots/{id}'), {
      params: { id },
      query: { include: 'spec' },
    });
    await showAnimations(editor, mascot.animations);
    if (store.getState().canvases) await readCanvases(editor);
    if (isDirty(editor)) return;
    sealChange(editor);
    store.setState((now) => ({
      mascot,
      ...(spec && mascot.version_id !== version_id
        ? { spec: keepParts(now.spec, spec), saved: spec, versions: null }
        : {}),
    }));
  });
}

/** Shows the service's list of animations, and updates the clip on the stage if it was changed elsewhere. */
async function showAnimations(editor: Editor, listed: readonly Animation[]): Promise<void> {
  const animations = await readAnimations(editor, listed);
  editor.store.setState(({ motion, animations: before }) => {
    const clipIn = (list: readonly Animation[]) => list.find(({ id }) => id === motion?.key)?.clip;
    const clip = clipIn(animations);
    return { animations, motion: motion && clip && clip !== clipIn(before) ? { ...motion, clip } : motion };
  });
}

/**
 * Reads the changed clips of the service's animations. Those with unsaved changes are kept as shown. Those that were
 * never read are read when they are needed.
 */
async function readAnimations({ client, store }: Editor, listed: readonly Animation[]): Promise<Animation[]> {
  const known = (id: string) => store.getState().animations.find((other) => other.id === id);
  const unsaved = (id: string) => id in store.getState().savedClips;
  const latest = await Promise.all(
    listed.map((outline) => {
      const { id, mascot_id, updated_at } = outline;
      const own = known(id);
      if (own && (own.updated_at === updated_at || unsaved(id))) return own;
      return own && !own.clip
        ? outline
        : client.call(at('GET /mascots/{id}/animations/{animationId}'), { params: { id: mascot_id, animationId: id } });
    }),
  );
  const { animations } = store.getState();
  const shown = latest.map((animation) => (unsaved(animation.id) ? (known(animation.id) ?? animation) : animation));
  return [
    ...shown,
    ...animations.filter(({ id }) => isLocal(id) || (unsaved(id) && !shown.some((each) => each.id === id))),
  ];
}
