import {
  EXPORT_FORMAT_NAMES,
  exportFormat,
  type ExportFormat,
  fileStem,
  isAnimated,
} from '@/lib/contract/export-formats';

/** A short description of each format's use. */
const GOOD_FOR: Record<ExportFormat, string> = {
  gif: 'Chats, mails and docs: plays anywhere',
  mp4: 'Video editors, social posts, slides',
  webm: 'Overlays in browsers and OBS: transparent video',
  webp: 'Websites: small, with soft transparency',
  apng: 'Every pixel exact, with soft transparency',
  sprite: 'Games and CSS: every frame in one picture',
  lottie: 'Apps and websites: vector motion for Lottie players',
  dotlottie: 'Apps that react: a canvas or a motion, and its palette',
  'animated-svg': 'Websites: sharp at any size, plays in an image tag',
  png: 'A single picture with transparency',
  svg: 'Sharp at any size, editable in design tools',
  sticker: 'Chat apps and print: a white border, cut to shape',
  logo: 'Headers and print: the face, on a badge if you like',
  'logo-png': 'Avatars and app icons: the face as a picture',
};

/** A format with its properties, as shown on its card. */
export interface FormatCard {
  format: ExportFormat;
  title: string;
  goodFor: string;
  animated: boolean;
  /** Whether it can contain a canvas instead of an animation. */
  canvas: boolean;
  /** Whether it supports transparency. */
  transparent: boolean;
  /** Whether its background is a badge behind the face. */
  badge: boolean;
  /** The offered frame rates; empty for a format without frames. */
  rates: readonly number[];
}

/** The offered frame rates, in frames per second. */
export const RATES = [12, 15, 24, 30, 60] as const;
/** GIF delays are multiples of 10 ms, and players slow down at higher rates. */
const GIF_RATES = [12, 15, 24, 30, 50] as const;

function ratesOf(format: ExportFormat): readonly number[] {
  if (!isAnimated(format) || format === 'animated-svg') return [];
  return format === 'gif' ? GIF_RATES : RATES;
}

/** Every export format. */
export const FORMAT_CARDS: readonly FormatCard[] = EXPORT_FORMAT_NAMES.map((format) => {
  const { title, holdsCanvas = false, opaque = false, square = false } = exportFormat(format);
  return {
    format,
    title,
    goodFor: GOOD_FOR[format],
    animated: isAnimated(format),
    canvas: holdsCanvas,
    transparent: !opaque,
    badge: square,
    rates: ratesOf(format),
  };
});

export const SIZES = [128, 256, 512, 1024, 2048] as const;

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A number of bytes as text: `1.4 MB`. */
export function bytesText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const amount = bytes / 1024 ** power;
  return `${power === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power]}`;
}

/** The file name of a download, from the names of the mascot and the motion; valid on every file system. */
export function fileName(mascot: string, motion: string | null, format: ExportFormat): string {
  const stem = [mascot, motion]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${fileStem(format, [stem])}.${exportFormat(format).extension}`;
}
