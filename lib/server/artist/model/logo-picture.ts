import sharp from 'sharp';
import { readDocument } from '@/lib/core/svg/document';
import { acceptSpec } from '@/lib/core/spec/accept';
import { specOfOnePart } from '@/lib/core/spec/one-part';
import type { ArtistFile } from '@/lib/artist/types';
import { pictureOf } from './pictures';

/** The size in pixels at which a logo's letters are legible. */
const PICTURE_PX = 256;
/** A mid grey on which white and black logos are both visible. */
const BACKGROUND = '#c9cdd6';

/** A logo as a PNG for the model; null for one that cannot be drawn. An SVG is drawn by our own painter. */
export function logoPicture({ bytes, mime }: ArtistFile): Promise<Uint8Array | null> {
  return mime === 'image/svg+xml' ? drawn(new TextDecoder().decode(bytes)) : scaled(bytes);
}

async function scaled(bytes: Uint8Array): Promise<Uint8Array | null> {
  const small = sharp(bytes).resize(PICTURE_PX, PICTURE_PX, { fit: 'inside', withoutEnlargement: true });
  return small
    .flatten({ background: BACKGROUND })
    .png()
    .toBuffer()
    .catch(() => null);
}

async function drawn(text: string): Promise<Uint8Array | null> {
  const read = readDocument(text);
  if (!read.ok) return null;
  const {
    svg,
    viewBox: [x, y, width, height],
  } = read.value;
  const inside = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  const placed = `<g transform="translate(${-x} ${-y})">${inside}</g>`;
  const accepted = acceptSpec(specOfOnePart('logo', { width, height }, placed));
  return accepted.ok ? pictureOf(accepted.value.spec, { size: PICTURE_PX }) : null;
}
