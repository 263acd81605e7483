'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../ui/button';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { SNIPPETS, type Embed } from './snippets';

/** The code to paste for each framework. */
export function SnippetTabs({ embed }: { embed: Embed }) {
  return (
    <Tabs defaultValue={SNIPPETS[0]?.id}>
      <TabList aria-label="Frameworks" className="-mx-1.5 overflow-x-auto px-0">{SNIPPETS.map(({ id, title }) => <Tab key={id} value={id}>{title}</Tab>)}</TabList>
      {SNIPPETS.map(({ id, title, code }) => <TabPanel key={id} value={id} className="pt-3 outline-none"><Code title={title} text={code(embed)} /></TabPanel>)}
    </Tabs>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error('It could not be copied. Select the text and copy it yourself.');
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <pre aria-label={`Code for ${title}`} tabIndex={0} className="max-h-80 overflow-auto rounded-ui bg-stage p-3 pr-24 font-mono text-small leading-5">{text.trimEnd()}</pre>
      <Button size="small" onClick={() => void copy()} className="absolute top-2 right-2 bg-raised"><Icon aria-hidden className="size-3.5" />{copied ? 'Copied' : 'Copy'}</Button>
    </div>
  );
}
