'use client';

import { useEffect, useMemo, useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { PRESETS } from '@/lib/core/clip/presets';
import { motionTitle } from '../../gallery/motion-title';
import { OwnMotions } from '../../gallery/own-motions';
import { Presets } from '../../gallery/presets';
import { openContextMenu } from '../../layers/context-menu';
import { FindField } from '../../ui/find-field';
import { MotionCheck } from '../check/motion-check';
import { animationMenu, presetMenu } from '../menus/motion-menu';
import { useEditor, useEditorState } from '../state/context';
import { addPreset, deleteAnimation } from '../state/motions';
import { play } from '../state/playing';
import { presetFor } from '../state/preset-for';
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
  const editor = useEditor();
  const spec = useSettledRig();
  const animations = useEditorState((state) => state.animations);
  const current = useEditorState(({ motion }) => motion?.key ?? null);
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
      {own.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="px-1 text-small font-medium text-muted">Animations</h3>
          <OwnMotions
            spec={spec}
            animations={own}
            current={current}
            onPlay={({ id, name }, clip) => play(editor, { key: id, title: motionTitle(name), clip })}
            onDelete={(animation) => void deleteAnimation(editor, animation)}
            onMenu={(event, animation) =>
              openContextMenu(event, {
                label: motionTitle(animation.name),
                entries: animationMenu(editor, animation),
              })
            }
          />
        </section>
      ) : null}
      {presets.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="px-1 text-small font-medium text-muted">Presets</h3>
          <Presets
            spec={spec}
            presets={presets}
            animations={animations}
            current={current}
            onPlay={(name, title) =>
              play(editor, { key: `preset:${name}`, title, clip: presetFor(editor.store.getState().spec, name) })
            }
            onAdd={(name) => void addPreset(editor, name)}
            onMenu={(event, preset) =>
              openContextMenu(event, { label: preset.title, entries: presetMenu(editor, preset) })
            }
          />
        </section>
      ) : null}
    </div>
  );
}
