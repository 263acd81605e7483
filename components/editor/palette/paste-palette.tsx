'use client';

import { useId, useMemo, useState } from 'react';
import { colorsIn } from '@/lib/core/color/hex-text';
import { recolor } from '@/lib/core/color/palette';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { Puppet } from '../../stage/puppet';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Textarea } from '../../ui/input';
import { Select } from '../../ui/select';
import { changeOnce } from '../state/change';
import { useEditor, useEditorState } from '../state/context';
import { tokenTitle } from './families';
import { matchPalette } from './match-palette';

/** The select option that keeps a token's colour. */
const KEEP_CHOICE = 'keep';

interface PastePaletteProps {
  /** The base tokens of the mascot, the largest first. */
  bases: readonly PaletteEntry[];
  onClose: () => void;
}

/** Recolours the mascot with pasted brand colours, as one undo step. */
export function PastePalette({ bases, onClose }: PastePaletteProps) {
  const editor = useEditor();
  const spec = useEditorState((state) => state.spec);
  const [text, setText] = useState('');
  const colors = useMemo(() => colorsIn(text), [text]);
  const [changes, choose] = useChanges(bases, colors);
  const recolored = useMemo(() => recolor(spec, changes), [spec, changes]);
  const none = Object.keys(changes).length === 0;
  const apply = () => {
    if (recolored.ok) changeOnce(editor, 'Colours of a brand', recolored.value);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Colours of a brand"
      description="Paste a list, CSS or the address of a palette: every colour in it is read."
      width="sm:w-144"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!none) apply();
        }}
        className="flex flex-col gap-4"
      >
        <Textarea
          aria-label="Colours"
          rows={2}
          spellCheck={false}
          placeholder="#0f766e  #f59e0b  #fde68a"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="text-small text-muted">
          {colors.length === 0
            ? 'No colours yet.'
            : `${colors.length} ${colors.length === 1 ? 'colour' : 'colours'} read.`}
        </p>
        <Outcome
          spec={recolored.ok ? recolored.value : spec}
          bases={bases}
          colors={colors}
          changes={changes}
          onChoose={choose}
        />
        <div className="flex justify-end gap-2">
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={none}>
            Use these colours
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/**
 * The new colour of each token, and a function that sets one. They start as proposed by `matchPalette`; a manual choice
 * wins.
 */
function useChanges(bases: readonly PaletteEntry[], colors: readonly string[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const changes = useMemo(() => {
    const all = { ...matchPalette(bases, colors), ...chosen };
    return Object.fromEntries(Object.entries(all).filter(([, color]) => colors.includes(color)));
  }, [bases, colors, chosen]);
  const choose = (token: string, color: string) => setChosen((all) => ({ ...all, [token]: color }));
  return [changes, choose] as const;
}

interface OutcomeProps {
  /** The mascot with the new colours. */
  spec: MascotSpec;
  bases: readonly PaletteEntry[];
  /** The colours that were found in the pasted text. */
  colors: readonly string[];
  /** The new colours by token. */
  changes: Readonly<Record<string, string>>;
  onChoose: (token: string, color: string) => void;
}

/** The recoloured mascot, and the colour of each token. */
function Outcome({ spec, bases, colors, changes, onChoose }: OutcomeProps) {
  return (
    <div className="flex gap-5 max-sm:flex-col">
      <div className="aspect-square w-44 shrink-0 rounded-ui bg-stage p-3 max-sm:w-full max-sm:max-w-44">
        <Puppet spec={spec} className="size-full" />
      </div>
      <ul aria-label="New colour of each token" className="flex max-h-64 min-w-0 grow flex-col gap-1 overflow-y-auto">
        {bases.map((base) => (
          <Row
            key={base.name}
            base={base}
            colors={colors}
            color={changes[base.name] ?? null}
            onChoose={(color) => onChoose(base.name, color)}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  base: PaletteEntry;
  colors: readonly string[];
  /** The new colour; null if the token keeps its own. */
  color: string | null;
  onChoose: (color: string) => void;
}

function Row({ base, colors, color, onChoose }: RowProps) {
  const id = useId();
  return (
    <li className="flex h-9 items-center gap-2.5">
      <span
        aria-hidden
        className="size-6 shrink-0 rounded-[5px] shadow-[inset_0_0_0_1px_var(--line)]"
        style={{ background: color ?? base.color }}
      />
      <label htmlFor={id} className="min-w-0 grow truncate">
        {tokenTitle(base.name)}
      </label>
      <Select
        quiet
        id={id}
        label={`New colour of ${tokenTitle(base.name).toLowerCase()}`}
        value={color ?? KEEP_CHOICE}
        options={[{ value: KEEP_CHOICE, label: 'Keep' }, ...colors.map((each) => ({ value: each, label: each }))]}
        onChange={onChoose}
      />
    </li>
  );
}
