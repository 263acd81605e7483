'use client';

import { clsx } from 'clsx';
import { Check, Columns2, RotateCcw } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { Version } from '@/lib/contract/version';
import { steadily } from '../../hooks/steadily';
import { openContextMenu, type MenuEntry } from '../../layers/context-menu';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Skeleton } from '../../ui/skeleton';
import { timeAgo } from '../../hooks/time-ago';
import { useEditor, useEditorState } from '../state/context';
import { readVersions } from '../state/save';
import { restore } from '../state/versions';
import { sourceWords, versionWords } from './version-words';

const CompareDialog = dynamic(() => steadily(() => import('./compare-dialog').then((module) => module.CompareDialog)));

/** All versions of the drawing, newest first. Each can be compared or restored. */
export function VersionsPanel() {
  const editor = useEditor();
  const versions = useEditorState((state) => state.versions);
  const [failed, setFailed] = useState(false);
  // The old list is shown while it is read again, so that the focused button is not removed.
  const [last, setLast] = useState(versions);
  if (versions !== null && versions !== last) setLast(versions);
  const shown = versions ?? last;
  useEffect(() => {
    if (versions === null && !failed) readVersions(editor).catch(() => setFailed(true));
  }, [editor, versions, failed]);

  if (failed) {
    return (
      <div className="flex flex-col items-start gap-3 px-1 text-muted">
        <p>The versions could not be loaded.</p>
        <Button size="small" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    );
  }
  if (shown === null)
    return (
      <div aria-busy className="flex flex-col gap-2">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-16" />
        ))}
      </div>
    );
  return <VersionStrip versions={shown} />;
}

/** The versions as pictures. Each can be compared with the current one, or restored. */
function VersionStrip({ versions }: { versions: readonly Version[] }) {
  const editor = useEditor();
  const [compared, setCompared] = useState<Version | null>(null);
  return (
    <>
      <ol aria-label="Versions" className="-mx-1.5 flex flex-col gap-1">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onCompare={() => setCompared(version)}
            onRestore={() => restore(editor, version)}
          />
        ))}
      </ol>
      {compared ? (
        <CompareDialog
          versions={versions}
          first={compared}
          onClose={() => setCompared(null)}
          onRestore={(version) => restore(editor, version)}
        />
      ) : null}
    </>
  );
}

interface VersionRowProps {
  version: Version;
  onCompare: () => void;
  onRestore: () => Promise<void>;
}

function VersionRow({ version, onCompare, onRestore }: VersionRowProps) {
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
        <div className="flex shrink-0 flex-col">
          <IconButton
            size="small"
            icon={Columns2}
            label={`Compare version ${number}`}
            side="left"
            onClick={onCompare}
          />
          <IconButton
            size="small"
            icon={RotateCcw}
            label={`Restore version ${number}`}
            side="left"
            busy={busy}
            onClick={runRestore}
          />
        </div>
      )}
    </li>
  );
}
