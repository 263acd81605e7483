import type { MessagesApi } from './messages-api';

interface Block {
  type: string;
  text?: string;
  is_error?: boolean;
  content?: { type: string; text?: string }[];
}

/** The newest message of a request, block by block. */
const told = ({ requests }: MessagesApi, request: number): Block[] =>
  (requests[request]?.body.messages.at(-1)?.content ?? []) as unknown as Block[];

/** The words of the task, pictures by their type. */
export const taskOf = ({ requests }: MessagesApi): string =>
  (requests[0]?.body.messages[0]?.content ?? [])
    .map(({ type, text }) => (typeof text === 'string' ? text : type))
    .join('\n');

/** What the model is answered of the tools that it used before a request. */
export const answersIn = (api: MessagesApi, request: number): { isError: boolean; text: string; types: string[] }[] =>
  told(api, request)
    .filter(({ type }) => type === 'tool_result')
    .map(({ is_error: isError = false, content = [] }) => ({
      isError,
      text: content[0]?.text ?? '',
      types: content.map(({ type }) => type),
    }));

/** The names of the tools that the model has. */
export const toolsOf = ({ requests }: MessagesApi): string[] => requests[0]?.body.tools.map(({ name }) => name) ?? [];
