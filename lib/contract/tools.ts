import { ANIMATION_TOOLS } from './tools/animations';
import { JOB_TOOLS } from './tools/jobs';
import { MASCOT_TOOLS } from './tools/mascots';
import { PUBLISHING_TOOLS } from './tools/publishing';
import { WEBSITE_TOOLS } from './tools/websites';

/** The tools of the MCP server, by the names of the specification (Authentication). */
export const TOOLS = {
  ...MASCOT_TOOLS,
  ...ANIMATION_TOOLS,
  ...PUBLISHING_TOOLS,
  ...WEBSITE_TOOLS,
  ...JOB_TOOLS,
};

export type ToolName = keyof typeof TOOLS;
