/** The number of jobs per page. */
export const JOBS_PER_PAGE = 30;
