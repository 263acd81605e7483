import { toast } from '../layers/toast';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';
import { complain } from './complain';

/**
 * Moves a mascot to the trash and shows a message with an undo button. After an undo, `restored` is called with the
 * mascot. Throws the service's error.
 */
export async function deleteMascot(mascot: Mascot, restored: (mascot: Mascot) => void): Promise<void> {
  await client.call(at('DELETE /mascots/{id}'), { params: { id: mascot.id } });
  if (mascot.status !== 'ready') {
    toast(`${mascot.name} was deleted.`);
    return;
  }
  const undo = async () => {
    try {
      restored(await client.call(at('POST /trash/{id}/restore'), { params: { id: mascot.id } }));
    } catch (error) {
      complain(error);
    }
  };
  toast(`${mascot.name} is in the trash.`, { action: { label: 'Undo', onClick: () => void undo() } });
}
