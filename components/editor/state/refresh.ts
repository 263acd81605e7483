import { at } from '@/lib/client';
import { readCanvases } from './canvases';
import { inLine, type Editor } from './editor';
import { isDirty } from './save';
import { sealChange } from './shown';
import { keepParts } from './keep-parts';

/**
 * Reads what was changed elsewhere: in another tab, by the API, or before the browser went back. Unsaved work stays.
 */
export function refresh(editor: Editor): Promise<void> {
  return inLine(editor, async () => {
    const { client, store } = editor;
    const {
      mascot: { id, version_id },
      animations: known,
    } = store.getState();
    const { spec, ...mascot } = await client.call(at('GET /mascots/{id}'), {
      params: { id },
      query: { include: 'spec' },
    });
    const animations = await Promise.all(
      mascot.animations.map(
        (animation) =>
          known.find((other) => other.id === animation.id) ??
          client.call(at('GET /mascots/{id}/animations/{animationId}'), { params: { id, animationId: animation.id } }),
      ),
    );
    store.setState({ animations });
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
