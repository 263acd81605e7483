'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { Version } from '@/lib/contract/version';
import { steadily } from '../../hooks/steadily';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { useEditor, useEditorState } from '../state/context';
import { readVersions } from '../state/save';
import { restore } from '../state/versions';
import { VersionRow } from './version-row';

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
