import type { SuggestResult } from '@/lib/contract/animation';
import type { Job } from '@/lib/contract/job';
import type { WebhookEventType } from '@/lib/contract/webhook-events';

const WORDS = 'This is a test event: no such job has run.';

/** Suggestions are used as the example, because they name no resource that a receiver would look up in vain. */
const RESULT: SuggestResult = {
  suggestions: ['waves hello', 'nods twice', 'jumps for joy'].map((prompt) => ({
    name: 'Test',
    prompt,
    duration: 2,
    loop: false,
    why: WORDS,
  })),
};

const ENDS = {
  'job.succeeded': { status: 'succeeded', result: RESULT, error: null },
  'job.failed': { status: 'failed', result: null, error: WORDS },
  'job.canceled': { status: 'canceled', result: null, error: WORDS },
} as const satisfies Record<WebhookEventType, Pick<Job, 'status' | 'result' | 'error'>>;

/** The job in a test event: complete, with an id that says that it never ran. */
export function testJob(type: WebhookEventType, now: Date): Job {
  const at = now.toISOString();
  const { status, result, error } = ENDS[type];
  return {
    id: 'job_testtesttesttesttest',
    object: 'job',
    type: 'suggest',
    status,
    mascot_id: null,
    result,
    error,
    cost_usd: 0,
    created_at: at,
    started_at: at,
    finished_at: at,
  };
}
