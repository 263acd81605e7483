'use client';

import { clsx } from 'clsx';
import { Clapperboard, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { useReducedMotion } from '../../hooks/use-media';
import { IconButton } from '../../ui/icon-button';
import { Field, Input } from '../../ui/input';
import { FileDrop } from '../../upload/file-drop';
import { MOST_MEGABYTES, MOVIE, problemOf } from '../../upload/kinds';
import { useEditor } from '../state/context';
import { AskForm } from '../work/ask-form';
import { Refusal } from '../work/refusal';
import { askForMotionOf } from './ask';
import { LengthSelect } from './length-select';

/** The form for a motion that follows the movement in a video. */
export function VideoForm() {
  const [video, setVideo] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File) => {
    const wrong = problemOf(MOVIE, file);
    setProblem(wrong);
    if (!wrong) setVideo(file);
  };
  if (video) return <Follow key={`${video.name} ${video.lastModified}`} video={video} onClear={() => setVideo(null)} />;
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        kind={MOVIE}
        icon={Clapperboard}
        title="Drop or choose a video"
        note={`MP4, MOV or WebM, up to ${MOST_MEGABYTES} MB and ${LIMITS.animation.referenceDuration.max} seconds`}
        onFile={choose}
      />
      {problem ? (
        <Refusal error={problem} />
      ) : (
        <p className="text-small text-muted">A single figure in front of a plain background works best.</p>
      )}
    </div>
  );
}

function Follow({ video, onClear }: { video: File; onClear: () => void }) {
  const editor = useEditor();
  const [words, setWords] = useState('');
  const [seconds, setSeconds] = useState<number>();
  const prompt = words.trim();
  const wishes = { ...(prompt ? { prompt } : {}), ...(seconds === undefined ? {} : { duration: seconds }) };
  return (
    <AskForm
      action="animate_video"
      button={(busy) => (busy ? 'Sending the video' : 'Follow the video')}
      onAsk={() => askForMotionOf(editor, video, wishes)}
      onTaken={onClear}
    >
      {({ busy, error }) => (
        <>
          <div className="relative">
            <Film video={video} />
            <div className="absolute top-1 right-1">
              <IconButton
                size="small"
                icon={X}
                label="Choose another video"
                className="bg-raised"
                disabled={busy}
                onClick={onClear}
              />
            </div>
          </div>
          <Refusal error={error} />
          <Field label="In words, if you like" htmlFor="video-words">
            <Input
              id="video-words"
              value={words}
              maxLength={LIMITS.animation.prompt.max}
              autoComplete="off"
              placeholder="A big happy wave, looping"
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <LengthSelect video id="video-length" value={seconds} onChange={setSeconds} />
        </>
      )}
    </AskForm>
  );
}

/** A preview of the selected video. A video that this browser cannot play can still be sent. */
function Film({ video }: { video: File }) {
  const still = useReducedMotion();
  const [unseen, setUnseen] = useState(false);
  const show = useCallback(
    (screen: HTMLVideoElement) => {
      const url = URL.createObjectURL(video);
      screen.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [video],
  );
  return (
    <figure>
      <video
        ref={show}
        aria-label={video.name}
        muted
        autoPlay={!still}
        controls={still}
        loop
        playsInline
        onError={() => setUnseen(true)}
        className={unseen ? 'hidden' : 'max-h-40 w-full rounded-ui bg-stage object-contain'}
      />
      {unseen ? (
        <p
          className={clsx(
            'flex h-24 items-center justify-center rounded-ui bg-stage px-10 text-center text-small text-pretty',
            'text-muted',
          )}
        >
          This browser cannot play the video, but it can still be sent.
        </p>
      ) : null}
      <figcaption title={video.name} className="mt-1 truncate text-small text-muted">
        {video.name}
      </figcaption>
    </figure>
  );
}
