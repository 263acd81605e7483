// Kept apart from the schemas: the studio shows the formats, and a browser does not validate requests.

/** What a file consists of: painted frames, shapes that move by keyframes, or a single moment. */
export type FormatKind = 'film' | 'vector' | 'still';

interface Format {
  title: string;
  mime: string;
  extension: string;
  kind: FormatKind;
  /** Appended to a file's name where the extension does not identify the format. */
  suffix?: string;
  /** Whether it can hold a canvas in place of an animation. */
  holdsCanvas?: true;
  /** Whether it has no transparency, so that something must be behind the mascot. */
  opaque?: true;
  /** Whether both sides must be even numbers of pixels. */
  evenSides?: true;
  /** Whether it is cropped to a square, which may have a badge behind the face. */
  square?: true;
}

/** Every export format that is served, with what a user must know about it. */
export const EXPORT_FORMATS = {
  gif: { title: 'GIF', mime: 'image/gif', extension: 'gif', kind: 'film' },
  mp4: { title: 'MP4 video', mime: 'video/mp4', extension: 'mp4', kind: 'film', opaque: true, evenSides: true },
  webm: { title: 'WebM video', mime: 'video/webm', extension: 'webm', kind: 'film' },
  webp: { title: 'Animated WebP', mime: 'image/webp', extension: 'webp', kind: 'film' },
  // An animated PNG: every program opens a `.png`, and one that cannot play it shows the first frame.
  apng: { title: 'Animated PNG', mime: 'image/apng', extension: 'png', kind: 'film' },
  sprite: { title: 'Sprite sheet', mime: 'image/png', extension: 'png', kind: 'film', suffix: 'sprite' },
  lottie: { title: 'Lottie', mime: 'application/json', extension: 'json', kind: 'vector' },
  dotlottie: {
    title: 'dotLottie',
    mime: 'application/zip+dotlottie',
    extension: 'lottie',
    kind: 'vector',
    holdsCanvas: true,
  },
  'animated-svg': { title: 'Animated SVG', mime: 'image/svg+xml', extension: 'svg', kind: 'vector' },
  png: { title: 'PNG still', mime: 'image/png', extension: 'png', kind: 'still' },
  svg: { title: 'SVG still', mime: 'image/svg+xml', extension: 'svg', kind: 'still' },
  sticker: { title: 'Sticker', mime: 'image/png', extension: 'png', kind: 'still', suffix: 'sticker' },
  logo: { title: 'Logo SVG', mime: 'image/svg+xml', extension: 'svg', kind: 'still', suffix: 'logo', square: true },
  'logo-png': { title: 'Logo PNG', mime: 'image/png', extension: 'png', kind: 'still', suffix: 'logo', square: true },
} as const satisfies Record<string, Format>;

/** The name of a file without its extension; `parts` are words for its content, already safe for a file's name. */
export function fileStem(format: ExportFormat, parts: readonly string[]): string {
  const { suffix } = exportFormat(format);
  return [parts.filter(Boolean).join('-') || 'mascot', ...(suffix ? [suffix] : [])].join('-');
}

/** The name of an export format. */
export type ExportFormat = keyof typeof EXPORT_FORMATS;
/** The names of all export formats, as `format` of an export takes them. */
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]];

/** The names of the formats of a kind. */
export type FormatsOfKind<Kind extends FormatKind> = {
  [Name in ExportFormat]: (typeof EXPORT_FORMATS)[Name]['kind'] extends Kind ? Name : never;
}[ExportFormat];

/** What is known about a format. */
export const exportFormat = (name: ExportFormat): Format => EXPORT_FORMATS[name];

/** Whether files of a format move, so that an export needs an animation, or for dotLottie a canvas. */
export const isAnimated = (name: ExportFormat): boolean => EXPORT_FORMATS[name].kind !== 'still';

/** Defaults of an export: pixels, frames a second, and the colour behind the mascot in opaque formats. */
export const EXPORT_DEFAULTS = { size: 512, fps: 30, background: '#ffffff' } as const;
