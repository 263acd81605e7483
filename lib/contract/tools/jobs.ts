import { pageOf } from '../common';
import { getJob, Job, listJobs } from '../job';
import { tool } from '../tool';
import { JobLine } from './answers';
import { READS, CURSOR } from './wording';

/** The tools that follow jobs. */
export const JOB_TOOLS = {
  wait_for_job: tool({
    title: 'Wait for a job',
    takes: getJob,
    hints: READS,
    description:
      'Waits until a job has ended, or `wait` seconds have passed, and answers it. Free. While its status is ' +
      'queued or running, call this again with the same id: a stopped wait never stops the job. A job that ' +
      'succeeded has its `result`, with a picture where there is one to look at; a failed or canceled one says ' +
      'why in `error`, and its credits have been refunded.',
    about: {
      job_id: 'Id of the job, `job_…`.',
      wait: 'Seconds to wait at most, 0 to 120; 45 where it is left out. Most clients give a call up after 60.',
    },
    answers: Job,
  }),
  list_jobs: tool({
    title: 'List jobs',
    takes: listJobs,
    hints: READS,
    description:
      'Lists the jobs of the workspace, newest first, without their results. Free. Use it to find a job whose ' +
      'id is lost, or to see what is running; wait_for_job gives the result of one.',
    about: {
      status: 'Only jobs in this status.',
      type: 'Only jobs of this type.',
      mascot_id: 'Only jobs of this mascot.',
      limit: 'How many, 1 to 100; 20 where it is left out.',
      cursor: CURSOR,
    },
    answers: pageOf(JobLine),
  }),
};
