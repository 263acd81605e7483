// Reads logos in a reading thread: a large one takes a second, and a hostile SVG far longer.
import type { ArtistFile } from '@/lib/artist/types';
import { checkImage } from '../../uploads/image';
import { FileRefusal } from '../../uploads/refusal';
import { typeOf, UPLOAD_TYPES } from '../../uploads/sniff';
import { checkSvg } from '../../uploads/svg';
import { largestOf } from './icon';
import { logoColors } from './logo-colors';

/** A logo in the form of an accepted upload, and its colours with their shares of the opaque pixels, largest first. */
export interface ReadLogo {
  file: ArtistFile;
  colors: { color: string; share: number }[];
}

/** Sanitises a picture and counts its colours; null for another file. */
export async function readLogo({ bytes }: { bytes: Uint8Array }): Promise<ReadLogo | null> {
  try {
    const file = await accepted((await largestOf(bytes)) ?? bytes);
    return file && { file, colors: await logoColors(file) };
  } catch (error) {
    if (error instanceof FileRefusal) return null;
    throw error;
  }
}

async function accepted(bytes: Uint8Array): Promise<ArtistFile | null> {
  const type = typeOf(bytes);
  switch (type) {
    case 'png':
    case 'jpg':
    case 'webp':
      return { bytes: (await checkImage(type, bytes)).bytes, mime: UPLOAD_TYPES[type].mime };
    case 'svg':
      return { bytes: checkSvg(bytes).bytes, mime: UPLOAD_TYPES[type].mime };
    default:
      return null;
  }
}
