import { EXPORT_FORMATS, type ExportFormat } from '@/lib/contract/export-formats';
import type { Activity, CreditState } from '@/lib/contract/activity';
import type { JobStatus } from '@/lib/contract/job';
import type { FailureKind } from '@/lib/contract/job-errors';
import { failureKindOf } from './failure-kind';

/** The label of each status. */
export const STATUS_WORDS: Record<JobStatus, string> = {
  queued: 'Waiting',
  running: 'Running',
  succeeded: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
};

/** Whether a job is queued or running. */
export const isOpen = ({ status }: Pick<Activity, 'status'>): boolean => status === 'queued' || status === 'running';

/** The request fields that contain a prompt. */
const FIELDS_IN_WORDS = ['prompt', 'instruction', 'url', 'use_case', 'notes'];

const formatTitle = (format: unknown): string | null =>
  typeof format === 'string' && format in EXPORT_FORMATS ? EXPORT_FORMATS[format as ExportFormat].title : null;

/** The prompt of a request, or the format and motion of an export; null if it has neither. */
export function askedInWords({ type, asked }: Pick<Activity, 'type' | 'asked'>): string | null {
  if (type === 'export')
    return [formatTitle(asked.format), asked.animation ?? asked.canvas].filter(Boolean).join(' · ') || null;
  const said = FIELDS_IN_WORDS.map((name) => asked[name]).find((words) => words !== undefined && words !== '');
  if (said !== undefined) return String(said);
  return 'upload_id' in asked ? 'From a picture' : 'reference_upload_id' in asked ? 'After a video' : null;
}

/** The labels of request fields, in display order. */
const LABELS: Record<string, string> = {
  name: 'Name',
  style: 'Style',
  detail: 'Detail',
  notes: 'Notes',
  animation: 'Motion',
  canvas: 'Canvas',
  t: 'Moment',
  duration: 'Duration',
  size: 'Size',
  fps: 'Frames a second',
  background: 'Background',
};
const FIELDS_IN_SECONDS = new Set(['duration', 't']);
/** The fields of an export that its title already contains. */
const IN_WORDS = new Set(['animation', 'canvas']);

/** The other fields of a request as labels and values, without ids and without what the title contains. */
export function askedOptions(activity: Pick<Activity, 'type' | 'asked'>): { label: string; value: string }[] {
  const said = askedInWords(activity);
  const { type, asked } = activity;
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const value = asked[name];
    // `t` needs a motion, and 0 is its default.
    if (
      value === undefined ||
      String(value) === said ||
      (type === 'export' && IN_WORDS.has(name)) ||
      (name === 't' && !(value !== 0 && 'animation' in asked))
    )
      return [];
    return [
      {
        label,
        value: FIELDS_IN_SECONDS.has(name)
          ? `${value} s`
          : name === 'size' && typeof value === 'number'
            ? `${value} px`
            : String(value),
      },
    ];
  });
}

/** Formats a duration in milliseconds: `0.4 s`, `12 s`, `3 min 5 s`, `2 h 5 min`. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${whole % 60} s`;
}

/**
 * How long a job was queued and ran, in milliseconds; up to now for a running one. Null for a phase that has not begun.
 */
export function timesOf(
  { created_at: created, started_at: started, finished_at: finished }: Activity,
  now: number,
): { queued: number; ran: number | null } {
  const end = finished === null ? now : Date.parse(finished);
  return {
    queued: (started === null ? end : Date.parse(started)) - Date.parse(created),
    ran: started === null ? null : end - Date.parse(started),
  };
}

const CREDIT_WORDS: Record<Exclude<CreditState, 'free'>, string> = {
  held: 'held',
  captured: 'spent',
  refunded: 'given back',
};

/** A number of credits as text. */
export const creditsInWords = (amount: number): string => `${amount} ${amount === 1 ? 'credit' : 'credits'}`;

/** What happened to a job's credits: `4 credits given back`, or `Free`. */
export function creditsText({ amount, state }: Activity['credits']): string {
  return state === 'free' ? 'Free' : `${creditsInWords(amount)} ${CREDIT_WORDS[state]}`;
}

const ADVICE: Partial<Record<FailureKind, string>> = {
  cost_ceiling: 'It was stopped before it became more expensive. Ask for something simpler, or for less at once.',
  service: 'The model could not be reached, or refused. Nothing is wrong with the request: try it again in a while.',
  interrupted: 'Nothing is wrong with the request: try it again.',
};

/** The advice for a failed job. */
export function adviceFor(error: string | null): string {
  if (error === null) return 'Try it again.';
  return ADVICE[failureKindOf(error)] ?? 'Try it again, or ask for it in other words.';
}

/** Whether a job can be repeated. A job about a mascot needs that mascot to exist. */
export function mayRetry(activity: Activity): boolean {
  return (
    !isOpen(activity) &&
    (activity.mascot !== null ||
      activity.type === 'generate' ||
      activity.type === 'reconstruct' ||
      activity.type === 'analyze')
  );
}
