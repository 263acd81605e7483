'use client';

import { useState } from 'react';
import type { Picture } from '@/lib/contract/embed-code/pictures';
import { waysOf } from '@/lib/contract/embed-code/ways';
import { CopyButton } from '../ui/copy-button';
import { ScrolledText } from '../ui/scrolled-text';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';

interface EmbedCodeProps {
  picture: Picture;
  /** Called when a tab is selected. */
  onChoose?: (way: string) => void;
}

/** The embed code for each framework, with a copy button. */
export function EmbedCode({ picture, onChoose }: EmbedCodeProps) {
  const [chosen, setChosen] = useState('html');
  const ways = waysOf(picture);
  // The selected tab may no longer exist, such as that of the agent without a canvas.
  const shown = ways.find(({ id }) => id === chosen) ?? ways[0];
  if (!shown) return null;
  return (
    <Tabs
      value={shown.id}
      onValueChange={(way) => {
        setChosen(way);
        onChoose?.(way);
      }}
      className="min-w-0 overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]"
    >
      <div className="flex items-center border-b pr-1.5">
        <TabList
          aria-label="Embed code"
          className="min-w-0 grow overflow-x-auto overflow-y-hidden border-b-0 [scrollbar-width:none]"
        >
          {ways.map(({ id, title }) => (
            <Tab key={id} value={id} className="mb-0 shrink-0">
              {title}
            </Tab>
          ))}
        </TabList>
        <CopyButton text={shown.code} what={`the ${shown.title} code`} look="quiet" />
      </div>
      {ways.map(({ id, title, code }) => (
        <TabPanel key={id} value={id}>
          <ScrolledText label={`${title} code`} className="max-h-72 p-4">
            <code>{code.trimEnd()}</code>
          </ScrolledText>
        </TabPanel>
      ))}
    </Tabs>
  );
}
