'use client';

import { clsx } from 'clsx';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { FIGURE_PLACE, FOOT_PLACE } from '../stage-places';
import { Alternatives } from './alternatives';
import { DraftFigure } from './draft-figure';
import { DraftLedger, USE_KEYS } from './draft-ledger';
import type { DrawnDraft } from './use-drawn-draft';
import type { TypedDraft } from './use-typed-draft';

interface DraftStageProps {
  draft: TypedDraft;
  /** The spec whose silhouette is shown without a draft. */
  shape: MascotSpec;
  /** Whether a language model draws the mascot, so that the draft is only a sketch. */
  isModel: boolean;
  /** How the draft is used. */
  drawn: DrawnDraft;
  /** Whether the form is being submitted. */
  isBusy: boolean;
}

/** The draft of the typed prompt, with alternatives, how it was understood, and a button to use it. */
export function DraftStage({ draft, shape, isModel, drawn, isBusy }: DraftStageProps) {
  const { use, isSending, refusal } = drawn;
  const sheet = draft.shown?.sheet ?? null;
  const canUse = sheet !== null && !isBusy && !isSending;
  const keep = () => {
    if (sheet && draft.words && canUse) void use({ sheet, prompt: draft.words.prompt });
  };
  useShortcuts([
    {
      title: 'Use this drawing',
      group: 'New mascot',
      keys: [USE_KEYS],
      inFields: true,
      canRun: () => canUse,
      run: keep,
    },
  ]);
  return (
    <section
      aria-label="Draft"
      className={clsx(
        'relative bg-stage dots max-lg:grid max-lg:grid-cols-[8.5rem_1fr] max-lg:gap-x-4 max-lg:border-b max-lg:p-4',
        'sm:max-lg:grid-cols-[12rem_1fr] lg:flex lg:size-full lg:flex-col',
      )}
    >
      <div className={clsx(FIGURE_PLACE, 'max-lg:h-34 sm:max-lg:h-48')}>
        <DraftFigure spec={draft.shown?.spec ?? null} idle={draft.idle} shape={shape} />
      </div>
      <Alternatives
        draft={draft}
        onUse={keep}
        className={clsx(
          'flex gap-1.5 max-lg:col-span-2 max-lg:row-start-2 max-lg:mt-3 max-lg:h-10 sm:max-lg:h-12',
          'lg:absolute lg:top-0 lg:right-5 lg:bottom-30 lg:flex-col lg:justify-center',
        )}
      />
      <div className={clsx(FOOT_PLACE, 'max-lg:col-start-2 max-lg:row-start-1')}>
        <DraftLedger
          draft={draft}
          isModel={isModel}
          refusal={isModel && refusal?.of === sheet ? refusal.message : null}
          isSending={isSending}
          canUse={canUse}
          onUse={keep}
        />
      </div>
    </section>
  );
}
