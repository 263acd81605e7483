'use client';

import { useStore } from 'zustand';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { MadeFile } from './made-file';
import { RunRow } from './run-row';
import type { ExportRuns } from './runs';
import { useMadeFiles } from './use-made-files';

interface FileListProps {
  mascotId: string;
  runs: ExportRuns;
  /** Called by the button that is shown if there are no files. */
  onChoose: () => void;
}

/** The files of a mascot: the exports of this session with their progress, then earlier ones. */
export function FileList({ mascotId, runs, onChoose }: FileListProps) {
  const current = useStore(runs.store, (state) => state.runs);
  const { made, failed, again } = useMadeFiles(mascotId);
  const ours = new Set(current.map(({ jobId }) => jobId));
  const older = made?.filter(({ jobId }) => !ours.has(jobId)) ?? [];
  return (
    <div className="flex min-h-60 flex-col gap-4">
      {current.length > 0 ? (
        <ul aria-label="Files being made" className="flex flex-col gap-1">
          {current.map((run, index) => (
            <RunRow key={run.id} run={run} runs={runs} focused={index === 0} />
          ))}
        </ul>
      ) : null}
      {older.length > 0 ? (
        <section>
          <h3 className="px-2 pb-1 text-small font-medium text-muted">Made before</h3>
          <ul aria-label="Made before" className="flex flex-col gap-1">
            {older.map(({ jobId, name, result }) => (
              <li key={jobId}>
                <MadeFile result={result} name={name} drawing={null} opened={false} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {failed ? (
        <div role="alert" className="flex items-center justify-between gap-3 px-2 text-muted">
          Earlier exports could not be loaded.
          <Button size="small" onClick={again}>
            Try again
          </Button>
        </div>
      ) : null}
      {made === null && !failed ? <Loading /> : null}
      {made !== null && older.length + current.length === 0 ? (
        <Notice title="No files yet" action={<Button onClick={onChoose}>Choose a format</Button>}>
          What you export stays here for 30 days.
        </Notice>
      ) : null}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-2">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-14" />
      ))}
    </div>
  );
}
