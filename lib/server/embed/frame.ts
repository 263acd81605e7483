import { z } from 'zod';
import { escaped } from '@/lib/contract/embed-code/pictures';
import { playerElement, playerUrl } from '@/lib/contract/embed-code/snippets';
import { ApiError } from '@/lib/contract/errors';
import { readBundle } from './bundle';

/** The query of a frame: the motion or canvas, its trigger, and the background. */
export const FRAME_QUERY = z.strictObject({
  animation: z.string().max(200).optional(),
  canvas: z.string().max(200).optional(),
  trigger: z.enum(['hover', 'click']).optional(),
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'This must be a colour as #rrggbb.')
    .optional(),
  token: z.string().max(500).optional(),
  v: z.string().max(100).optional(),
});

/** A page to be framed by other sites. */
export interface FramePage {
  status: number;
  html: string;
  cacheControl: string;
}

/** Follows the colour scheme of the embedding page, since a frame with another scheme is opaque. */
const STYLE =
  ':root{color-scheme:light dark}html,body{height:100%;margin:0}service-player{width:100%;height:100%}' +
  'p{margin:0;padding:1rem;font:14px/1.5 system-ui,sans-serif;opacity:.7}';

function written(title: string, style: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}${style}</style>${body}` +
    '</html>\n'
  );
}

/**
 * The page that shows nothing but a mascot: a public one to everybody, a private one with a share token. Sessions and
 * keys are ignored, so that a frame never shows a mascot that only its viewer may see. Throws as `readBundle`.
 */
export async function mascotFrame(mascotId: string, query: z.infer<typeof FRAME_QUERY>): Promise<FramePage> {
  const { background, v, ...shown } = query;
  const { mascot, headers } = await readBundle(null, mascotId, { token: shown.token, v });
  const embed = { origin: '', mascotId, ...shown, version: v };
  const script = `<script type="module" src="${playerUrl(embed)}"></script>`;
  return {
    status: 200,
    html: written(mascot.name, background ? `body{background:${background}}` : '', script + playerElement(embed)),
    cacheControl: headers['Cache-Control'] ?? 'no-store',
  };
}

/** The page of a refused frame, with the reason in a sentence. */
export function refusedFrame({ status, message, details }: ApiError): FramePage {
  const sentence = [message, details ?? []].flat().join(' ');
  return { status, html: written('No mascot', '', `<p>${escaped(sentence)}</p>`), cacheControl: 'no-store' };
}
