/** The motion of a mascot when a visitor clicks on it. */
export const GREETING = 'wave';
