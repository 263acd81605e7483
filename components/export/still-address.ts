import type { ExportFormat, FormatsOfKind } from '@/lib/contract/export-formats';
import type { PREVIEW_FORMATS } from '@/lib/contract/preview';
import type { Choices } from './choices';

type PreviewFormat = (typeof PREVIEW_FORMATS)[number];

/** The content of a still: the preview URL of a version, and the frame on the stage, if the mascot is not at rest. */
export interface StillSubject {
  previewUrl: string;
  frame: { animation: string; t: number } | null;
}

/** The preview format for each still format. */
const PREVIEWS: Partial<Record<ExportFormat, PreviewFormat>> = {
  png: 'png',
  svg: 'svg',
  sticker: 'sticker',
  logo: 'logo',
  'logo-png': 'logo',
} satisfies Record<FormatsOfKind<'still'>, PreviewFormat>;

/** The longest side of the preview in pixels; it is shown at about half of this. */
const PREVIEW_PX = 512;

/** The URL of a still as the service draws it. */
export function stillAddress({ looked, pose }: Choices, { previewUrl, frame }: StillSubject): string {
  const [path = '', query = ''] = previewUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('format', PREVIEWS[looked] ?? 'png');
  parameters.set('size', String(PREVIEW_PX));
  if (pose === 'frame' && frame) {
    parameters.set('animation', frame.animation);
    parameters.set('t', String(frame.t));
  }
  return `${path}?${parameters}`;
}
