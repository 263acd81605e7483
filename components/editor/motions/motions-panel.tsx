'use client';

import { useEffect, useMemo, useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { motionTitle } from '../../gallery/motion-title';
import { OwnMotions } from '../../gallery/own-motions';
import { Presets } from '../../gallery/presets';
import { MotionCheck } from '../check/motion-check';
import { useEditor, useEditorState } from '../state/context';
import { addPreset, removeAnimation } from '../state/motions';
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

/** The mascot's own motions, and the presets to play and to add. */
export function MotionsPanel() {
  const editor = useEditor();
  const spec = useSettledRig();
  const animations = useEditorState((state) => state.animations);
  const current = useEditorState(({ motion }) => motion?.key ?? null);
  return (
    <div className="flex flex-col gap-5 p-3">
      <NewMotion />
      <MotionCheck />
      <MotionsBeingMade spec={spec} />
      {animations.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h2 className="px-1 text-small font-medium text-muted">Animations</h2>
          <OwnMotions
            spec={spec}
            animations={animations}
            current={current}
            onPlay={({ id, name }, clip) => play(editor, { key: id, title: motionTitle(name), clip })}
            onDelete={(animation) =>
              void removeAnimation(editor, animation).then(() =>
                editor.tell(`${motionTitle(animation.name)} was deleted.`, 'undoable'),
              )
            }
          />
        </section>
      ) : null}
      <section className="flex flex-col gap-2">
        <h2 className="px-1 text-small font-medium text-muted">Presets</h2>
        <Presets
          spec={spec}
          animations={animations}
          current={current}
          onPlay={(name, title) =>
            play(editor, { key: `preset:${name}`, title, clip: presetFor(editor.store.getState().spec, name) })
          }
          onAdd={(name) => void addPreset(editor, name)}
        />
      </section>
    </div>
  );
}
