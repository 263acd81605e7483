/** Whether a path would be shortened at this segment: `.` is the folder itself, `..` the one above. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..';

/** Whether a text can be a path parameter unchanged: one segment, of unreserved characters alone. */
export const isSegment = (text: string): boolean => /^[\w.~-]{1,1000}$/.test(text) && !isDotSegment(text);
