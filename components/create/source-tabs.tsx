'use client';

import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { CREATION_SOURCES, type CreationSource } from './source';

const TITLES: Record<CreationSource, string> = {
  words: 'Describe',
  character: 'Characters',
  picture: 'Picture',
  website: 'Website',
};

/** The tabs of the ways to create a mascot. */
export function SourceTabs({
  source,
  onSource,
  forms,
}: {
  source: CreationSource;
  onSource: (source: CreationSource) => void;
  forms: Record<CreationSource, ReactNode>;
}) {
  return (
    <Tabs
      value={source}
      onValueChange={(value) => onSource(CREATION_SOURCES.find((known) => known === value) ?? 'words')}
    >
      <TabList aria-label="Ways to a mascot" className="sticky top-0 z-10 bg-surface sm:px-6.5">
        {CREATION_SOURCES.map((each) => (
          <Tab key={each} value={each}>
            {TITLES[each]}
          </Tab>
        ))}
      </TabList>
      {CREATION_SOURCES.map((each) => (
        <TabPanel key={each} value={each} tabIndex={-1} className="p-5 outline-none sm:p-8">
          {forms[each]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
