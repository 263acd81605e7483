'use client';

import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs';

interface Sample {
  id: string;
  title: string;
  text: string;
  view: ReactNode;
}

/** The same call in several languages, with a button that copies the shown one. */
export function Samples({ children: samples }: { children: readonly Sample[] }) {
  const [chosen, setChosen] = useState(samples[0]?.id ?? '');
  const shown = samples.find(({ id }) => id === chosen);
  return (
    <Tabs
      value={chosen}
      onValueChange={setChosen}
      className="mt-5 min-w-0 overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]"
    >
      <div className="flex items-center border-b pr-1">
        <TabList aria-label="Samples" className="min-w-0 grow border-b-0">
          {samples.map(({ id, title }) => (
            <Tab key={id} value={id} className="mb-0">
              {title}
            </Tab>
          ))}
        </TabList>
        <CopyButton text={shown?.text ?? ''} what={`the ${shown?.title} code`} look="quiet" />
      </div>
      {samples.map(({ id, view }) => (
        <TabPanel key={id} value={id}>
          {view}
        </TabPanel>
      ))}
    </Tabs>
  );
}
