/**
 * The first and the last time that Postgres can parse as JavaScript formats it. Other years have a sign in ISO 8601.
 */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** Whether Postgres can parse this time as JavaScript formats it; false for an invalid date. */
export const isStorableMoment = (moment: Date): boolean => moment.getTime() >= FIRST && moment.getTime() <= LAST;

/** The storable moment that is nearest to a date: no row is before the first or after the last. */
export const nearestMoment = (date: Date): Date => new Date(Math.min(Math.max(date.getTime(), FIRST), LAST));
