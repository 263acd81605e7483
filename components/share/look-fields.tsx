'use client';

import { useEffect, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { PRESETS } from '@/lib/core/clip/presets';
import { readCanvases } from '../editor/state/canvases';
import { useEditor, useEditorState } from '../editor/state/context';
import { Swatch } from '../color/swatch';
import { motionTitle } from '../gallery/motion-title';
import { Segmented } from '../ui/segmented';
import { Select, type SelectOption } from '../ui/select';
import { START_OPTIONS, WIDTH_OPTIONS, type EmbedLook } from './embed-look';

const FIRST_BACKGROUND = '#ffffff';

interface LookFieldsProps {
  look: EmbedLook;
  onChange: (look: EmbedLook) => void;
}

/** The fields of an embed: what it plays, when it starts, its width, and its background. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const plays = usePlayable();
  return (
    <section aria-label="How it is shown" className="grid gap-4 sm:grid-cols-2">
      <Labelled label="Plays">
        <Select
          label="Plays"
          value={look.plays}
          options={plays}
          onChange={(value) => onChange({ ...look, plays: value })}
        />
      </Labelled>
      <Labelled label="Width">
        <Select
          label="Width"
          value={look.width}
          options={WIDTH_OPTIONS}
          onChange={(width) => onChange({ ...look, width })}
        />
      </Labelled>
      {look.plays.startsWith('motion:') ? (
        <Labelled label="Starts">
          <Segmented
            label="Starts"
            value={look.starts}
            options={START_OPTIONS}
            onChange={(starts) => onChange({ ...look, starts })}
          />
        </Labelled>
      ) : null}
      <Labelled label="Background">
        <div className="flex h-8 items-center gap-3">
          <Segmented
            label="Background"
            value={look.background === null ? 'none' : 'color'}
            options={[
              { value: 'none', label: 'None' },
              { value: 'color', label: 'Colour' },
            ]}
            onChange={(kind) => onChange({ ...look, background: kind === 'none' ? null : FIRST_BACKGROUND })}
          />
          {look.background === null ? null : (
            <Swatch
              label="Background colour"
              color={look.background}
              onChange={(background) => onChange({ ...look, background })}
              onEnd={() => undefined}
            />
          )}
        </div>
      </Labelled>
    </section>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p aria-hidden className="text-small font-medium text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}

/** The options of what to play: the mascot's motions, its canvases, and presets that none of its motions replaces. */
function usePlayable(): SelectOption[] {
  const editor = useEditor();
  const [animations, canvases] = useEditorState(useShallow((state) => [state.animations, state.canvases]));
  useEffect(() => {
    // Without the list of canvases, motions can still be selected.
    if (canvases === null) readCanvases(editor).catch(() => undefined);
  }, [editor, canvases]);
  const names = new Set(animations.map(({ name }) => name));
  return [
    { value: 'idle', label: 'Idle' },
    ...animations.map(({ name }) => ({ value: `motion:${name}`, label: motionTitle(name) })),
    ...(canvases ?? []).map(({ name }) => ({ value: `canvas:${name}`, label: `Canvas: ${name}` })),
    ...PRESETS.filter(({ name }) => name !== 'idle' && !names.has(name)).map(({ name, title }) => ({
      value: `motion:${name}`,
      label: title,
    })),
  ];
}
