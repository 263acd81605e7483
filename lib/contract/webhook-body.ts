import { z } from 'zod';
import { Timestamp } from './common';
import { exampleId } from './ids';
import { Job, type FinalStatus } from './job';
import { WEBHOOK_EVENTS, type WebhookEventType } from './webhook-events';

const eventType = 'What has happened.';

/** The body of a delivery (specification: Webhook events): `data` is the job, exactly as the API answers it. */
export const WebhookBody = z.strictObject({
  type: z.enum(WEBHOOK_EVENTS).describe(eventType),
  created_at: Timestamp,
  data: Job,
});
export type WebhookBody = z.infer<typeof WebhookBody>;

/** The description of an event: when it is sent, the schema of its body, and an example. */
export interface DescribedEvent {
  title: string;
  description: string;
  body: z.ZodType;
  example: WebhookBody;
}

const bodyOf = (type: WebhookEventType) => WebhookBody.extend({ type: z.literal(type).describe(eventType) });

const AT = '2026-11-20T09:30:00.000Z';

/** The fields in which the examples of ended jobs differ. */
type Ending = Pick<Job, 'type' | 'mascot_id' | 'result' | 'error'>;

function exampleOf(status: FinalStatus, ending: Ending): WebhookBody {
  const { type, mascot_id, result, error } = ending;
  const times = { created_at: '2026-11-20T09:29:57.412Z', started_at: '2026-11-20T09:29:57.530Z', finished_at: AT };
  return {
    type: `job.${status}`,
    created_at: AT,
    data: { id: exampleId('job'), object: 'job', type, status, mascot_id, result, error, cost_usd: 0, ...times },
  };
}

const mascotId = exampleId('mascot');
const file = {
  id: exampleId('file'),
  object: 'file',
  kind: 'export',
  mime: 'image/gif',
  bytes: 184_230,
  url: `/api/v1/files/${exampleId('file')}`,
  created_at: AT,
};

/** An unused secret, for examples. */
export const EXAMPLE_SECRET = 'whsec_4YxGdBAcHMPLjmJ95i3kd3kZVhkiZI1HCUHaNR4mYuQ';

/** Every event that webhooks receive (specification: Webhook events). */
export const DESCRIBED_EVENTS: Readonly<Record<WebhookEventType, DescribedEvent>> = {
  'job.succeeded': {
    title: 'Job succeeded',
    description: 'A job has succeeded: `data.type` says what, and `data.result` holds what it made.',
    body: bodyOf('job.succeeded'),
    example: exampleOf('succeeded', { type: 'export', mascot_id: mascotId, result: { file }, error: null }),
  },
  'job.failed': {
    title: 'Job failed',
    description: 'A job has failed: `data.error` says why, and its credits were refunded.',
    body: bodyOf('job.failed'),
    example: exampleOf('failed', {
      type: 'analyze',
      mascot_id: null,
      result: null,
      error: 'example.com answered with status 500, not with a page. Please try again later.',
    }),
  },
  'job.canceled': {
    title: 'Job canceled',
    description: 'A job was canceled; its credits were refunded.',
    body: bodyOf('job.canceled'),
    example: exampleOf('canceled', { type: 'animate', mascot_id: mascotId, result: null, error: 'Canceled' }),
  },
};

/** The signature of `job.succeeded`'s example under that secret, for testing a receiver. */
export const EXAMPLE_SIGNATURE = 't=1795167000,v1=e4c223c55163c4e262be954f938e0464aea67a2195db7cd82e7e0630716a7261';
