import { toast } from '../layers/toast';
import { messageOf } from '../hooks/message-of';
import type { BulkOutcome } from './each-of';

/** Shows the error of a failed request in a toast. */
export function complain(error: unknown): void {
  toast.error(messageOf(error, 'The service could not be reached.'));
}

/** Shows how many items of a bulk action failed: "2 of 5 could not be copied. …". Does nothing if none failed. */
export function complainOf({ done, failed, error }: BulkOutcome<unknown>, what: string): void {
  if (failed === 0) return;
  const count = done.length + failed;
  const which = count === 1 ? 'It' : `${failed} of ${count}`;
  toast.error(`${which} could not be ${what}. ${messageOf(error, 'The service could not be reached.')}`);
}
