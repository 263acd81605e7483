/** Whether a path with this segment would be read as a shorter one: `.` is the folder itself, `..` the one above. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..';

/** Whether a text can stand for a parameter of a path as it is: one segment, of unreserved characters alone. */
export const isSegment = (text: string): boolean => /^[\w.~-]{1,1000}$/.test(text) && !isDotSegment(text);
