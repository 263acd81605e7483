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

/** The blocks of the first message: texts, and the media types of pictures. */
export const taskOf = ({ requests }: MessagesApi): string =>
  (requests[0]?.body.messages[0]?.content ?? [])
    .map(({ type, text }) => (typeof text === 'string' ? text : type))
    .join('\n');

/** The tool results in a request. */
export const answersIn = (api: MessagesApi, request: number): { isError: boolean; text: string; types: string[] }[] =>
  told(api, request)
    .filter(({ type }) => type === 'tool_result')
    .map(({ is_error: isError = false, content = [] }) => ({
      isError,
      text: content[0]?.text ?? '',
      types: content.map(({ type }) => type),
    }));

/** The names of the tools in the first request. */
export const toolsOf = ({ requests }: MessagesApi): string[] => requests[0]?.body.tools.map(({ name }) => name) ?? [];
