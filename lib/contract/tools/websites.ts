import { analyzeWebsite } from '../analyze';
import { Job } from '../job';
import { PRICES } from '../prices';
import { tool } from '../tool';
import { ADDS, cost, JOB } from './wording';

/** The tools that read websites. */
export const WEBSITE_TOOLS = {
  analyze_website: tool({
    title: 'Analyze a website',
    takes: analyzeWebsite,
    hints: { ...ADDS, openWorldHint: true },
    description:
      `Reads a public website and proposes three mascots for its brand. Costs ${cost(PRICES.analyze)}. ${JOB} ` +
      `Its result has \`brand\` and \`concepts\`: show them to the person, and give the \`prompt\`, \`style\` ` +
      `and \`name\` of the one they choose to create_mascot.`,
    about: { url: 'Address of a page of the website, with https://.' },
    answers: Job,
  }),
};
