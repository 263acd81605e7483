import { cancelJobOf, retryJobOf, showJob } from './job';
import { give, setPlan, setSuspension, show } from './workspace';

/** A command of the operator's command-line program. */
interface OperatorCommand {
  /** The arguments after its name, in brackets if optional. */
  words: readonly string[];
  about: string;
  /** A sentence about lost data; the program asks for confirmation first. */
  loses?: string;
  /** Runs the command and gives the resulting state. Throws `ApiError`. */
  run(words: readonly string[]): Promise<unknown>;
}

const word = (words: readonly string[], index: number): string => words[index] ?? '';
const reasonIn = (words: readonly string[]): string | null => words.slice(2).join(' ').trim() || null;

/** Every command by its name. */
export const COMMANDS = {
  show: {
    words: ['<workspace|email>'],
    about: 'a workspace with its people and credits, or a person with their workspaces',
    run: (words) => show(word(words, 0)),
  },
  plan: {
    words: ['<workspace>', '<free|maker|studio>'],
    about: 'gives a workspace another plan; a bigger one brings the difference in credits at once',
    run: (words) => setPlan(word(words, 0), word(words, 1)),
  },
  grant: {
    words: ['<workspace>', '<credits>', '[reason…]'],
    about: 'adds credits beside those of the plan, as an entry of the ledger',
    run: (words) => give(word(words, 0), word(words, 1), reasonIn(words), 1),
  },
  take: {
    words: ['<workspace>', '<credits>', '[reason…]'],
    about: 'takes credits away, as an entry of the ledger; never more than the balance',
    loses: 'The workspace loses credits.',
    run: (words) => give(word(words, 0), word(words, 1), reasonIn(words), -1),
  },
  suspend: {
    words: ['<workspace>'],
    about: 'lets a workspace be read, but not changed; queued jobs wait, running ones end',
    loses: 'The workspace can only be read from now on.',
    run: (words) => setSuspension(word(words, 0), true),
  },
  resume: {
    words: ['<workspace>'],
    about: 'ends a suspension',
    run: (words) => setSuspension(word(words, 0), false),
  },
  'job show': {
    words: ['<job>'],
    about: 'what a job was asked for, and what became of its credits',
    run: (words) => showJob(word(words, 0)),
  },
  'job retry': {
    words: ['<job>'],
    about: 'repeats an ended job as a new one, at its price',
    run: (words) => retryJobOf(word(words, 0)),
  },
  'job cancel': {
    words: ['<job>'],
    about: 'cancels a job and gives its credits back',
    loses: 'The work of the job is lost.',
    run: (words) => cancelJobOf(word(words, 0)),
  },
} satisfies Record<string, OperatorCommand>;

/** The name of a command. */
export type OperatorCommandName = keyof typeof COMMANDS;

/** Widens a command to its common type. */
export const commandOf = (name: OperatorCommandName): OperatorCommand => COMMANDS[name];

/** Whether a text is the name of a command. */
export const isOperatorCommand = (name: string): name is OperatorCommandName => Object.hasOwn(COMMANDS, name);
