'use client';

import { clsx } from 'clsx';
import { Clapperboard, Lightbulb, PenLine, type LucideIcon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { steadily } from '../../hooks/steadily';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { useEditor, useEditorState } from '../state/context';
import { want } from '../state/want';
import { worksOf } from '../work/works';
import type { WorkRequest } from '../work/work';
import { linesOf } from './lines';

const loading = () => <Skeleton className="h-28" />;
const DescribeForm = dynamic(() => steadily(() => import('./describe-form').then((module) => module.DescribeForm)), {
  loading,
});
const VideoForm = dynamic(() => steadily(() => import('./video-form').then((module) => module.VideoForm)), { loading });
const SuggestForm = dynamic(() => steadily(() => import('./suggest-form').then((module) => module.SuggestForm)), {
  loading,
});
const AskedBefore = dynamic(() => steadily(() => import('../work/asked-before').then((module) => module.AskedBefore)));
const WorkFailure = dynamic(() => steadily(() => import('../work/work-failure').then((module) => module.WorkFailure)));

type Way = 'describe' | 'suggest' | 'video';

const WAYS: readonly { way: Way; title: string; icon: LucideIcon }[] = [
  { way: 'describe', title: 'Describe', icon: PenLine },
  { way: 'suggest', title: 'Suggest', icon: Lightbulb },
  { way: 'video', title: 'Video', icon: Clapperboard },
];

/** The forms for new motions: from words, from suggestions or from a video. All are collapsed at first. */
export function NewMotion() {
  const kept = useFocusKept<HTMLElement>();
  const [chosen, setChosen] = useState<Way | null>(null);
  const [text, setText] = useState('');
  const editor = useEditor();
  const wanted = useEditorState((state) => state.wanted === 'motion');
  const works = useEditorState((state) => state.works);
  const addLine = ({ words }: WorkRequest) => setText((now) => [...linesOf(now), words].join('\n'));
  const way = wanted ? 'describe' : chosen;
  const choose = (next: Way | null) => {
    setChosen(next);
    if (next === 'describe') want(editor, 'motion');
    if (next === 'suggest') want(editor, 'suggest');
  };
  if (wanted && chosen !== 'describe') setChosen('describe');
  return (
    <section {...kept} aria-label="New motion" className="flex flex-col gap-3 outline-none">
      <div className="grid grid-cols-3 gap-1.5">
        {WAYS.map(({ way: each, title, icon: Icon }) => (
          <Button
            key={each}
            aria-expanded={way === each}
            onClick={() => choose(way === each ? null : each)}
            className={clsx(
              'h-auto! flex-col gap-1! px-1! py-2 text-small text-muted aria-expanded:bg-accent-soft',
              'aria-expanded:text-accent aria-expanded:shadow-[inset_0_0_0_1.5px_var(--accent)]',
            )}
          >
            <Icon aria-hidden className="size-4" />
            {title}
          </Button>
        ))}
      </div>
      {way === 'describe' ? (
        <>
          <DescribeForm text={text} onText={setText} />
          <AskedBefore type="animate" field="motion" onAgain={addLine} />
        </>
      ) : null}
      {way === 'suggest' ? <SuggestForm /> : null}
      {way === 'video' ? <VideoForm /> : null}
      {worksOf({ works }, 'animate')
        .filter(({ progress }) => progress.status === 'failed')
        .map((work) => (
          <WorkFailure key={work.jobId} work={work} field="motion" onAgain={addLine} />
        ))}
    </section>
  );
}
