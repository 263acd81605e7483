import type { ExportFormat } from '@/lib/contract/exports';
import { apng } from './apng/write';
import { gif } from './gif/write';
import { mp4 } from './mp4';
import { sprite } from './sprite/write';
import type { FrameFormat } from './types';
import { webm } from './webm';
import { webp } from './webp/write';

/** Every format that is made of frames. */
export const FRAME_FORMATS = { gif, mp4, webm, webp, apng, sprite } satisfies Partial<
  Record<ExportFormat, FrameFormat>
>;

export type FrameFormatName = keyof typeof FRAME_FORMATS;
