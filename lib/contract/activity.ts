import { z } from 'zod';
import { idOf, objectOf, pageOf, pageQuery } from './common';
import { endpoint } from './endpoint';
import { Job, JOB_STATUSES, JOB_TYPES } from './job';

const CREDIT_STATES = ['free', 'held', 'captured', 'refunded'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

/**
 * A job in the studio's activity list. It has the request, the mascot and the state of the credits, but not the result,
 * which may be long. The mascot is null if the job has none or it has been deleted.
 */
export const Activity = Job.omit({ object: true, result: true, mascot_id: true }).extend({
  object: objectOf('activity'),
  asked: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('The input of the request, by its field names.'),
  mascot: z
    .strictObject({
      id: idOf('mascot'),
      name: z.string().describe('Its name.'),
      preview_url: z.string().nullable().describe('Address of a still; null while there is no drawing.'),
    })
    .nullable()
    .describe('The mascot that it is about; null where it has none or that is gone.'),
  credits: z
    .strictObject({
      amount: z.int().describe('Credits.'),
      state: z.enum(CREDIT_STATES).describe('Whether they are held, charged or refunded.'),
    })
    .describe('What it costs.'),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = endpoint({
  id: 'listActivity',
  method: 'GET',
  path: '/activity',
  tag: 'Jobs',
  access: 'member',
  summary: 'Jobs of the workspace as people look at them, newest first; `open` counts all that wait or run.',
  query: z.strictObject({
    status: z.enum(JOB_STATUSES).optional().describe('Only those in this status.'),
    type: z.enum(JOB_TYPES).optional().describe('Only those of this kind.'),
    mascot_id: z.string().optional().describe('Only those of this mascot.'),
    ...pageQuery,
  }),
  returns: { 200: pageOf(Activity).extend({ open: z.int().describe('The number of queued and running jobs.') }) },
});

export const getActivity = endpoint({
  id: 'getActivity',
  method: 'GET',
  path: '/activity/{id}',
  tag: 'Jobs',
  access: 'member',
  summary: 'A job as people look at it.',
  returns: { 200: Activity },
});

export const retryJob = endpoint({
  id: 'retryJob',
  method: 'POST',
  path: '/jobs/{id}/retry',
  tag: 'Jobs',
  access: 'member',
  summary:
    'Asks for the same again as a new job, which holds credits of its own. A creation that did not succeed is ' +
    'tried again on its mascot, one that did makes another mascot.',
  returns: { 202: Job },
});
