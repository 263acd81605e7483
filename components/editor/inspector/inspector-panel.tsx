'use client';

import { memo, useDeferredValue } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { late } from '../../hooks/late';
import { Skeleton } from '../../ui/skeleton';
import { PalettePanel } from '../palette/palette-panel';
import { useEditorState } from '../state/context';
import { editOf } from '../work/works';
import { MascotFields } from './mascot-fields';

const loading = () => (
  <div aria-busy className="flex flex-col gap-3 p-4">
    <Skeleton className="h-7" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);
const [PartInspector, loadPartInspector] = late(
  () => import('./part-inspector').then((module) => module.PartInspector),
  loading,
);
const [KeyInspector, loadKeyInspector] = late(
  () => import('../timeline/key-inspector').then((module) => module.KeyInspector),
  loading,
);
const [PartsInspector, loadPartsInspector] = late(
  () => import('./parts-inspector').then((module) => module.PartsInspector),
  loading,
);

/** Loads the code of the inspectors, in the order in which they are likely needed. */
export const LATE_INSPECTORS = [loadPartInspector, loadKeyInspector, loadPartsInspector] as const;

/** Scrolls to the top when the selection changes, in the next frame to avoid a forced layout. */
const toTop = (element: HTMLElement | null): void =>
  void requestAnimationFrame(() => element?.parentElement?.scrollTo({ top: 0 }));

/** The inspector: the properties of the selection, or without one, of the mascot. */
export function InspectorPanel() {
  const drawing = useEditorState(({ works }) => editOf({ works }) !== null);
  const inspected = useEditorState(
    useShallow(({ selection, motion }) => ({
      selected: selection.parts,
      hasKeys: motion !== null && selection.keys.length > 0,
    })),
  );
  // Rendered after the stage shows the selection, so that a drag which begins with it is not late.
  const { selected, hasKeys } = useDeferredValue(inspected);
  return (
    <fieldset key={hasKeys ? 'keys' : selected[0]} ref={toTop} disabled={drawing} className="min-w-0">
      {drawing ? (
        <p className="px-4.5 pt-3 text-muted">An edit is being drawn. The mascot can be changed when it is done.</p>
      ) : null}
      <Inspected selected={selected} hasKeys={hasKeys} />
    </fieldset>
  );
}

/** The inspector of a selection. It is not rendered again with the selection that the stage shows already. */
const Inspected = memo(function Inspected({ selected, hasKeys }: { selected: readonly string[]; hasKeys: boolean }) {
  const [only] = selected;
  if (hasKeys) return <KeyInspector />;
  if (only !== undefined)
    return selected.length === 1 ? <PartInspector key={only} id={only} /> : <PartsInspector ids={selected} />;
  return (
    <>
      <MascotFields />
      <PalettePanel />
    </>
  );
});
