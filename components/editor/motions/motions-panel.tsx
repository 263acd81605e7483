'use client';

import { useEffect, useMemo, useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { PRESETS } from '@/lib/core/clip/presets';
import { motionTitle } from '../../gallery/motion-title';
import { FindField } from '../../ui/find-field';
import { MotionCheck } from '../check/motion-check';
import { useEditorState } from '../state/context';
import { OwnSection, PresetSection } from './motion-sections';
import { MotionsBeingMade } from './motions-being-made';
import { NewMotion } from './new-motion';

/** The debounce before motions are composed again for a changed rig, in milliseconds. */
const SETTLED_MS = 400;

/** The shown drawing with its rig debounced, because composing all motions takes longer than a frame. */
function useSettledRig(): MascotSpec {
  const spec = useEditorState((state) => state.spec);
  const [settled, setSettled] = useState(spec);
  const { parts } = spec;
  useEffect(() => {
    if (settled.parts === parts) return undefined;
    const timer = setTimeout(() => setSettled(spec), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [parts, settled, spec]);
  const { palette } = spec;
  return useMemo(() => (settled.palette === palette ? settled : { ...settled, palette }), [settled, palette]);
}

/** Whether one of these texts contains what is searched for. */
const isFound = (query: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(query.trim().toLowerCase()));

/** The mascot's own motions, and the presets to play and to add, with a search field. */
export function MotionsPanel() {
  const spec = useSettledRig();
  const animations = useEditorState((state) => state.animations);
  const [query, setQuery] = useState('');
  const own = animations.filter(({ name }) => isFound(query, motionTitle(name)));
  const presets = PRESETS.filter(({ title, description }) => isFound(query, title, description));
  return (
    <div className="flex flex-col gap-5 px-3 pb-3">
      <div className="sticky top-0 z-20 -mx-3 -mb-5 flex items-center gap-2 bg-surface p-3">
        <h2 className="px-1 text-small font-medium text-muted max-lg:sr-only">Motions</h2>
        <FindField label="Find a motion" value={query} onChange={setQuery} />
      </div>
      {query.trim() ? null : (
        <>
          <NewMotion />
          <MotionCheck />
        </>
      )}
      <MotionsBeingMade spec={spec} />
      {own.length + presets.length === 0 ? (
        <p className="px-1 text-muted">No motion is called “{query.trim()}”.</p>
      ) : null}
      {own.length > 0 ? <OwnSection spec={spec} animations={own} /> : null}
      {presets.length > 0 ? <PresetSection spec={spec} presets={presets} /> : null}
    </div>
  );
}
