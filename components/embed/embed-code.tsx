'use client';

import { CopyButton } from '../ui/copy-button';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { emailSnippet, imageSnippet, markdownSnippet, type Picture } from './pictures';
import { SNIPPETS } from './snippets';

interface Way { id: string; title: string; code: string }

/** Every way to take a mascot along: as the player, or as a picture; an agent's events only where there is a canvas to drive. */
function waysOf(picture: Picture): Way[] {
  const players = SNIPPETS.filter(({ id }) => id !== 'agent' || picture.canvas).map(({ id, title, code }) => ({ id, title, code: code(picture) }));
  return [
    ...players,
    { id: 'image', title: 'Image', code: imageSnippet(picture) },
    { id: 'markdown', title: 'Markdown', code: markdownSnippet(picture) },
    { id: 'email', title: 'E-mail', code: emailSnippet(picture) },
  ];
}

/** Code to paste, by place, each with a button that copies it. */
export function EmbedCode({ picture }: { picture: Picture }) {
  return (
    <Tabs defaultValue="html" className="min-w-0 overflow-hidden rounded-ui shadow-[0_0_0_1px_var(--line)]">
      <TabList aria-label="Embed code" className="overflow-x-auto overflow-y-hidden [scrollbar-width:none]">
        {waysOf(picture).map(({ id, title }) => <Tab key={id} value={id} className="shrink-0">{title}</Tab>)}
      </TabList>
      {waysOf(picture).map(({ id, title, code }) => (
        <TabPanel key={id} value={id} className="relative bg-surface">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} role="region" aria-label={`${title} code`} className="max-h-72 overflow-auto p-4 pr-24 text-small leading-relaxed"><code>{code.trimEnd()}</code></pre>
          <CopyButton text={code} what={`the ${title} code`} className="absolute top-3 right-3 bg-raised" />
        </TabPanel>
      ))}
    </Tabs>
  );
}
