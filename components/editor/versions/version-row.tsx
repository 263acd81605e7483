'use client';

import { clsx } from 'clsx';
import { Check, Columns2, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Version } from '@/lib/contract/version';
import { timeAgo } from '../../hooks/time-ago';
import { openContextMenu, type MenuEntry } from '../../layers/context-menu';
import { IconButton } from '../../ui/icon-button';
import { sourceWords, versionWords } from './version-words';

interface VersionRowProps {
  version: Version;
  onCompare: () => void;
  onRestore: () => Promise<void>;
}

/** A version with its picture. It can be compared or restored by its buttons or its context menu. */
export function VersionRow({ version, onCompare, onRestore }: VersionRowProps) {
  const [busy, setBusy] = useState(false);
  const { number, created_at, preview_url, current } = version;
  const words = versionWords(version);
  const runRestore = () => {
    setBusy(true);
    void onRestore().finally(() => setBusy(false));
  };
  const entries: readonly MenuEntry[] = [
    { title: 'Compare with another', icon: Columns2, run: onCompare },
    { title: 'Restore', icon: RotateCcw, disabled: current || busy, run: runRestore },
  ];
  return (
    <li
      onContextMenu={(event) => openContextMenu(event, { label: `Version ${number}`, entries })}
      className={clsx('flex items-center gap-3 rounded-ui p-1.5', current && 'bg-hover')}
      aria-current={current || undefined}
    >
      <img
        src={`${preview_url}${preview_url.includes('?') ? '&' : '?'}size=128`}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-ui bg-stage"
      />
      <div className="min-w-0 grow">
        <p className="truncate leading-tight font-medium">{sourceWords(version)}</p>
        {words ? (
          <p title={words} className="line-clamp-2 text-small">
            {words}
          </p>
        ) : null}
        <p className="text-small text-muted">
          {number} ·{' '}
          <time dateTime={created_at} suppressHydrationWarning>
            {timeAgo(created_at)}
          </time>
        </p>
      </div>
      {current ? (
        <Check aria-label="Current" className="mx-2 size-4 shrink-0 text-accent" />
      ) : (
        <RowButtons number={number} busy={busy} onCompare={onCompare} onRestore={runRestore} />
      )}
    </li>
  );
}

interface RowButtonsProps {
  number: number;
  busy: boolean;
  onCompare: () => void;
  onRestore: () => void;
}

function RowButtons({ number, busy, onCompare, onRestore }: RowButtonsProps) {
  return (
    <div className="flex shrink-0 flex-col">
      <IconButton size="small" icon={Columns2} label={`Compare version ${number}`} side="left" onClick={onCompare} />
      <IconButton
        size="small"
        icon={RotateCcw}
        label={`Restore version ${number}`}
        side="left"
        busy={busy}
        onClick={onRestore}
      />
    </div>
  );
}
