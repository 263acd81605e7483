import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR } from '@/lib/core/patterns';
import { endpoint } from './endpoint';
import { File } from './file';
import { Job } from './job';

interface Format {
  title: string;
  mime: string;
  extension: string;
  /** Whether it needs an animation. */
  animated: boolean;
  /** What is put after a file's name, where the extension does not tell the format. */
  suffix?: string;
}

/** Every export format that is served, with what a user must know of it. */
export const EXPORT_FORMATS = {
  gif: { title: 'GIF', mime: 'image/gif', extension: 'gif', animated: true },
  mp4: { title: 'MP4 video', mime: 'video/mp4', extension: 'mp4', animated: true },
  webm: { title: 'WebM video', mime: 'video/webm', extension: 'webm', animated: true },
  webp: { title: 'Animated WebP', mime: 'image/webp', extension: 'webp', animated: true },
  // A PNG that moves: under `.png` everything opens it, and what cannot play it shows its first frame.
  apng: { title: 'Animated PNG', mime: 'image/apng', extension: 'png', animated: true },
  sprite: { title: 'Sprite sheet', mime: 'image/png', extension: 'png', animated: true, suffix: 'sprite' },
  lottie: { title: 'Lottie', mime: 'application/json', extension: 'json', animated: true },
  'animated-svg': { title: 'Animated SVG', mime: 'image/svg+xml', extension: 'svg', animated: true },
  png: { title: 'PNG still', mime: 'image/png', extension: 'png', animated: false },
  svg: { title: 'SVG still', mime: 'image/svg+xml', extension: 'svg', animated: false },
  sticker: { title: 'Sticker', mime: 'image/png', extension: 'png', animated: false, suffix: 'sticker' },
  logo: { title: 'Logo SVG', mime: 'image/svg+xml', extension: 'svg', animated: false, suffix: 'logo' },
  'logo-png': { title: 'Logo PNG', mime: 'image/png', extension: 'png', animated: false, suffix: 'logo' },
} as const satisfies Record<string, Format>;

/** The name of a file without its extension: `parts` are words that say what is in it, already safe for a file's name. */
export function fileStem(format: ExportFormat, parts: readonly string[]): string {
  const { suffix }: Format = EXPORT_FORMATS[format];
  return [parts.filter(Boolean).join('-') || 'mascot', ...(suffix ? [suffix] : [])].join('-');
}

export type ExportFormat = keyof typeof EXPORT_FORMATS;
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]];

/** What to export (specification: Export body): size in pixels, `t` in seconds. */
export const ExportInput = z.strictObject({
  format: z.enum(EXPORT_FORMAT_NAMES),
  animation: z.string().min(1).max(120).optional(),
  size: z.int().min(LIMITS.export.size.min).max(LIMITS.export.size.max).optional(),
  fps: z.int().min(LIMITS.export.fps.min).max(LIMITS.export.fps.max).optional(),
  background: z.string().regex(HEX_COLOR).optional(),
  t: z.number().min(0).optional(),
  version_id: z.string().optional(),
});
export type ExportInput = z.infer<typeof ExportInput>;

/** How to play a sprite sheet: frame `i` stands in column `i % columns` of row `floor(i / columns)`; pixels and seconds. */
export const SpriteTable = z.strictObject({
  name: z.string(),
  frame_width: z.int(),
  frame_height: z.int(),
  columns: z.int(),
  rows: z.int(),
  count: z.int(),
  fps: z.number(),
  duration: z.number(),
  loop: z.boolean(),
});
export type SpriteTable = z.infer<typeof SpriteTable>;

/** How near a file is to what the stage shows: some of its frames, decoded again (an SVG: drawn by another painter, held at some moments where it moves), against our own drawing of them. Errors are mean differences over red, green, blue and alpha of every pixel, 0 to 255; `worst_error` is that of the worst frame. */
export const Receipt = z.strictObject({
  frames: z.int(),
  mean_error: z.number(),
  worst_error: z.number(),
});
export type Receipt = z.infer<typeof Receipt>;

/** The `result` of an exporting job; `frames_file` is a sprite sheet's frame table as a JSON file, `receipt` is there for what this server can decode, and for SVG that another painter than our own can draw. */
export const ExportResult = z.strictObject({
  file: File,
  frames_file: File.optional(),
  receipt: Receipt.optional(),
});
export type ExportResult = z.infer<typeof ExportResult>;

/** What is exported where the request is silent: pixels and frames a second. */
export const EXPORT_DEFAULTS = { size: 512, fps: 30 } as const;

export const createExport = endpoint({
  id: 'createExport', method: 'POST', path: '/mascots/{id}/exports', tag: 'Exports', access: 'member',
  summary: 'Exports a mascot to a file; the job ends with `result.file`, and for a sprite sheet with its frame table in `result.frames_file`; `result.receipt` says how near the file is to what the stage shows.',
  body: ExportInput,
  returns: { 202: Job },
});
