'use client';

import { TriangleAlert, X } from 'lucide-react';
import { useFocusKept } from '../hooks/use-focus-kept';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Progress } from '../ui/progress';
import { MadeFile } from './made-file';
import type { ExportFailure } from './failure';
import { focusFirst } from './focus-first';
import type { ExportRun, ExportRuns } from './runs';

interface RunRowProps {
  run: ExportRun;
  runs: ExportRuns;
  /** Whether it takes the focus when it is added to the list. */
  focused: boolean;
}

/** An export of this session: its progress, its failure with advice, or its file. */
export function RunRow({ run: { id, order, alone, state }, runs, focused }: RunRowProps) {
  const kept = useFocusKept<HTMLLIElement>();
  return (
    <li
      {...kept}
      aria-label={order.name}
      className="rounded-ui outline-none focus-visible:ring-2 focus-visible:ring-accent"
    >
      {state.phase === 'done' ? (
        <MadeFile result={state.result} name={order.name} drawing={order.drawing} opened={alone} />
      ) : (
        <div className="flex items-center gap-3 p-2">
          {state.phase === 'working' ? (
            <Working name={order.name} {...state} />
          ) : (
            <Failed name={order.name} failure={state.failure} onRetry={() => runs.retry(id)} />
          )}
          <IconButton
            ref={focused ? focusFirst : undefined}
            icon={X}
            label={state.phase === 'working' ? `Cancel ${order.name}` : `Take ${order.name} off the list`}
            onClick={() => runs.cancel(id)}
          />
        </div>
      )}
    </li>
  );
}

function Working({ name, text, percent }: { name: string; text: string; percent: number | null }) {
  return (
    <div className="min-w-0 grow">
      <div className="flex justify-between gap-3">
        <p className="truncate font-medium">{name}</p>
        <p className="shrink-0 text-small text-muted tabular-nums">
          {text}
          {percent === null ? '' : ` · ${Math.round(percent)} %`}
        </p>
      </div>
      <div className="mt-1.5">
        <Progress label={`Export of ${name}`} percent={percent} text={text} />
      </div>
    </div>
  );
}

function Failed({ name, failure, onRetry }: { name: string; failure: ExportFailure; onRetry: () => void }) {
  return (
    <>
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
      <div role="alert" className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        <p className="text-small text-danger">{failure.message}</p>
        <p className="text-small text-muted">{failure.advice}</p>
      </div>
      {failure.again ? (
        <Button size="small" aria-label={`Try again: ${name}`} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </>
  );
}
