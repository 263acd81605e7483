import { toast } from 'sonner';
import { messageOf } from '../hooks/message-of';

/** Shows a failed request to the user. */
export function complain(error: unknown): void {
  toast.error(messageOf(error, 'The service could not be reached.'));
}
