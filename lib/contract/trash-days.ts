/** The number of days for which a deleted mascot stays in the trash. */
export const TRASH_DAYS = 30;
