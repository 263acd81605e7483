import { STARTERS } from '@/lib/artist/starters';
import type { Starter } from '@/lib/contract/starter';
import { env } from '../../env';

/** The catalogue of finished characters, without their drawings. */
export const listStarters = (): Starter[] =>
  [...STARTERS.values()].map(({ id, kind, name, prompt, sheet, motions, canvas }) => ({
    id,
    kind,
    name,
    prompt,
    style: sheet.direction,
    motions: [...motions],
    canvas,
    preview_url: `${env().appUrl}/show/${id}/preview`,
  }));
