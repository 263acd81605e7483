'use client';

import { useEffect } from 'react';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { Button } from '../../ui/button';
import { useFindings } from '../check/use-findings';
import { useEditor, useEditorState } from '../state/context';
import { mend } from '../state/mend';
import type { BoardStore } from './board';

/** The findings of the motion check as marks on the ruler, each with a button for its repair. */
export function BoardFindings({ board, clip }: { board: BoardStore; clip: AnimationClip }) {
  const editor = useEditor();
  const spec = useEditorState((state) => state.spec);
  const findings = useFindings(spec, clip);
  const animation = useEditorState(({ animations, motion }) => animations.find(({ id }) => id === motion?.key) ?? null);
  useEffect(() => {
    const marks = (findings ?? []).map(({ t, part, other }) => ({ seconds: t, parts: other ? [part, other] : [part] }));
    board.setState({ findings: marks });
  }, [board, findings]);
  // The button is removed by its own press, so that this keeps the focus.
  const kept = useFocusKept<HTMLDivElement>();
  const count = findings?.length ?? 0;
  return (
    <div {...kept} className="flex shrink-0 items-center gap-1 outline-none">
      {count > 0 ? (
        <p className="shrink-0 text-small text-danger max-sm:hidden">
          {count === 1 ? '1 finding' : `${count} findings`}
        </p>
      ) : null}
      {animation && findings && count > 0 ? (
        <Button size="small" look="quiet" onClick={() => mend(editor, animation, findings)} className="max-sm:hidden">
          Mend
        </Button>
      ) : null}
    </div>
  );
}
