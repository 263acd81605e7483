'use client';

import { Button } from '../ui/button';
import { Progress } from '../ui/progress';
import { focusFirst } from './focus-first';

/** The progress of an export, with a button that cancels it. */
export function ExportWorking({
  name,
  text,
  percent,
  onCancel,
}: {
  name: string;
  text: string;
  percent: number | null;
  onCancel: () => void;
}) {
  return (
    <div className="flex flex-col gap-3 py-4">
      <p className="truncate font-medium">{name}</p>
      <Progress label="Export" percent={percent} />
      <div className="flex justify-between text-small text-muted tabular-nums">
        <span>{text}</span>
        <span>{percent === null ? '' : `${Math.round(percent)} %`}</span>
      </div>
      <div className="mt-3 flex justify-end">
        <Button ref={focusFirst} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
