'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useMedia } from '../hooks/use-media';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { FindingsButton } from './findings-button';
import { Flow } from './flow/flow';
import { HINT_TEXT, Inspector } from './inspector/inspector';
import { INSPECTOR } from './inspector/start';
import { useDesigner, useDesignerState } from './state/context';
import { Trial } from './trial/trial';

const PANEL =
  'min-h-0 grow overflow-y-auto overscroll-contain outline-none data-[state=inactive]:hidden lg:block! lg:bg-surface';

/**
 * The panels of the canvas designer, from left to right: live preview, graph, inspector. On a narrow screen, the
 * preview and the inspector are tabs of a bottom sheet; on a wide one, the inspector is only shown for a selection.
 */
export function DesignerPanels() {
  const phone = useMedia('(max-width: 63.99rem)');
  const designer = useDesigner();
  const selection = useDesignerState((state) => state.selection);
  const [seen, setSeen] = useState(selection);
  const [tab, setTab] = useState('try');
  const isIdle = selection.states.length + selection.transitions.length === 0;
  if (seen !== selection) {
    setSeen(selection);
    // Shows the inspector's tab when something is selected.
    if (phone && !isIdle) setTab('edit');
  }
  useEffect(() => {
    // The opened inspector may cover what was selected.
    if (!isIdle) designer.viewport?.show(designer.store.getState().selection);
  }, [isIdle, designer]);
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      className={clsx(
        'flex min-h-0 grow flex-col lg:grid',
        isIdle ? 'lg:grid-cols-[18rem_1fr]' : 'lg:grid-cols-[18rem_1fr_18rem]',
      )}
    >
      <div className="relative min-h-0 min-w-0 basis-[46%] bg-stage lg:order-2">
        <Flow />
        <div className="absolute bottom-3 left-3 z-10">
          <FindingsButton />
        </div>
        {isIdle ? <Hint /> : null}
      </div>
      <div className="flex min-h-0 basis-[54%] flex-col border-t bg-surface lg:contents">
        <TabList aria-label="Panels" className="shrink-0 lg:hidden">
          <Tab value="try">Try</Tab>
          <Tab value="edit">Edit</Tab>
        </TabList>
        <TabPanel tabIndex={-1} forceMount value="try" className={`${PANEL} lg:order-1 lg:border-r`}>
          <Trial />
        </TabPanel>
        <TabPanel
          tabIndex={-1}
          forceMount
          value="edit"
          className={clsx(PANEL, 'lg:order-3 lg:border-l', isIdle && 'lg:hidden!')}
        >
          <div id={INSPECTOR}>
            <Inspector />
          </div>
        </TabPanel>
      </div>
    </Tabs>
  );
}

/** What can be done with the graph, between its controls on a wide screen. */
const Hint = () => (
  <p className="pointer-events-none absolute inset-x-48 bottom-5 text-center text-small text-muted max-xl:hidden">
    {HINT_TEXT}
  </p>
);
