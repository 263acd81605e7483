'use client';

import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { useMedia } from '../hooks/use-media';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { CanvasesPanel } from './canvases/canvases-panel';
import { MotionsPanel } from './motions-panel';
import { PalettePanel } from './palette/palette-panel';
import { VersionsPanel } from './versions/versions-panel';

const PANEL = 'min-h-0 grow overflow-y-auto overscroll-contain outline-none data-[state=inactive]:hidden';

/**
 * The panels beside the stage. On a desk the motions stand on the left and the tabs on the right; on a phone all are
 * tabs of one sheet under the stage.
 */
export function SidePanels({ children }: { children: ReactNode }) {
  const phone = useMedia('(max-width: 63.99rem)');
  const [chosen, setChosen] = useState<string | null>(null);
  const tab = chosen ?? (phone ? 'motions' : 'colours');
  return (
    <Tabs value={tab} onValueChange={setChosen} className="flex min-h-0 grow flex-col lg:grid lg:grid-cols-[16.5rem_1fr_17.5rem]">
      <div className="relative flex min-h-0 min-w-0 basis-[52%] flex-col lg:order-2">{children}</div>
      <div className="flex min-h-0 basis-[48%] flex-col border-t bg-surface lg:contents">
        <TabList aria-label="Panels" className="shrink-0 lg:hidden">
          <Tab value="motions">Motions</Tab>
          <Tab value="colours">Colours</Tab>
          <Tab value="canvases">Canvases</Tab>
          <Tab value="versions">Versions</Tab>
        </TabList>
        <TabPanel forceMount value="motions" className={`${PANEL} lg:order-1 lg:block! lg:border-r lg:bg-surface`}><MotionsPanel /></TabPanel>
        <aside aria-label="Colours, canvases and versions" className="flex min-h-0 flex-col max-lg:contents lg:order-3 lg:border-l lg:bg-surface">
          <TabList aria-label="Panels" className="shrink-0 max-lg:hidden">
            <Tab value="colours">Colours</Tab>
            <Tab value="canvases">Canvases</Tab>
            <Tab value="versions">Versions</Tab>
          </TabList>
          <TabPanel forceMount value="colours" className={clsx(PANEL, tab === 'motions' && 'lg:block!')}><PalettePanel /></TabPanel>
          <TabPanel value="canvases" className={PANEL}><CanvasesPanel /></TabPanel>
          <TabPanel value="versions" className={PANEL}><VersionsPanel /></TabPanel>
        </aside>
      </div>
    </Tabs>
  );
}
