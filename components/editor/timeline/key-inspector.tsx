'use client';

import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Ease } from '@/lib/core/clip/ease-names';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { FRAME_SECONDS } from '../../stage/playhead';
import { IconButton } from '../../ui/icon-button';
import { NumberField } from '../../ui/number-field';
import { Select } from '../../ui/select';
import { InspectorSection } from '../inspector/section';
import { tokenTitle } from '../palette/families';
import { partTitle } from '../parts/part-title';
import { holdClip, keepClip, keptClip, selectKeys } from '../state/clips';
import { useEditor, useEditorState } from '../state/context';
import { changeKeys } from './acts';
import { EasePicker } from './ease-picker';
import { moveKeys, setKeys } from './edit-keys';
import { addressOf, existingKeys, keyIn, type AnyKey } from './keys';
import { PROP_TITLES } from './rows';
import { PROP_UNITS } from './words';

/** The panel for the selected keys: their time, value and easing. */
export function KeyInspector() {
  const editor = useEditor();
  const names = useEditorState(({ selection }) => selection.keys);
  const shown = useEditorState(({ motion }) => motion?.clip ?? null);
  const keys = existingKeys(shown, names);
  const [first] = keys;
  const key = shown && first !== undefined ? keyIn(shown, first) : null;
  if (!shown || first === undefined || !key) return null;
  const { part, prop } = addressOf(first);
  const isOne = keys.length === 1;
  const props = new Set(keys.map((name) => addressOf(name).prop));
  return (
    <>
      <div className="flex items-center gap-1 border-b py-2 pr-2 pl-4">
        <div className="min-w-0 grow">
          <h2 className="truncate font-medium">{isOne ? PROP_TITLES[prop] : `${keys.length} keys`}</h2>
          <p className="truncate text-small text-muted">{isOne ? `Key of ${partTitle(part)}` : partsText(keys)}</p>
        </div>
        <IconButton size="small" icon={X} label="Deselect keys" keys="escape" onClick={() => selectKeys(editor, [])} />
      </div>
      <InspectorSection title={isOne ? 'Key' : 'Keys'}>
        <TimeField clip={shown} name={first} />
        {props.size === 1 ? <ValueField clip={shown} name={first} keys={keys} /> : null}
      </InspectorSection>
      {props.has('state') && props.size === 1 ? null : (
        <InspectorSection title="Arrives">
          <EasePicker value={easeOf(shown, keys)} onChange={(ease) => changeKeys(editor, { ease })} />
        </InspectorSection>
      )}
    </>
  );
}

function partsText(keys: readonly string[]): string {
  const parts = [...new Set(keys.map((name) => partTitle(addressOf(name).part)))];
  return parts.length > 2 ? `Of ${parts.length} parts` : `Of ${parts.join(' and ')}`;
}

/** The easing that all keys share; null if they differ. */
function easeOf(clip: AnimationClip, keys: readonly string[]): Ease | null {
  const eases = new Set(
    keys.flatMap((name) => {
      const key = keyIn(clip, name);
      return key && 'ease' in key ? [key.ease] : [];
    }),
  );
  const [only] = eases;
  return eases.size === 1 && only ? only : null;
}

/** The state at the start of a change of time: the keys, and the moment of the first. */
interface TimeStart {
  clip: AnimationClip;
  keys: readonly string[];
  seconds: number;
}

/** The input for the moment of the first key; the other keys move by the same amount. */
function TimeField({ clip, name }: { clip: AnimationClip; name: string }) {
  const editor = useEditor();
  const start = useRef<TimeStart | null>(null);
  const seconds = Math.round((keyIn(clip, name)?.t ?? 0) * clip.duration * 1000) / 1000;
  const move = (to: number) => {
    const state = editor.store.getState();
    const kept = keptClip(state);
    if (!kept) return;
    start.current ??= { clip: kept, keys: state.selection.keys, seconds };
    const { clip: from, keys, seconds: began } = start.current;
    const moved = moveKeys(from, keys, to - began);
    holdClip(editor, moved.clip);
    selectKeys(editor, moved.keys);
  };
  const keep = () => {
    const { motion, selection } = editor.store.getState();
    if (!motion || !start.current) return;
    selectKeys(editor, start.current.keys);
    start.current = null;
    keepClip(editor, { label: 'Move keys', keys: selection.keys }, motion.clip);
  };
  return (
    <NumberField
      label="Time"
      sign="Time"
      unit="s"
      step={FRAME_SECONDS}
      min={0}
      max={clip.duration}
      value={seconds}
      onChange={move}
      onEnd={keep}
    />
  );
}

interface ValueFieldProps {
  clip: AnimationClip;
  name: string;
  keys: readonly string[];
}

/** The input for the value of the first key; a change applies to all selected keys. */
function ValueField({ clip, name, keys }: ValueFieldProps) {
  const editor = useEditor();
  const { part, prop } = addressOf(name);
  const states = useEditorState(({ spec }) => spec.parts.find(({ id }) => id === part)?.states);
  const v: AnyKey['v'] = keyIn(clip, name)?.v ?? 0;
  if (typeof v === 'string') {
    const names = ['default', ...(states ?? []).map((state) => state.name)];
    return (
      <div data-key-value>
        <Select
          label="Drawing"
          value={v}
          options={[...new Set([...names, v])].map((value) => ({ value, label: tokenTitle(value) }))}
          onChange={(next) => changeKeys(editor, { v: next })}
        />
      </div>
    );
  }
  return (
    <div data-key-value>
      <NumberField
        label="Value"
        sign={PROP_TITLES[prop]}
        unit={PROP_UNITS[prop]}
        step={prop.startsWith('scale') || prop === 'opacity' ? 0.05 : 1}
        value={v}
        onChange={(next) => holdClip(editor, setKeys(clip, keys, { v: next }).clip)}
        onEnd={() => {
          const { motion } = editor.store.getState();
          if (motion) keepClip(editor, { label: 'Change keys', keys }, motion.clip);
        }}
      />
    </div>
  );
}
