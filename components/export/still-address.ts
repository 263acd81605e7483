import type { Choices } from './choices';

/** What a still shows: the address of a version's preview, and the frame on the stage, if the mascot is not at rest. */
export interface StillSubject {
  previewUrl: string;
  frame: { animation: string; t: number } | null;
}

/** The format of a preview for each kind of still. */
const PREVIEWS: Record<string, string> = {
  png: 'png',
  svg: 'svg',
  sticker: 'sticker',
  logo: 'logo',
  'logo-png': 'logo',
};

/** The longest side of the preview in pixels; it is shown at about half of this. */
const PREVIEW_PX = 512;

/** The address of a still as the service draws it. */
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
