const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** The time since `moment` in words; `now` is in milliseconds. */
export function timeAgo(moment: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const step = STEPS.find(([, size]) => seconds >= size);
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : 'just now';
}
