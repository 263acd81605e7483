/** Jobs on a page of the list. */
export const JOBS_PER_PAGE = 30;
