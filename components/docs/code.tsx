import { CopyButton } from '../ui/copy-button';
import { ScrolledText } from '../ui/scrolled-text';
import { highlight } from './highlight';

const TITLES: Record<string, string> = {
  sh: 'Shell',
  console: 'Shell',
  ts: 'TypeScript',
  html: 'HTML',
  json: 'JSON',
  jsx: 'JSX',
  http: 'HTTP',
  vue: 'Vue',
  svelte: 'Svelte',
};

/** Highlighted code. */
export function CodeText({ text, language, label }: { text: string; language: string; label: string }) {
  return (
    <ScrolledText role="group" label={label} className="max-h-120 p-4">
      {/* The highlighter escapes its input, so the HTML is safe. */}
      <code className="code" dangerouslySetInnerHTML={{ __html: highlight(text, language) }} />
    </ScrolledText>
  );
}

/** A piece of code with its language and a button that copies it. */
export function Code({ text, language }: { text: string; language: string }) {
  const title = TITLES[language] ?? 'Text';
  return (
    <figure className="my-5 min-w-0 overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]">
      <figcaption className="flex h-9 items-center justify-between border-b pr-1 pl-4 text-small text-muted">
        {title}
        <CopyButton text={text} what={`the ${title} code`} look="quiet" />
      </figcaption>
      <CodeText text={text} language={language} label={`${title} code`} />
    </figure>
  );
}
