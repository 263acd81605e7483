'use client';

import { ChartNoAxesGantt, Pause, Play, Repeat, StepBack, StepForward } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '../ui/icon-button';
import { Select } from '../ui/select';
import { SPEEDS, type StagePlayhead } from './playhead';
import { Scrubber } from './scrubber';

interface TransportProps {
  playhead: StagePlayhead;
  onPlay: () => void;
  onStep: (frames: 1 | -1) => void;
  /** Whether the timeline is open below. */
  timeline: boolean;
  onTimeline: () => void;
}

const SPEED_OPTIONS = SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** The playback controls: play, step, scrub, speed and loop. */
export function Transport({ playhead, onPlay, onStep, timeline, onTimeline }: TransportProps) {
  const { playing, loop, speed, loaded } = useTransport(playhead);
  return (
    <div
      role="group"
      aria-label="Playback"
      className="flex h-12 shrink-0 items-center gap-1 border-t bg-surface px-2 sm:px-3"
    >
      <IconButton
        icon={playing ? Pause : Play}
        label={playing ? 'Pause' : 'Play'}
        keys="space"
        side="top"
        onClick={onPlay}
        className="text-ink"
      />
      <StepButtons loaded={loaded} onStep={onStep} />
      <Scrubber playhead={playhead} />
      <Select
        quiet
        label="Speed"
        value={String(speed)}
        options={SPEED_OPTIONS}
        onChange={(value) => playhead.setState({ speed: Number(value) })}
      />
      <IconButton
        icon={Repeat}
        label="Loop"
        keys="l"
        side="top"
        aria-pressed={loop}
        onClick={() => playhead.setState({ loop: !loop })}
      />
      <IconButton
        icon={ChartNoAxesGantt}
        label="Timeline"
        keys="t"
        side="top"
        aria-expanded={timeline}
        aria-pressed={timeline}
        onClick={onTimeline}
      />
    </div>
  );
}

function StepButtons({ loaded, onStep }: Pick<TransportProps, 'onStep'> & { loaded: boolean }) {
  return (
    <>
      <IconButton
        icon={StepBack}
        label="Previous frame"
        keys=","
        side="top"
        onClick={() => onStep(-1)}
        disabled={!loaded}
        className="max-sm:hidden"
      />
      <IconButton
        icon={StepForward}
        label="Next frame"
        keys="."
        side="top"
        onClick={() => onStep(1)}
        disabled={!loaded}
        className="max-sm:hidden"
      />
    </>
  );
}

function useTransport(playhead: StagePlayhead) {
  return {
    playing: useStore(playhead, (state) => state.playing),
    loop: useStore(playhead, (state) => state.loop),
    speed: useStore(playhead, (state) => state.speed),
    loaded: useStore(playhead, (state) => state.duration > 0),
  };
}
