'use client';

import { useState } from 'react';
import type { MotionFinding } from '@/lib/core/clip/critic';
import { whenIdle } from '../../hooks/when-idle';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { Button } from '../../ui/button';
import { useEditor, useEditorState } from '../state/context';
import { mend } from '../state/mend';
import { pointAt } from '../state/playing';
import { FindingRow } from './finding-row';
import { useFindings } from './use-findings';

/** The critic's findings for the motion on the stage, with buttons that fix them. */
export function Findings() {
  const editor = useEditor();
  const spec = useEditorState((state) => state.spec);
  const motion = useEditorState((state) => state.motion);
  const mark = useEditorState((state) => state.mark);
  const findings = useFindings(spec, motion?.clip ?? null);
  const kept = useFocusKept<HTMLDivElement>();
  return (
    <div {...kept} className="flex flex-col gap-2 px-1 pt-1 outline-none">
      <p role="status" className="text-small text-muted">
        {motion ? summaryOf(motion.title, findings) : 'Play a motion to check it.'}
      </p>
      {findings?.length ? (
        <ol aria-label={`Findings in ${motion?.title}`} className="-mx-1 flex flex-col">
          {findings.map((finding) => (
            <li key={`${finding.rule} ${finding.part} ${finding.prop} ${finding.t}`}>
              <FindingRow
                finding={finding}
                current={
                  mark !== null &&
                  Math.abs(mark.time - finding.t) < SAME_MOMENT &&
                  partsOf(finding).join() === mark.parts.join()
                }
                onShow={() => pointAt(editor, partsOf(finding), finding.t)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {findings?.length ? <Mend findings={findings} /> : null}
    </div>
  );
}

/** Times that differ by less than this, in seconds, count as equal. */
const SAME_MOMENT = 1e-3;

const partsOf = ({ part, other }: MotionFinding): string[] => (other ? [part, other] : [part]);

function summaryOf(title: string, findings: readonly MotionFinding[] | null): string {
  if (findings === null) return `Looking at ${title}…`;
  if (!findings.length) return `Nothing to mend in ${title}.`;
  return `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in ${title}`;
}

function Mend({ findings }: { findings: readonly MotionFinding[] }) {
  const editor = useEditor();
  const [busy, setBusy] = useState(false);
  const animation = useEditorState(({ animations, motion }) => animations.find(({ id }) => id === motion?.key) ?? null);
  if (!animation) return <p className="text-small text-muted">Add this preset to the mascot to mend it.</p>;
  const begin = () => {
    setBusy(true);
    whenIdle(() => {
      mend(editor, animation, findings);
      setBusy(false);
    });
  };
  return (
    <Button size="small" busy={busy} onClick={begin} className="self-start">
      Mend
    </Button>
  );
}
