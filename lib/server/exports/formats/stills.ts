import type { FormatsOfKind } from '@/lib/contract/export-formats';
import type { StillFormat } from './format';
import { logo } from './logo';
import { logoPng } from './logo-png';
import { png } from './png';
import { sticker } from './sticker';
import { svg } from './svg';

/** The formats that show a single moment. */
export const STILL_FORMATS = { png, svg, sticker, logo, 'logo-png': logoPng } satisfies {
  [Name in FormatsOfKind<'still'>]: StillFormat<Name>;
};
