import type { Metadata } from 'next';
import { Trash } from '@/components/library/trash';
import { trashWithPictures } from '@/lib/server/mascots/trash';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'Trash' };

/** The size of a mascot's still image, in pixels. */
const STILL_SIZE = 240;

/** The trash: deleted mascots that can be restored. */
export default async function TrashPage() {
  return <Trash first={await trashWithPictures(await signedIn('/mascots/trash'), STILL_SIZE)} />;
}
