import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone, in whole milliseconds like `Date`, so that a page cursor compares exactly. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The moment a row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** Raw bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => (Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength)),
  fromDriver: (value) => value,
});
