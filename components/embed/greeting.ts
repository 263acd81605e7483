/** What a mascot does when a visitor clicks on it. */
export const GREETING = 'wave';
