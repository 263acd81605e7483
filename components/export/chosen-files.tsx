'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ExportFormat } from '@/lib/contract/export-formats';
import { IconButton } from '../ui/icon-button';
import { cardOf, type Choices } from './choices';
import { type ExportScene, factsOf, factsText } from './facts';
import { bytesText } from './formats';

interface ChosenFilesProps {
  choices: Choices;
  scene: ExportScene | null;
  sizeOf: (format: ExportFormat) => number | null;
  onLook: (format: ExportFormat) => void;
  onRemove: (format: ExportFormat) => void;
}

/** The estimated size of a file as text. */
const sizeText = (bytes: number) => `about ${bytesText(bytes)}`;

/** The files that will be exported, with their properties; one of them is selected for the preview. */
export function ChosenFiles({ choices, scene, sizeOf, onLook, onRemove }: ChosenFilesProps) {
  return (
    <ul aria-label="Chosen files" className="flex flex-col gap-1">
      {choices.formats.map((format) => {
        const size = sizeOf(format);
        const facts = scene && factsOf(format, choices, scene);
        const { title } = cardOf(format);
        return (
          <li key={format} className="flex items-start gap-1">
            <button
              type="button"
              aria-pressed={choices.looked === format}
              onClick={() => onLook(format)}
              className={clsx(
                'min-w-0 grow rounded-ui px-2.5 py-1.5 text-left transition-colors hover:bg-hover',
                'aria-pressed:bg-hover',
              )}
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="truncate font-medium">{title}</span>
                {size ? <span className="shrink-0 text-small text-muted tabular-nums">{sizeText(size)}</span> : null}
              </span>
              {facts ? (
                <span className={clsx('block text-small tabular-nums', facts.refusal ? 'text-danger' : 'text-muted')}>
                  {facts.refusal ?? factsText(facts)}
                </span>
              ) : null}
            </button>
            {choices.formats.length > 1 ? (
              <IconButton size="small" icon={X} label={`Leave out ${title}`} onClick={() => onRemove(format)} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
