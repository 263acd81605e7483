import { afterCommit, type Tx } from '../db/client';
import { insertDeliveries, type DeliveryRow, type NewDelivery } from '../db/deliveries';
import { deliverSoon } from './drain';

/** Inserts deliveries in the caller's transaction; they are sent after the commit. */
export async function enqueueDeliveries(tx: Tx, rows: NewDelivery[]): Promise<DeliveryRow[]> {
  const written = await insertDeliveries(tx, rows);
  afterCommit(tx, deliverSoon);
  return written;
}
