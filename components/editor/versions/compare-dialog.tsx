'use client';

import { useState } from 'react';
import type { Version } from '@/lib/contract/version';
import { PRESETS } from '@/lib/core/clip/presets';
import type { PresetName } from '@/lib/core/clip/schema';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';
import { Skeleton } from '../../ui/skeleton';
import { ChangeList } from './change-list';
import { ComparedStage, WAYS_TO_COMPARE, type WayToCompare } from './compared-stage';
import { useVersionSpec } from './use-version-spec';
import { sourceWords } from './version-words';

interface CompareDialogProps {
  /** Newest first, at least two. */
  versions: readonly Version[];
  /** The version that is compared with the current one when the dialog opens. */
  first: Version;
  onClose: () => void;
  onRestore: (version: Version) => Promise<void>;
}

const titleOf = (version: Version): string =>
  `Version ${version.number}${version.current ? ', current' : ''} · ${sourceWords(version)}`;

/** Compares two versions, and restores one of them. */
export function CompareDialog({ versions, first, onClose, onRestore }: CompareDialogProps) {
  const current = versions.find((version) => version.current) ?? first;
  const [ids, setIds] = useState({ left: first.id, right: current.id });
  const [way, setWay] = useState<WayToCompare>('beside');
  const [motion, setMotion] = useState<PresetName>('idle');
  const [restoring, setRestoring] = useState(false);
  const find = (id: string) => versions.find((version) => version.id === id) ?? current;
  const left = find(ids.left);
  const options = versions.map((version) => ({ value: version.id, label: titleOf(version) }));
  const restore = () => {
    setRestoring(true);
    void onRestore(left).finally(onClose);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Compare versions"
      width="sm:w-176"
      // A restore may have rendered the list again, which replaces the button that opened the dialog.
      focusAfter={() => document.querySelector<HTMLElement>(`[aria-label="Compare version ${first.number}"]`)}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Segmented label="How to compare" value={way} options={WAYS_TO_COMPARE} onChange={setWay} />
          <div className="w-40">
            <Select
              label="Motion"
              value={motion}
              options={PRESETS.map(({ name, title }) => ({ value: name, label: title }))}
              onChange={(next) => setMotion(PRESETS.find(({ name }) => name === next)?.name ?? motion)}
            />
          </div>
        </div>
        <Comparison key={`${ids.left} ${ids.right}`} left={left} right={find(ids.right)} way={way} motion={motion} />
        <div className="grid gap-2 sm:grid-cols-2">
          <Select
            label="Version on the left"
            value={ids.left}
            options={options}
            onChange={(id) => setIds({ ...ids, left: id })}
          />
          <Select
            label="Version on the right"
            value={ids.right}
            options={options}
            onChange={(id) => setIds({ ...ids, right: id })}
          />
        </div>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" disabled={left.current} busy={restoring} onClick={restore}>
            Restore version {left.number}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ComparisonProps {
  left: Version;
  right: Version;
  way: WayToCompare;
  motion: PresetName;
}

/** The two drawings with their differences, once both are loaded. */
function Comparison({ left, right, way, motion }: ComparisonProps) {
  const before = useVersionSpec(left.id);
  const after = useVersionSpec(right.id);
  if (before === 'failed' || after === 'failed')
    return (
      <p role="alert" className="py-10 text-center text-muted">
        A version could not be read. Choose another, or close and try again.
      </p>
    );
  if (before === null || after === null)
    return (
      <div aria-busy>
        <Skeleton className="h-56 sm:h-80" />
      </div>
    );
  return (
    <>
      <ComparedStage
        left={{ spec: before, title: titleOf(left) }}
        right={{ spec: after, title: titleOf(right) }}
        way={way}
        motion={motion}
      />
      <ChangeList before={before} after={after} />
    </>
  );
}
