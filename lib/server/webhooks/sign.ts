import { hmacSha256 } from '../crypto';

/** The signature header (specification: Delivery) of a body sent at a moment. */
export function signDelivery(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmacSha256(secret, `${seconds}.${body}`)}`;
}
