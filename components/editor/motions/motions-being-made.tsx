'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { steadily } from '../../hooks/steadily';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { Announced } from '../../ui/announced';
import { Skeleton } from '../../ui/skeleton';
import { useEditorState } from '../state/context';
import { scrollHere } from '../work/scroll-here';
import { worksOf } from '../work/works';
import type { EditorWork } from '../work/work';

const MotionBeingMade = dynamic(
  () => steadily(() => import('./motion-being-made').then((module) => module.MotionBeingMade)),
  {
    loading: () => <Skeleton className="h-40" />,
  },
);

/** The running animation jobs. */
export function MotionsBeingMade({ spec }: { spec: MascotSpec }) {
  const works = useEditorState((state) => state.works);
  const running = worksOf({ works }, 'animate').filter(({ progress }) => progress.status === 'running');
  const kept = useFocusKept<HTMLDivElement>();
  const begun = useBegun(running);
  return (
    <div {...kept} className={running.length === 0 ? 'sr-only' : 'outline-none'}>
      <Announced text={begun} />
      {running.length === 0 ? null : (
        <ul aria-label="Motions being made" className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {running.map((work) => (
            <li key={work.jobId} ref={scrollHere}>
              <MotionBeingMade spec={spec} work={work} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The announcement when jobs start: one for a batch, and none when jobs end. */
function useBegun(running: readonly EditorWork[]): string {
  const [seen, setSeen] = useState({ count: 0, text: '' });
  const count = running.length;
  if (count !== seen.count)
    setSeen({
      count,
      text:
        count > seen.count ? `Making ${count === 1 ? 'a motion' : `${count} motions`}` : count === 0 ? '' : seen.text,
    });
  return seen.text;
}
