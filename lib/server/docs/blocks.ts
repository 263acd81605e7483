import { marked, Parser, type Token } from 'marked';
import type { Block } from '@/lib/contract/docs';
import { slugOf } from '@/lib/contract/reference';

const plain = (token: Token & { tokens?: Token[]; text?: string }): string =>
  token.tokens ? token.tokens.map(plain).join('') : (token.text ?? '');

/** Wraps a wide table so that it scrolls by itself, and not a phone's page. */
const scrolling = (html: string) =>
  html
    .replaceAll('<table>', '<div class="wide" role="group" tabindex="0" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th>', '<th scope="col">');

/** The blocks of a Markdown text without its first heading, which is the page's title. */
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
