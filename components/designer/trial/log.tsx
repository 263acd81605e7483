'use client';

import { clsx } from 'clsx';
import { Copy, Eraser } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { useDesigner, useDesignerState } from '../state/context';
import { logText, secondsText, type LogLine } from '../state/trial';

/** The log of the trial: inputs, changes of state, and their reasons. */
export function Log() {
  const designer = useDesigner();
  const log = useDesignerState(({ trial }) => trial.log);
  const copy = () =>
    navigator.clipboard.writeText(logText(log)).then(
      () => designer.tell('The log was copied.', 'done'),
      () => designer.tell('The log could not be copied.', 'failed'),
    );
  return (
    <section aria-label="Log" className="flex grow flex-col px-3 pt-2 pb-3">
      <div className="flex h-8 items-center justify-between pl-1">
        <h2 className="text-small font-medium text-muted">Log</h2>
        <span className="flex">
          <IconButton
            size="small"
            icon={Copy}
            label="Copy log"
            side="top"
            disabled={log.length === 0}
            onClick={() => void copy()}
          />
          <IconButton
            size="small"
            icon={Eraser}
            label="Clear log"
            side="top"
            disabled={log.length === 0}
            onClick={() => designer.store.setState(({ trial }) => ({ trial: { ...trial, log: [] } }))}
          />
        </span>
      </div>
      {/* It is focusable, so that the keyboard can scroll it. In a reversed column it stays at its end by itself. */}
      <div
        role="log"
        aria-label="What happened"
        tabIndex={0}
        className={clsx(
          'flex max-h-80 min-h-28 grow basis-28 flex-col-reverse overflow-y-auto overscroll-contain bg-stage',
          'rounded-ui py-1.5 text-small',
        )}
      >
        <ol className="mb-auto">
          {log.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Line({ line: { at, text, why } }: { line: LogLine }) {
  return (
    <li className="grid grid-cols-[3.75rem_1fr] gap-2 px-2 py-0.5">
      <span className="text-right text-muted tabular-nums">{secondsText(at)}</span>
      <span className="min-w-0 wrap-anywhere">
        <span className={clsx(why === null ? 'text-muted' : 'font-medium')}>{text}</span>
        {why === null ? null : <span className="block text-muted">{why}</span>}
      </span>
    </li>
  );
}
