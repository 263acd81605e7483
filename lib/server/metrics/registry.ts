import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import build from '@/package.json';
import { env } from '../env';

/** In seconds, Prometheus's unit: a read takes milliseconds, a long-poll two minutes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
/** The buckets in seconds: a still takes tenths of a second, a design by a model minutes. */
const JOB_BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1200];

/** Counts the requests of this process. */
function requestMetrics(registers: Registry[]) {
  return {
    requests: new Counter({
      name: 'liverig_http_requests_total',
      help: 'Requests answered, by route, method and class of status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'liverig_http_request_duration_seconds',
      help: 'Time until an answer began.',
      labelNames: ['route', 'method', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'liverig_http_requests_in_flight',
      help: 'Requests whose answer has not begun.',
      registers,
    }),
    refusals: new Counter({
      name: 'liverig_http_errors_total',
      help: 'Requests answered with an error body, by route and code; rate limits are the code rate_limited.',
      labelNames: ['route', 'code'],
      registers,
    }),
  };
}

/** Counts the jobs of this process and their credits. */
function jobMetrics(registers: Registry[]) {
  return {
    jobs: new Counter({
      name: 'liverig_jobs_ended_total',
      help: 'Jobs that ended, by type and status.',
      labelNames: ['type', 'status'],
      registers,
    }),
    jobFailures: new Counter({
      name: 'liverig_job_failures_total',
      help: 'Jobs that failed or were canceled, by type and kind of cause.',
      labelNames: ['type', 'cause'],
      registers,
    }),
    jobQueueSeconds: new Histogram({
      name: 'liverig_job_queue_seconds',
      help: 'How long jobs waited before they began.',
      labelNames: ['type'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    jobRunSeconds: new Histogram({
      name: 'liverig_job_run_seconds',
      help: 'How long jobs ran.',
      labelNames: ['type', 'status'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    credits: new Counter({
      name: 'liverig_credits_total',
      help: 'Credits that jobs held, captured and had refunded.',
      labelNames: ['movement'],
      registers,
    }),
  };
}

/** Counts the failures of the file stores. */
function fileMetrics(registers: Registry[]) {
  return {
    damagedFiles: new Counter({
      name: 'liverig_files_damaged_total',
      help: 'Readings of files whose bytes were not those that were stored, by store.',
      labelNames: ['store'],
      registers,
    }),
    storeFailures: new Counter({
      name: 'liverig_object_store_failures_total',
      help: 'Calls of the object store that failed or took too long.',
      registers,
    }),
  };
}

/** Counts what this process sends to webhooks and spends at the model. */
function outgoingMetrics(registers: Registry[]) {
  return {
    deliveries: new Counter({
      name: 'liverig_webhook_deliveries_total',
      help: 'Webhook deliveries that came to an end, by outcome: delivered or dropped.',
      labelNames: ['outcome'],
      registers,
    }),
    modelCost: new Counter({
      name: 'liverig_model_cost_usd_total',
      help: 'What the model has cost, in USD, by type of the jobs that ended.',
      labelNames: ['type'],
      registers,
    }),
  };
}

/** Gauges that a scrape sets; the queue and pending deliveries are those of the whole database. */
function stateMetrics(registers: Registry[]) {
  return {
    databaseUp: new Gauge({
      name: 'liverig_database_up',
      help: '1 where the database answered this scrape.',
      registers,
    }),
    pool: new Gauge({
      name: 'liverig_database_connections',
      help: 'Connections of this process to the database, by state; waiting are those who want one.',
      labelNames: ['state'],
      registers,
    }),
    openJobs: new Gauge({
      name: 'liverig_jobs',
      help: 'Jobs that wait or run, by type and status.',
      labelNames: ['type', 'status'],
      registers,
    }),
    oldestQueued: new Gauge({
      name: 'liverig_job_oldest_queued_seconds',
      help: 'How long the job that has waited longest has waited; 0 where none waits.',
      registers,
    }),
    creditsHeld: new Gauge({ name: 'liverig_credits_held', help: 'Credits that open jobs hold.', registers }),
    jobsHere: new Gauge({ name: 'liverig_jobs_running_here', help: 'Jobs at work in this process.', registers }),
    jobCapacity: new Gauge({
      name: 'liverig_jobs_capacity_here',
      help: 'Jobs that this process runs at once at most.',
      registers,
    }),
    deliveriesPending: new Gauge({
      name: 'liverig_webhook_deliveries_pending',
      help: 'Webhook deliveries that wait for an attempt.',
      registers,
    }),
  };
}

function make() {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'liverig_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'node', 'database'],
    registers,
  }).set({ version: build.version, node: process.versions.node, database: env().database.driver }, 1);
  // The default metrics watch the event loop and garbage collection for the life of the process.
  if (env().metricsToken !== null) collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...requestMetrics(registers),
    ...jobMetrics(registers),
    ...outgoingMetrics(registers),
    ...fileMetrics(registers),
    ...stateMetrics(registers),
  };
}

/** Belongs to the process and not to a bundle: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigMetrics?: ReturnType<typeof make> };

/** The metrics of this process. No label has more values than the product has routes, codes or types. */
export function metrics(): ReturnType<typeof make> {
  return (shared.liverigMetrics ??= make());
}
