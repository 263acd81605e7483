'use client';

import { clsx } from 'clsx';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Version } from '@/lib/contract/version';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Skeleton } from '../../ui/skeleton';
import { timeAgo } from '../../hooks/time-ago';
import { partsInWords } from '../review/found';
import { useEditor, useEditorState } from '../state/context';
import { readVersions } from '../state/save';
import { restore } from '../state/versions';

/** Every version of the drawing, newest first, each restored by a click. */
export function VersionsPanel() {
  const editor = useEditor();
  const versions = useEditorState((state) => state.versions);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (versions === null && !failed) readVersions(editor).catch(() => setFailed(true));
  }, [editor, versions, failed]);

  if (failed) {
    return (
      <div className="flex flex-col items-start gap-3 px-1 text-muted">
        <p>The versions could not be read.</p>
        <Button size="small" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    );
  }
  if (versions === null)
    return (
      <div aria-busy className="flex flex-col gap-2">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-16" />
        ))}
      </div>
    );
  return (
    <ol aria-label="Versions" className="-mx-1.5 flex flex-col gap-1">
      {versions.map((version) => (
        <VersionRow key={version.id} version={version} onRestore={() => restore(editor, version)} />
      ))}
    </ol>
  );
}

function VersionRow({ version, onRestore }: { version: Version; onRestore: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { number, source, created_at, preview_url, current } = version;
  const summary = source === 'reconstruct' ? partsInWords(version.summary) : version.summary;
  return (
    <li
      className={clsx('flex items-center gap-3 rounded-ui p-1.5', current && 'bg-hover')}
      aria-current={current || undefined}
    >
      <img
        src={`${preview_url}${preview_url.includes('?') ? '&' : '?'}size=128`}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        className="size-13 shrink-0 rounded-ui bg-stage"
      />
      <div className="min-w-0 grow">
        <p title={summary} className="line-clamp-2 leading-tight">
          {summary}
        </p>
        <p className="mt-0.5 text-small text-muted">
          {number} ·{' '}
          <time dateTime={created_at} suppressHydrationWarning>
            {timeAgo(created_at)}
          </time>
        </p>
      </div>
      {current ? (
        <Check aria-label="Current" className="mx-2 size-4 shrink-0 text-accent" />
      ) : (
        <IconButton
          icon={RotateCcw}
          label={`Restore version ${number}`}
          side="left"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onRestore().finally(() => setBusy(false));
          }}
        />
      )}
    </li>
  );
}
