import { LEGACY, NAMES } from '@/lib/contract/legacy';

/**
 * The headers of every attempt of a delivery (specification: Delivery); its id lets a receiver recognise a repeated
 * one.
 */
export function headersOf({ id, signature }: { id: string; signature: string }): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'User-Agent': `${NAMES.product}-Webhooks/1.0`,
    [NAMES.deliveryHeader]: id,
    [NAMES.signatureHeader]: signature,
    [LEGACY.signatureHeader]: signature,
  };
}
