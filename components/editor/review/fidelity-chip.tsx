'use client';

import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button';
import { useEditor, useEditorState } from '../state/context';
import { fidelityWords, percentOf } from './fidelity';

/**
 * The fidelity of a rebuilt mascot; a click opens the comparison with its picture. Renders nothing for other mascots.
 */
export function FidelityChip() {
  const editor = useEditor();
  const { fidelity, needs_review: doubtful } = useEditorState((state) => state.mascot);
  if (fidelity === null) return null;
  return (
    <Button
      size="small"
      className="absolute top-2.5 right-3 bg-raised shadow-ui!"
      onClick={() => editor.store.setState({ dialog: 'review' })}
    >
      {doubtful ? <TriangleAlert aria-hidden className="size-3.5 text-accent" /> : null}
      <span className="tabular-nums">{percentOf(fidelity)} alike</span>
      <span className="font-normal text-muted">{doubtful ? 'look it over' : fidelityWords(fidelity)}</span>
    </Button>
  );
}
