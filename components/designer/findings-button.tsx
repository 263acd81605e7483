'use client';

import { clsx } from 'clsx';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Popover } from '../ui/popover';
import type { GraphFinding } from './graph/findings';
import { useDesigner, useDesignerState } from './state/context';
import { select } from './state/edit';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function titleOf(findings: readonly GraphFinding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors > 0) return counted(errors, 'problem');
  return findings.length > 0 ? counted(findings.length, 'warning') : 'No problems';
}

/** The number of findings in the graph. A click opens their list, where each finding selects its place in the graph. */
export function FindingsButton() {
  const designer = useDesigner();
  const findings = useDesignerState((state) => state.findings);
  const [open, setOpen] = useState(false);
  const errors = findings.some(({ level }) => level === 'error');
  const jump = ({ about }: GraphFinding) => {
    setOpen(false);
    select(designer, about);
    designer.viewport?.show(about);
  };
  const Icon = findings.length > 0 ? TriangleAlert : Check;
  return (
    <>
      <p role="status" className="sr-only">
        {titleOf(findings)}
      </p>
      <Popover
        label="Problems"
        side="top"
        open={open && findings.length > 0}
        onOpenChange={setOpen}
        className="w-96 p-1"
        trigger={
          <Button
            size="small"
            look="quiet"
            disabled={findings.length === 0}
            className={clsx('bg-raised shadow-ui aria-disabled:opacity-100', errors && 'text-danger hover:text-danger')}
          >
            <Icon aria-hidden className="size-3.5" />
            {titleOf(findings)}
          </Button>
        }
      >
        <ul>
          {findings.map((finding) => (
            <FindingRow key={`${finding.path} ${finding.message}`} finding={finding} onJump={() => jump(finding)} />
          ))}
        </ul>
      </Popover>
    </>
  );
}

function FindingRow({ finding: { level, message }, onJump }: { finding: GraphFinding; onJump: () => void }) {
  const Icon = level === 'error' ? TriangleAlert : Info;
  return (
    <li>
      <button type="button" onClick={onJump} className="flex w-full gap-2.5 rounded-[5px] p-2 text-left hover:bg-hover">
        <Icon
          aria-hidden
          className={clsx('mt-0.5 size-4 shrink-0', level === 'error' ? 'text-danger' : 'text-muted')}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{level === 'error' ? 'Problem: ' : 'Warning: '}</span>
          {message}
        </span>
      </button>
    </li>
  );
}
