/** `info` logs requests, jobs and errors; `error` logs errors alone; `silent` logs nothing. */
export const LOG_LEVELS = ['info', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
