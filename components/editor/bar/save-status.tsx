'use client';

import { clsx } from 'clsx';
import { Check, CircleDashed, CloudAlert, CloudOff, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import type { SaveStatus as Saving } from '../../session/session';

interface SaveStatusProps {
  saving: Saving;
  /** Whether the service is unreachable. */
  offline: boolean;
  /** Why saving is blocked, in a few words; null or absent if nothing blocks it. */
  held?: string | null;
  onRetry: () => void;
}

/** Shows the state of saving. */
export function SaveStatus({ saving, offline, held, onRetry }: SaveStatusProps) {
  if (saving === 'failed' && !offline) {
    return (
      <Button size="small" look="danger" onClick={onRetry}>
        <CloudAlert aria-hidden className="size-3.5" />
        Not saved. Try again
      </Button>
    );
  }
  const { icon: Icon, text } = shownState(saving, offline, held ?? null);
  return (
    // On a phone only unusual states are shown, as an icon.
    <p
      role="status"
      className={clsx('flex items-center gap-1.5 px-2 text-small text-muted', !offline && 'max-sm:sr-only')}
    >
      {Icon ? (
        <Icon aria-hidden className="size-3.5" />
      ) : (
        <span className="scale-75">
          <Spinner />
        </span>
      )}
      <span className="max-sm:sr-only">{text}</span>
    </p>
  );
}

/** The text of a state with its icon; null for a spinner. */
function shownState(saving: Saving, offline: boolean, held: string | null): { icon: LucideIcon | null; text: string } {
  if (offline) return { icon: CloudOff, text: 'Offline, kept in this browser' };
  if (saving === 'waiting' && held) return { icon: CircleDashed, text: held };
  return saving === 'saved' ? { icon: Check, text: 'Saved' } : { icon: null, text: 'Saving' };
}
