'use client';

import { useEffect, useRef, useState } from 'react';
import { EXPORT_DEFAULTS, type ExportFormat } from '@/lib/contract/export-formats';
import { backgroundOf, cardOf, type Choices, rateOf } from './choices';
import { estimatedBytes } from './estimate';
import { type ExportScene, factsOf } from './facts';
import { type SizeAnswer, type SizeQuestion, WRITTEN_FORMATS, type WrittenFormat } from './written-size';

const isWritten = (format: ExportFormat): format is WrittenFormat =>
  (WRITTEN_FORMATS as readonly ExportFormat[]).includes(format);

/** The request to the worker that measures a format; null for formats that are not text. */
function questionFor(format: ExportFormat, choices: Choices, { spec, clip }: ExportScene): SizeQuestion | null {
  if (!isWritten(format) || !clip) return null;
  const card = cardOf(format);
  const { width, height } = factsOf(format, choices, { spec, clip });
  const background = backgroundOf(card, choices.background);
  const fps = rateOf(card, choices.fps) ?? EXPORT_DEFAULTS.fps;
  const options = { width, height, fps, ...(background === null ? {} : { background }) };
  return { key: `${format} ${JSON.stringify(options)}`, format, spec, clip, options };
}

/** The sizes of the selected files in bytes: measured for text formats, estimated for frames; null if unknown. */
export function useSizes(choices: Choices, scene: ExportScene | null): (format: ExportFormat) => number | null {
  const [known, setKnown] = useState<{ scene: ExportScene | null; bytes: Readonly<Record<string, number>> }>({
    scene,
    bytes: {},
  });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (!scene) return undefined;
    worker.current ??= new Worker(new URL('./size-worker.ts', import.meta.url), { type: 'module' });
    const { current } = worker;
    const heard = ({ data: { key, bytes } }: MessageEvent<SizeAnswer>) => {
      if (bytes !== null)
        setKnown((now) => ({ scene, bytes: { ...(now.scene === scene ? now.bytes : {}), [key]: bytes } }));
    };
    current.addEventListener('message', heard);
    for (const format of choices.formats) {
      const question = questionFor(format, choices, scene);
      if (question) current.postMessage(question, []);
    }
    return () => current.removeEventListener('message', heard);
  }, [choices, scene]);
  return (format) => {
    if (!scene) return null;
    const question = questionFor(format, choices, scene);
    const written = question && known.scene === scene ? known.bytes[question.key] : undefined;
    return written ?? estimatedBytes(format, factsOf(format, choices, scene));
  };
}
