/** Tells that the thread is there, and has loaded what it runs. */
export const wake = (task: object): object => task;
