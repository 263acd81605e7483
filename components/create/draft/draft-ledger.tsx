'use client';

import { Announced } from '../../ui/announced';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';
import { amissText, understoodText } from './reading-text';
import type { TypedDraft } from './use-typed-draft';

interface DraftLedgerProps {
  draft: TypedDraft;
  isModel: boolean;
  /** The error of the last attempt to use the draft. */
  refusal: string | null;
  isSending: boolean;
  canUse: boolean;
  onUse: () => void;
}

/** The keyboard shortcut that creates a mascot from the draft. */
export const USE_KEYS = 'mod+shift+enter';

const MADE = 'Create mascot makes this drawing.';
const SKETCH = 'A quick sketch by the built-in artist. Create mascot asks the artist for a full drawing.';

/**
 * The text below a draft: how the prompt was understood, problems once typing pauses, and the button that uses the
 * draft.
 */
export function DraftLedger({ draft, isModel, refusal, isSending, canUse, onUse }: DraftLedgerProps) {
  const { shown, reading, isSettled, isSlow, failure } = draft;
  if (!shown || !reading)
    return (
      <p
        role={failure ? 'alert' : isSlow ? 'status' : undefined}
        className="m-auto text-center text-pretty text-muted lg:mt-0"
      >
        {failure ?? (isSlow ? 'The first draft is being drawn…' : 'Your mascot is drawn here while you type.')}
      </p>
    );
  const understood = understoodText(reading);
  // A word that is still being typed must not be reported as unknown.
  const amiss = isSettled ? amissText(reading) : '';
  return (
    <>
      <Announced text={isSettled ? [understood, amiss].filter(Boolean).join(' ') : ''} />
      <div className="flex min-w-0 grow flex-col gap-3 lg:flex-row lg:gap-6">
        <div className="min-w-0 grow max-lg:h-20 max-lg:overflow-hidden">
          <p className="truncate font-medium">{shown.sheet.name}</p>
          <p className="line-clamp-2 text-small wrap-anywhere text-muted" title={understood}>
            {understood}
          </p>
          <p className="line-clamp-2 text-small wrap-anywhere" title={amiss}>
            {amiss}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-start gap-1.5 lg:max-w-64 lg:items-end">
          {isModel ? (
            <Button
              busy={isSending}
              disabled={!canUse}
              onClick={onUse}
              aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
            >
              Use this drawing
              <span className="max-lg:hidden">
                <Kbd keys={USE_KEYS} />
              </span>
            </Button>
          ) : null}
          {refusal ? (
            <p role="alert" className="text-small text-danger">
              {refusal}
            </p>
          ) : (
            <p className="text-small text-pretty text-muted max-sm:hidden lg:text-right">{isModel ? SKETCH : MADE}</p>
          )}
        </div>
      </div>
    </>
  );
}
