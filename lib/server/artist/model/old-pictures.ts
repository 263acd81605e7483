import type { Anthropic } from '@anthropic-ai/sdk';

type Content = Anthropic.TextBlockParam | Anthropic.ImageBlockParam | Anthropic.ToolResultBlockParam;

/** What was said to the model in one message; of the model's own words there is nothing to be seen here. */
export interface Told {
  role: 'user' | 'assistant';
  content: readonly (Content | Anthropic.ContentBlock)[];
}

const MB = 1024 * 1024;
/**
 * What one request may carry of pictures, and what is left of them where it would be more. The service takes a hundred
 * pictures and 32 MB, words included. Far fewer are left than may be, since each time all that was said since the first
 * of those let go is paid anew.
 */
const [MOST, LEFT] = [
  { pictures: 60, bytes: 20 * MB },
  { pictures: 20, bytes: 7 * MB },
];

/** What stands in the place of a picture that was let go. */
const GONE: Anthropic.TextBlockParam = {
  type: 'text',
  text: 'This picture is not kept any longer: look again where it is needed.',
};

const bytesOf = ({ source }: Anthropic.ImageBlockParam): number => (source.type === 'base64' ? source.data.length : 0);
const picturesIn = (content: Anthropic.ToolResultBlockParam['content']): Anthropic.ImageBlockParam[] =>
  Array.isArray(content) ? content.filter((block) => block.type === 'image') : [];

/**
 * Lets the oldest pictures of a talk go where one request could not carry them all: those that tools showed, never
 * those of the task. Gives the place of the first message that is another now; null where all may stay.
 */
export function letOldPicturesGo(messages: readonly Told[]): number | null {
  const task = messages[0]?.content.filter((block) => block.type === 'image') ?? [];
  const results = messages.flatMap(({ content }, place) =>
    content.flatMap((result) => (result.type === 'tool_result' ? [{ result, place }] : [])),
  );
  const shown = results.flatMap(({ result }) => picturesIn(result.content));
  let [pictures, bytes] = [
    task.length + shown.length,
    [...task, ...shown].reduce((sum, picture) => sum + bytesOf(picture), 0),
  ];
  if (pictures <= MOST.pictures && bytes <= MOST.bytes) return null;
  let first: number | null = null;
  for (const { result, place } of results) {
    if (pictures <= LEFT.pictures && bytes <= LEFT.bytes) break;
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
