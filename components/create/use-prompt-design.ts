'use client';

import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import type { TypedWords } from '@/lib/core/sheet/drawn-sheet';
import type { DetailLevel } from './detail-choice';
import { useStyles } from './use-styles';

/** The fields of the prompt form. */
export type PromptDesign = ReturnType<typeof usePromptDesign>;

/** The state of the prompt form: prompt, style and level of detail. `words` is null while the prompt is too short. */
export function usePromptDesign(firstPrompt: string) {
  const [prompt, setPrompt] = useState(firstPrompt);
  const [styleId, setStyleId] = useState('');
  const [detail, setDetail] = useState<DetailLevel>('standard');
  const styles = useStyles();
  const style = styles?.find(({ id }) => id === styleId)?.style;
  const text = prompt.trim();
  const words: TypedWords | null =
    text.length < LIMITS.mascot.prompt.min ? null : { prompt: text, detail, ...(style ? { style } : {}) };
  return { prompt, setPrompt, styles, styleId, setStyleId, detail, setDetail, words };
}
