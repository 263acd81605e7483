'use client';

import { clsx } from 'clsx';
import { Check, Grid2x2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { brandTint } from '@/lib/core/color/brand-tint';
import { backdropColor, BACKDROP_TITLES, BACKDROPS, type Backdrop } from '../../stage/backdrop';
import { IconButton } from '../../ui/icon-button';
import { Popover } from '../../ui/popover';
import { Swatch } from '../../color/swatch';
import { useEditor, useEditorState } from '../state/context';

/** The menu of the stage's backdrops. */
export function BackdropMenu() {
  const editor = useEditor();
  const [open, setOpen] = useState(false);
  const [backdrop, own] = useEditorState(useShallow((state) => [state.backdrop, state.ownBackdrop]));
  const choose = (next: Backdrop) => editor.store.setState({ backdrop: next });
  return (
    <Popover
      label="Background"
      side="top"
      open={open}
      onOpenChange={setOpen}
      className="w-44 p-1"
      trigger={
        <IconButton
          size="small"
          icon={Grid2x2}
          label="Background"
          keys="b"
          side="top"
          className={clsx(backdrop !== 'plain' && 'text-accent!')}
        />
      }
    >
      {BACKDROPS.filter((each) => each !== 'own').map((each) => (
        <BackdropRow key={each} backdrop={each} chosen={each === backdrop} onChoose={() => choose(each)} />
      ))}
      <div className="mt-1 flex h-10 items-center gap-2 border-t pt-1 pr-2 pl-1.5">
        <Swatch
          small
          label="Colour of your own background"
          color={own}
          onChange={(color) => editor.store.setState({ backdrop: 'own', ownBackdrop: color })}
          onEnd={() => undefined}
        />
        <button
          type="button"
          aria-pressed={backdrop === 'own'}
          onClick={() => choose('own')}
          className="flex h-8 grow items-center justify-between rounded-[5px] px-1 text-left hover:bg-hover"
        >
          {BACKDROP_TITLES.own}
          {backdrop === 'own' ? <Check aria-hidden className="size-3.5 text-accent" /> : null}
        </button>
      </div>
    </Popover>
  );
}

function BackdropRow({ backdrop, chosen, onChoose }: { backdrop: Backdrop; chosen: boolean; onChoose: () => void }) {
  const [own, parts, palette] = useEditorState(
    useShallow(({ ownBackdrop, spec }) => [ownBackdrop, spec.parts, spec.palette]),
  );
  const brand = useMemo(() => brandTint(palette, parts), [palette, parts]);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex h-8 w-full items-center gap-2.5 rounded-[5px] px-2 text-left hover:bg-hover pointer-coarse:h-10"
    >
      <span
        aria-hidden
        className={clsx(
          'size-4 rounded-[4px] shadow-[0_0_0_1px_var(--line-strong)]',
          backdrop === 'checker' ? 'bg-surface checker' : 'bg-stage',
        )}
        style={{ background: backdropColor(backdrop, { brand, own }) ?? undefined }}
      />
      <span className="grow">{BACKDROP_TITLES[backdrop]}</span>
      {chosen ? <Check aria-hidden className="size-3.5 text-accent" /> : null}
    </button>
  );
}
