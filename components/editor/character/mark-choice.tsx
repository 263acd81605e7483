'use client';

import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import type { WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import { markToken } from '@/lib/core/sheet/mark';
import { MARKS } from '@/lib/core/sheet/vocabulary';
import { Swatch } from '../../color/swatch';
import { Input } from '../../ui/input';
import { useEditorState } from '../state/context';
import { isLetters, lettersOf } from './mark-letters';
import type { SectionProps } from './radio-section';
import { withItemMark, withMarkColor } from './sheet-changes';
import { choiceWords } from './words';
import { choiceLabel, WornChoice, type WornOption } from './worn-choice';

interface MarkChoiceProps extends SectionProps {
  item: WardrobeItem;
  /** The shape, letters or digits that are printed now; null for none. */
  shape: string | null;
  onSettle: () => void;
}

/** What is printed on a worn item, and its colour: a shape from pictures, or typed letters and digits. */
export function MarkChoice({ onSettle, ...props }: MarkChoiceProps) {
  const { item, shape } = props;
  return (
    <WornChoice {...props} title="Mark" options={markOptions(item.id, shape)}>
      <span className="flex items-center gap-2">
        <MarkColor {...props} onSettle={onSettle} />
        <LettersField {...props} onSettle={onSettle} />
      </span>
    </WornChoice>
  );
}

/** The colour of the mark as a swatch; renders nothing if the drawing has no mark. */
function MarkColor({ item: { id, title }, choose, onSettle }: MarkChoiceProps) {
  const token = markToken(id);
  const color = useEditorState(({ spec }) => spec.palette.find(({ name }) => name === token)?.color);
  if (!color) return null;
  const label = `Colour of the mark on ${title.toLowerCase()}`;
  const change = (next: string) =>
    choose({ label, key: `color:${token}`, change: (sheet) => withMarkColor(sheet, id, next) });
  return <Swatch small label={label} color={color} onChange={change} onEnd={onSettle} />;
}

/** No mark, each shape, and the letters or digits that are printed now. */
function markOptions(id: string, now: string | null): WornOption[] {
  return [null, ...MARKS, ...(isLetters(now) ? [now] : [])].map((shape) => ({
    id: shape ?? 'none',
    title: isLetters(shape) ? shape.toUpperCase() : choiceWords(shape ?? 'none'),
    isChosen: shape === now,
    change: (sheet) => withItemMark(sheet, id, shape),
  }));
}

/**
 * A field for one or two letters or digits. Each key is drawn at once; what is typed in one visit is one undo step. An
 * emptied field takes the letters off.
 */
function LettersField({ item, shape, choose, onSettle }: MarkChoiceProps) {
  const { text, setText, focus } = useTypedText(shape);
  const isTyped = useRef(false);
  const settle = () => {
    if (isTyped.current) onSettle();
    isTyped.current = false;
  };
  // A field that goes away with its item loses the focus without an event.
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => () => latest.current(), []);
  const label = choiceLabel('Mark', item);
  const type = (typed: string) => {
    const letters = lettersOf(typed);
    setText(letters);
    const next = letters === '' ? null : letters;
    if (next === (isLetters(shape) ? shape : null)) return;
    isTyped.current = true;
    choose({
      label: next === null ? `${label}: none` : `${label}: ${next.toUpperCase()}`,
      key: `mark:${item.id}`,
      change: (sheet) => withItemMark(sheet, item.id, next),
    });
  };
  return (
    <Input
      aria-label={`Letters or digits on ${item.title.toLowerCase()}`}
      title={`Up to ${LIMITS.sheet.markLetters} letters or digits`}
      placeholder="Letters"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.sheet.markLetters}
      value={text ?? (isLetters(shape) ? shape : '')}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => {
        focus(true);
        event.target.select();
      }}
      onBlur={() => {
        focus(false);
        settle();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      className="h-7! w-20! px-2! text-small uppercase placeholder:normal-case pointer-coarse:h-9!"
    />
  );
}

/**
 * Keeps the typed text of the field while the drawing does not show it yet: the stage is redrawn shortly after a key.
 * `text` is null when the field shows the drawn letters. It is reset by the next drawing without the focus.
 */
function useTypedText(shape: string | null) {
  const [text, setText] = useState<string | null>(null);
  const [drawn, setDrawn] = useState(shape);
  const [isFocused, focus] = useState(false);
  if (drawn !== shape) {
    setDrawn(shape);
    if (!isFocused) setText(null);
  }
  return { text, setText, focus };
}
