/** Whether a path would be shortened at this segment: `.` is the folder itself, `..` the one above. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..';

/** Whether a text can be a path parameter unchanged: one segment, of unreserved characters alone. */
export const isSegment = (text: string): boolean => /^[\w.~-]{1,1000}$/.test(text) && !isDotSegment(text);

/** Whether a path is a folder's own, or lies below it; neither ends with a slash. */
export const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
