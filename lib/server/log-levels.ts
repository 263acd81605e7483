/** How much is logged: a line for each request and job beside what goes wrong, what goes wrong alone, or nothing. */
export const LOG_LEVELS = ['info', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
