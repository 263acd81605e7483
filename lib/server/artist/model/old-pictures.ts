import type { Anthropic } from '@anthropic-ai/sdk';

type Content = Anthropic.TextBlockParam | Anthropic.ImageBlockParam | Anthropic.ToolResultBlockParam;

/** One message to the model, whose results of tools may hold pictures. */
interface SentMessage {
  role: 'user' | 'assistant';
  content: readonly (Content | Anthropic.ContentBlock)[];
}

const BYTES_PER_MB = 1024 * 1024;
/** The pictures that one request may carry: the service takes a hundred, and 32 MB with the words. */
const MAX_SENT = { pictures: 60, bytes: 20 * BYTES_PER_MB };
/**
 * The pictures that stay after a removal. Few stay: after each removal the later messages cost their full price again.
 */
const MAX_KEPT = { pictures: 20, bytes: 7 * BYTES_PER_MB };

/** The text that replaces a removed picture. */
const GONE: Anthropic.TextBlockParam = {
  type: 'text',
  text: 'This picture is not kept any longer: look again where it is needed.',
};

const bytesOf = ({ source }: Anthropic.ImageBlockParam): number => (source.type === 'base64' ? source.data.length : 0);
const picturesIn = (content: Anthropic.ToolResultBlockParam['content']): Anthropic.ImageBlockParam[] =>
  Array.isArray(content) ? content.filter((block) => block.type === 'image') : [];

/**
 * Removes the oldest pictures of tools where a request could not carry all. Gives the index of the first changed
 * message; null where none changed.
 */
export function removeOldPictures(messages: readonly SentMessage[]): number | null {
  const task = messages[0]?.content.filter((block) => block.type === 'image') ?? [];
  const results = messages.flatMap(({ content }, place) =>
    content.flatMap((result) => (result.type === 'tool_result' ? [{ result, place }] : [])),
  );
  const shown = results.flatMap(({ result }) => picturesIn(result.content));
  let [pictures, bytes] = [
    task.length + shown.length,
    [...task, ...shown].reduce((sum, picture) => sum + bytesOf(picture), 0),
  ];
  if (pictures <= MAX_SENT.pictures && bytes <= MAX_SENT.bytes) return null;
  let first: number | null = null;
  for (const { result, place } of results) {
    if (pictures <= MAX_KEPT.pictures && bytes <= MAX_KEPT.bytes) break;
    const gone = picturesIn(result.content);
    if (gone.length === 0) continue;
    result.content = (result.content as Anthropic.ContentBlockParam[]).map((block) =>
      block.type === 'image' ? GONE : block,
    ) as typeof result.content;
    pictures -= gone.length;
    bytes -= gone.reduce((sum, picture) => sum + bytesOf(picture), 0);
    first ??= place;
  }
  return first;
}
