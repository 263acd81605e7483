'use client';

import { useEffect } from 'react';
import type { AnimationClip } from '@/lib/core/clip/schema';
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
  if (!findings?.length) return null;
  const text = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return (
    <>
      <p className="shrink-0 text-small text-danger max-sm:hidden">{text}</p>
      {animation ? (
        <Button size="small" look="quiet" onClick={() => mend(editor, animation, findings)} className="max-sm:hidden">
          Mend
        </Button>
      ) : null}
    </>
  );
}
