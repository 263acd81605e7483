// Kept apart from the schemas: the studio shows the formats, and a browser does not validate requests.

interface Format {
  title: string;
  mime: string;
  extension: string;
  /** Whether it needs an animation, or for dotLottie a canvas. */
  animated: boolean;
  /** Appended to a file's name where the extension does not identify the format. */
  suffix?: string;
}

/** Every export format that is served, with what a user must know about it. */
export const EXPORT_FORMATS = {
  gif: { title: 'GIF', mime: 'image/gif', extension: 'gif', animated: true },
  mp4: { title: 'MP4 video', mime: 'video/mp4', extension: 'mp4', animated: true },
  webm: { title: 'WebM video', mime: 'video/webm', extension: 'webm', animated: true },
  webp: { title: 'Animated WebP', mime: 'image/webp', extension: 'webp', animated: true },
  // An animated PNG: every program opens a `.png`, and one that cannot play it shows the first frame.
  apng: { title: 'Animated PNG', mime: 'image/apng', extension: 'png', animated: true },
  sprite: { title: 'Sprite sheet', mime: 'image/png', extension: 'png', animated: true, suffix: 'sprite' },
  lottie: { title: 'Lottie', mime: 'application/json', extension: 'json', animated: true },
  dotlottie: { title: 'dotLottie', mime: 'application/zip+dotlottie', extension: 'lottie', animated: true },
  'animated-svg': { title: 'Animated SVG', mime: 'image/svg+xml', extension: 'svg', animated: true },
  png: { title: 'PNG still', mime: 'image/png', extension: 'png', animated: false },
  svg: { title: 'SVG still', mime: 'image/svg+xml', extension: 'svg', animated: false },
  sticker: { title: 'Sticker', mime: 'image/png', extension: 'png', animated: false, suffix: 'sticker' },
  logo: { title: 'Logo SVG', mime: 'image/svg+xml', extension: 'svg', animated: false, suffix: 'logo' },
  'logo-png': { title: 'Logo PNG', mime: 'image/png', extension: 'png', animated: false, suffix: 'logo' },
} as const satisfies Record<string, Format>;

/** The name of a file without its extension; `parts` are words for its content, already safe for a file's name. */
export function fileStem(format: ExportFormat, parts: readonly string[]): string {
  const { suffix }: Format = EXPORT_FORMATS[format];
  return [parts.filter(Boolean).join('-') || 'mascot', ...(suffix ? [suffix] : [])].join('-');
}

export type ExportFormat = keyof typeof EXPORT_FORMATS;
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]];

/** Defaults of an export: pixels and frames a second. */
export const EXPORT_DEFAULTS = { size: 512, fps: 30 } as const;
