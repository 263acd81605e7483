import { marked, Parser, type Token } from 'marked';
import type { Block } from '@/lib/contract/docs';
import { slugOf } from '@/lib/contract/reference';

const plain = (token: Token & { tokens?: Token[]; text?: string }): string =>
  token.tokens ? token.tokens.map(plain).join('') : (token.text ?? '');

/** A wide table scrolls by itself, so that a phone's page does not. */
const scrolling = (html: string) =>
  html
    .replaceAll('<table>', '<div class="wide" role="group" tabindex="0" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th>', '<th scope="col">');

/** A text in Markdown as blocks, in their order; the first heading is the page's title and left out. */
export function blocksOf(markdown: string): Block[] {
  return marked.lexer(markdown).flatMap((token): Block[] => {
    if (token.type === 'space' || token.type === 'def' || (token.type === 'heading' && token.depth === 1)) return [];
    if (token.type === 'heading')
      return [
        {
          kind: 'heading',
          depth: token.depth as number,
          id: slugOf(plain(token)),
          text: plain(token),
          html: inline(token.tokens ?? []),
        },
      ];
    if (token.type === 'code')
      return [{ kind: 'code', language: (token.lang as string | undefined) ?? '', text: token.text as string }];
    return [{ kind: 'html', html: scrolling(marked.parser([token])) }];
  });
}

const inline = (tokens: Token[]): string => Parser.parseInline(tokens);
