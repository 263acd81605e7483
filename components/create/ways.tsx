'use client';

import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { WAYS, type Way } from './way';

const TITLES: Record<Way, string> = { words: 'Describe', picture: 'From a picture', website: 'From a website' };

/** The ways to a mascot, as tabs. */
export function Ways({ way, onWay, forms }: { way: Way; onWay: (way: Way) => void; forms: Record<Way, ReactNode> }) {
  return (
    <Tabs value={way} onValueChange={(value) => onWay(WAYS.find((known) => known === value) ?? 'words')}>
      <TabList aria-label="Ways to a mascot" className="sticky top-0 z-10 bg-surface sm:px-6.5">
        {WAYS.map((each) => (
          <Tab key={each} value={each}>
            {TITLES[each]}
          </Tab>
        ))}
      </TabList>
      {WAYS.map((each) => (
        <TabPanel key={each} value={each} className="p-5 outline-none sm:p-8">
          {forms[each]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
