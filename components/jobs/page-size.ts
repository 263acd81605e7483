/** Jobs on a page of the list. */
export const PAGE = 30;
