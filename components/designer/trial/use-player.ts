'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { composeSoon } from '../motions';
import { useDesigner, useDesignerState } from '../state/context';
import { createRunner, type Runner } from './runner';

/** Runs the last graph without errors in `host`, in the embed player. Gives whether there is such a graph. */
export function usePlayer(host: RefObject<HTMLElement | null>): boolean {
  const designer = useDesigner();
  const graph = usePlayable();
  const [runner, setRunner] = useState<Runner | null>(null);
  useEffect(() => {
    let gone = false;
    let end = () => {};
    // The custom element extends a DOM class, so it is imported only in the browser.
    void import('@/lib/player').then(() => {
      if (gone) return;
      const element = document.createElement('service-player');
      host.current?.append(element);
      const made = createRunner(designer, element);
      setRunner(made);
      end = () => {
        made.end();
        element.remove();
      };
    });
    return () => {
      gone = true;
      end();
    };
  }, [designer, host]);
  useEffect(() => {
    if (!graph || !runner) return undefined;
    const motions = graph.states.map(({ animation }) => animation);
    return composeSoon(designer, motions, () => runner.show(graph));
  }, [designer, runner, graph]);
  return graph !== null;
}

/** The shown graph; while it has errors, the last graph without errors. */
function usePlayable(): CanvasGraph | null {
  const shown = useDesignerState(({ document, findings }) =>
    findings.some(({ level }) => level === 'error') ? null : document.graph,
  );
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  return shown ?? last;
}
