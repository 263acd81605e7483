// `npm run operator -- COMMAND`: administers workspaces and jobs, whether servers are running or not.
import { COMMANDS, commandOf, isOperatorCommand, type OperatorCommandName } from '@/lib/server/operator/commands';
import { runAnywhere } from '@/lib/server/operator/open';
import { confirm, readArguments, runProgram, UsageError } from './program';

const names = Object.keys(COMMANDS).filter(isOperatorCommand);
const usage = (name: OperatorCommandName) => [name, ...commandOf(name).words].join(' ');

const HELP = `npm run operator -- COMMAND [--json] [--yes]

${names.map((name) => `  ${usage(name)}\n      ${commandOf(name).about}`).join('\n')}

  --json  prints the answer as JSON
  --yes   does not ask before something is lost
It ends with 0, with 1 where it could not be done, with 2 where the command was written wrongly.`;

/** Splits the arguments into a command and its own arguments. */
function commandIn(words: readonly string[]): { name: OperatorCommandName; rest: string[] } {
  const length = words[0] === 'job' ? 2 : 1;
  const name = words.slice(0, length).join(' ');
  if (!isOperatorCommand(name)) throw new UsageError(`There is no such command.\n\n${HELP}`);
  const rest = words.slice(length);
  const asked = commandOf(name).words;
  const least = asked.filter((each) => !each.startsWith('[')).length;
  if (rest.length < least || (rest.length > asked.length && !asked.at(-1)?.includes('…')))
    throw new UsageError(`Write: npm run operator -- ${usage(name)}`);
  return { name, rest };
}

/** Formats a result as lines of `name: value`, with nested values indented. */
function linesOf(value: unknown, indent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([name, each]) => {
    const label = Array.isArray(value) ? '-' : `${name}:`;
    if (typeof each !== 'object' || each === null) return [`${indent}${label} ${each ?? 'none'}`];
    return [`${indent}${label}`, ...linesOf(each, `${indent}  `)];
  });
}

await runProgram('It was not done.', async () => {
  const { values, positionals } = readArguments({
    json: { type: 'boolean', default: false },
    yes: { type: 'boolean', short: 'y', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return console.log(HELP);
  const { name, rest } = commandIn(positionals);
  const { loses } = commandOf(name);
  if (loses && !values.yes) await confirm(loses, name);
  const answer = await runAnywhere(name, rest);
  console.log(values.json ? JSON.stringify(answer, null, 2) : linesOf(answer).join('\n'));
});
