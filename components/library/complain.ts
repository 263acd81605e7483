import { toast } from '../layers/toast';
import { messageOf } from '../hooks/message-of';
import type { BulkOutcome } from './each-of';

/** Shows a failed request to the user. */
export function complain(error: unknown): void {
  toast.error(messageOf(error, 'The service could not be reached.'));
}

/** Shows what of a bulk action failed, where anything did: "2 of 5 could not be copied. …". */
export function complainOf({ done, failed, error }: BulkOutcome<unknown>, what: string): void {
  if (failed === 0) return;
  const count = done.length + failed;
  const which = count === 1 ? 'It' : `${failed} of ${count}`;
  toast.error(`${which} could not be ${what}. ${messageOf(error, 'The service could not be reached.')}`);
}
