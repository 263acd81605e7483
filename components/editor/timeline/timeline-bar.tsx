'use client';

import {
  ChevronDown,
  CircleDot,
  Diamond,
  Gauge,
  Infinity as Endless,
  Maximize2,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Menu } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-items';
import { NumberField } from '../../ui/number-field';
import { partTitle } from '../parts/part-title';
import { holdClip, presetOf } from '../state/clips';
import { COMMANDS } from '../state/commands';
import { useEditor, useEditorState } from '../state/context';
import { addKeys, allowedDuration, setDuration, setLoop } from './acts';
import type { BoardStore } from './board';
import { BoardFindings } from './board-findings';
import type { TrackAddress } from './keys';
import { PROP_TITLES } from './rows';
import { holdStrength, keepStrength, shownStrength } from './strength';

/** The toolbar above the keys, for actions on the whole motion. */
export function TimelineBar({ clip, board }: { clip: AnimationClip | null; board: BoardStore }) {
  const editor = useEditor();
  const motion = useEditorState((state) => state.motion);
  const autoKey = useEditorState((state) => state.autoKey);
  return (
    <div className="@container flex h-10 shrink-0 items-center gap-1 border-b px-2 sm:px-3">
      <h2 className="max-w-1/2 shrink-0 truncate text-small font-medium">{motion?.title ?? 'Timeline'}</h2>
      {motion && presetOf(motion.key) ? (
        <p className="min-w-0 truncate text-small text-muted max-md:hidden">
          A preset: your first change makes it your own.
        </p>
      ) : null}
      <span className="grow" />
      {clip ? (
        <>
          <BoardFindings board={board} clip={clip} />
          <AddKey clip={clip} />
          <Strength />
          <Length clip={clip} />
          <IconButton
            size="small"
            icon={Endless}
            label="The motion loops"
            side="top"
            aria-pressed={clip.loop}
            onClick={() => setLoop(editor, !clip.loop)}
          />
          <IconButton
            size="small"
            icon={CircleDot}
            label="Posing in Animate adds keys"
            side="top"
            aria-pressed={autoKey}
            onClick={() => editor.store.setState({ autoKey: !autoKey })}
          />
          <IconButton
            size="small"
            icon={Maximize2}
            label="Show the whole motion"
            side="top"
            onClick={() => board.setState(({ view }) => ({ view: { ...view, zoom: 1, start: 0 } }))}
            className="max-sm:hidden"
          />
        </>
      ) : null}
      <IconButton
        size="small"
        icon={ChevronDown}
        label="Close the timeline"
        keys="t"
        side="top"
        onClick={() => COMMANDS.timeline.run(editor)}
      />
    </div>
  );
}

/** The sign of a field: a word, or an icon where the toolbar is narrow. */
const Sign = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <>
    <span className="@max-2xl:hidden">{text}</span>
    <Icon aria-hidden className="size-3.5 @2xl:hidden" />
  </>
);

/** How large the movements are, in percent of the motion as it was made. */
function Strength() {
  const editor = useEditor();
  const shown = useEditorState(shownStrength);
  const { min, max } = LIMITS.animation.intensity;
  return (
    <div title="Strength of the motion" className="w-28 shrink-0 @max-2xl:w-19">
      <NumberField
        label="Strength of the motion"
        sign={<Sign icon={Gauge} text="Strength" />}
        unit="%"
        value={Math.round(shown * 100)}
        min={min * 100}
        max={max * 100}
        onChange={(percent) => holdStrength(editor, percent / 100)}
        onEnd={() => keepStrength(editor)}
      />
    </div>
  );
}

function Length({ clip: { duration } }: { clip: AnimationClip }) {
  const editor = useEditor();
  const shown = useEditorState(({ motion }) => motion?.clip.duration ?? duration);
  const hold = (seconds: number) => {
    const { motion } = editor.store.getState();
    if (motion) holdClip(editor, { ...motion.clip, duration: allowedDuration(seconds) });
  };
  return (
    <div title="Length of the motion" className="w-24 shrink-0 @max-2xl:w-18">
      <NumberField
        label="Length of the motion"
        sign={<Sign icon={Timer} text="Length" />}
        unit="s"
        value={shown}
        step={0.1}
        min={LIMITS.clip.duration.min}
        max={LIMITS.clip.duration.max}
        onChange={hold}
        onEnd={() => setDuration(editor, editor.store.getState().motion?.clip.duration ?? duration)}
      />
    </div>
  );
}

/** A menu that adds a key of the selected part at the playhead, also for a property without a track. */
function AddKey({ clip }: { clip: AnimationClip }) {
  const editor = useEditor();
  const parts = useEditorState(({ selection }) => selection.parts);
  const spec = useEditorState((state) => state.spec);
  const [only] = parts;
  if (only === undefined || parts.length > 1) return null;
  const hasStates = (spec.parts.find(({ id }) => id === only)?.states.length ?? 0) > 0;
  const props = (Object.keys(PROP_TITLES) as TrackAddress['prop'][]).filter((prop) => prop !== 'state' || hasStates);
  return (
    <Menu
      trigger={
        <Button size="small" look="quiet" aria-label={`Add key of ${partTitle(only)}`}>
          <Diamond aria-hidden className="size-3.5" />
          <span className="max-sm:hidden">Add key</span>
        </Button>
      }
    >
      {props.map((prop) => (
        <MenuItem key={prop} onSelect={() => addKeys(editor, [{ part: only, prop }])}>
          {PROP_TITLES[prop]}
          {clip.tracks.some((track) => track.part === only && track.prop === prop) ? '' : ' (new)'}
        </MenuItem>
      ))}
    </Menu>
  );
}
