/** For how many days a deleted mascot lies in the trash. */
export const TRASH_DAYS = 30;
