// How a logo is read, in a thread that reads sites: a large one takes a second, and a drawing that somebody wrote for
// it far more.
import type { ArtistFile } from '@/lib/artist/types';
import { checkImage } from '../../uploads/image';
import { FileRefusal } from '../../uploads/refusal';
import { typeOf, UPLOAD_TYPES } from '../../uploads/sniff';
import { checkSvg } from '../../uploads/svg';
import { largestOf } from './icon';
import { logoColors } from './logo-colors';

/** A logo as every upload is kept, and its colours, each with its share of what is not transparent, largest first. */
export interface ReadLogo {
  file: ArtistFile;
  colors: { color: string; share: number }[];
}

/** Makes a picture harmless and counts its colours; null for what is none. */
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
