import { looksLikeSvg } from '@/lib/core/svg/document';

/** The accepted file types: media type, file name extension, and name in plain words. */
export const UPLOAD_TYPES = {
  png: { mime: 'image/png', name: 'a PNG' },
  jpg: { mime: 'image/jpeg', name: 'a JPG' },
  webp: { mime: 'image/webp', name: 'a WebP' },
  svg: { mime: 'image/svg+xml', name: 'an SVG' },
  mp4: { mime: 'video/mp4', name: 'an MP4' },
  mov: { mime: 'video/quicktime', name: 'a MOV' },
  webm: { mime: 'video/webm', name: 'a WebM' },
} as const;

export type UploadType = keyof typeof UPLOAD_TYPES;

/** Major brands of MP4 files that hold a video; pictures (HEIC, AVIF) and sounds (M4A) have others. */
const FILM_BRANDS = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'iso7',
  'iso8',
  'iso9',
  'mp41',
  'mp42',
  'mp71',
  'avc1',
  'hvc1',
  'M4V ',
  'M4VH',
  'M4VP',
  'MSNV',
  'dash',
  'f4v ',
]);
/** The first box types of QuickTime files from before brands existed. */
const OLD_MOVIE = new Set(['moov', 'mdat', 'wide']);

/** The bytes within which an SVG's root must begin, after a licence comment. */
const SVG_PROLOG_BYTES = 64 * 1024;

const isAscii = (bytes: Uint8Array, at: number, text: string) =>
  bytes.byteLength >= at + text.length &&
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function filmOf(bytes: Uint8Array): UploadType | null {
  if (OLD_MOVIE.has(ascii(bytes, 4, 4))) return 'mov';
  if (!isAscii(bytes, 4, 'ftyp')) return null;
  const brand = ascii(bytes, 8, 4);
  if (brand === 'qt  ') return 'mov';
  return FILM_BRANDS.has(brand) ? 'mp4' : null;
}

/** An EBML header names its document type; Matroska has the same header with another type. */
const isWebm = (bytes: Uint8Array) =>
  isAscii(bytes, 0, '\x1a\x45\xdf\xa3') && ascii(bytes, 0, 64).includes('\x42\x82\x84webm');

/** Signatures of other file types that people send: a name, an offset near the beginning, and texts. */
const OTHERS: readonly [name: string, at: number, ...texts: string[]][] = [
  ['a GIF', 0, 'GIF87a', 'GIF89a'],
  ['a HEIC picture', 4, 'ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'],
  ['an AVIF picture', 4, 'ftypavif', 'ftypavis'],
  ['a TIFF', 0, 'II*\0', 'MM\0*'],
  ['a BMP', 0, 'BM'],
  ['an icon file (ICO)', 0, '\0\0\x01\0'],
  ['a Photoshop file', 0, '8BPS'],
  ['a PDF', 0, '%PDF-'],
  ['a PostScript file', 0, '%!PS', '\xc5\xd0\xd3\xc6'],
  ['a compressed file', 0, '\x1f\x8b', 'PK\x03\x04', 'Rar!', '7z\xbc\xaf'],
  ['a Matroska video (MKV)', 0, '\x1a\x45\xdf\xa3'],
  ['an AVI video', 8, 'AVI '],
  ['a sound file', 0, 'ID3', 'OggS', 'fLaC'],
  ['a sound file', 4, 'ftypM4A'],
  ['a sound file', 8, 'WAVE'],
];
/** The bytes that are searched for a text's type. */
const BEGINNING_BYTES = 256;

/** Gives the plain name of a refused file's type; null if its beginning does not tell. */
export function otherKindOf(bytes: Uint8Array): string | null {
  const known = OTHERS.find(([, at, ...texts]) => texts.some((text) => isAscii(bytes, at, text)));
  if (known) return known[0];
  const beginning = new TextDecoder().decode(bytes.subarray(0, BEGINNING_BYTES)).trimStart();
  if (/^<(!doctype\s+html|html)\b/i.test(beginning)) return 'a web page';
  return /^[{[]/.test(beginning) ? 'JSON text' : null;
}

/** Detects an accepted file type by its first bytes, whatever the file's name; null for any other. */
export function typeOf(bytes: Uint8Array): UploadType | null {
  if (isAscii(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isAscii(bytes, 0, '\xff\xd8\xff')) return 'jpg';
  if (isAscii(bytes, 0, 'RIFF') && isAscii(bytes, 8, 'WEBP')) return 'webp';
  if (isWebm(bytes)) return 'webm';
  return filmOf(bytes) ?? (looksLikeSvg(new TextDecoder().decode(bytes.subarray(0, SVG_PROLOG_BYTES))) ? 'svg' : null);
}
