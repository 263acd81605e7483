'use client';

import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { steadily } from '../hooks/steadily';
import { useMedia } from '../hooks/use-media';
import { Skeleton } from '../ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { InspectorPanel } from './inspector/inspector-panel';
import { MotionsPanel } from './motions/motions-panel';
import { useEditor, useEditorState } from './state/context';
import { PANELS, type Editor, type Panel } from './state/editor';
import { PANEL_FIELDS, PANEL_TITLES } from './state/panel-commands';
import { want } from './state/want';

const loading = () => (
  <div aria-busy className="flex flex-col gap-3 p-3">
    <Skeleton className="h-24" />
    <Skeleton className="h-8" />
  </div>
);
const EditPanel = dynamic(() => steadily(() => import('./edit/edit-panel').then((module) => module.EditPanel)), {
  loading,
});
const loadCharacter = () => import('./character/character-panel').then((module) => module.CharacterPanel);
const CharacterPanel = dynamic(() => steadily(loadCharacter), { loading });
const CanvasesPanel = dynamic(
  () => steadily(() => import('./canvases/canvases-panel').then((module) => module.CanvasesPanel)),
  {
    loading,
  },
);
const PartsPanel = dynamic(() => steadily(() => import('./parts/parts-panel').then((module) => module.PartsPanel)), {
  loading,
});
const LooksPanel = dynamic(() => steadily(() => import('./variants/looks-panel').then((module) => module.LooksPanel)), {
  loading,
});

/** Loads what a panel needs before it is opened. A failure is ignored here, and shown when the panel opens. */
const PRELOADS: Partial<Record<Panel, (editor: Editor) => void>> = {
  character: (editor) => {
    loadCharacter().catch(() => undefined);
    import('./character/warm').then(({ warmDrawer }) => warmDrawer(editor)).catch(() => undefined);
  },
};

/** The heading of a panel, above those of its sections. */
const Heading = ({ panel }: { panel: Panel }) => <h2 className="sr-only">{PANEL_TITLES[panel]}</h2>;

const PANEL = 'relative min-h-0 grow overflow-y-auto overscroll-contain outline-none data-[state=inactive]:hidden';
/** The panels that are always visible on a desktop; the others are tabs. */
const ALWAYS: readonly Panel[] = ['parts', 'motions'];
const TABS = PANELS.filter((panel) => !ALWAYS.includes(panel));

/**
 * The panels beside the stage. On a desktop, parts and motions are on the left and the tabs on the right. On a phone
 * all panels are tabs of a sheet.
 */
export function SidePanels({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const phone = useMedia('(max-width: 63.99rem)');
  const tab = useTab(phone);
  const choose = (value: string) => editor.store.setState({ panel: PANELS.find((panel) => panel === value) ?? null });
  return (
    <Tabs
      value={tab}
      onValueChange={choose}
      className="flex min-h-0 grow flex-col lg:grid lg:grid-cols-[16.5rem_1fr_20rem]"
    >
      <div className="relative flex min-h-0 min-w-0 basis-[52%] flex-col lg:order-2">{children}</div>
      <div className="flex min-h-0 basis-[48%] flex-col border-t bg-surface lg:contents">
        <TabList aria-label="Panels" className="shrink-0 overflow-x-auto [scrollbar-width:none] lg:hidden">
          {PANELS.map((panel) => (
            <Tab key={panel} value={panel} className="mb-0 shrink-0" onPointerDown={() => PRELOADS[panel]?.(editor)}>
              {PANEL_TITLES[panel]}
            </Tab>
          ))}
        </TabList>
        <div className="flex min-h-0 flex-col max-lg:contents lg:order-1 lg:border-r lg:bg-surface">
          <TabPanel
            tabIndex={-1}
            forceMount
            value="parts"
            data-panel="parts"
            className={`${PANEL} lg:block! lg:basis-[42%] lg:border-b`}
          >
            <PartsPanel />
          </TabPanel>
          <TabPanel
            tabIndex={-1}
            forceMount
            value="motions"
            data-panel="motions"
            className={`${PANEL} lg:block! lg:basis-[58%]`}
          >
            <MotionsPanel />
          </TabPanel>
        </div>
        <BesideStage />
      </div>
    </Tabs>
  );
}

/** The tabs to the right of the stage. On a phone the sheet has them instead. */
function BesideStage() {
  const editor = useEditor();
  /** Focuses the field of a panel after its tab was clicked. `presses` is 0 for activation by keyboard. */
  const pressed = (panel: Panel, presses: number) => {
    const field = PANEL_FIELDS[panel];
    if (field && presses > 0) want(editor, field);
  };
  return (
    <aside
      aria-label="Inspector, character, edits, looks and canvases"
      className="flex min-h-0 flex-col max-lg:contents lg:order-3 lg:border-l lg:bg-surface"
    >
      <TabList aria-label="Panels" className="shrink-0 justify-between gap-0! max-lg:hidden">
        {TABS.map((panel) => (
          <Tab
            key={panel}
            value={panel}
            className="px-1! after:inset-x-1!"
            onPointerEnter={() => PRELOADS[panel]?.(editor)}
            onClick={({ detail }) => pressed(panel, detail)}
          >
            {PANEL_TITLES[panel]}
          </Tab>
        ))}
      </TabList>
      <TabPanel tabIndex={-1} forceMount value="inspector" data-panel="inspector" className={PANEL}>
        <Heading panel="inspector" />
        <InspectorPanel />
      </TabPanel>
      <TabPanel tabIndex={-1} value="character" data-panel="character" className={PANEL}>
        <Heading panel="character" />
        <CharacterPanel />
      </TabPanel>
      <TabPanel tabIndex={-1} value="edit" className={PANEL}>
        <EditPanel />
      </TabPanel>
      <TabPanel tabIndex={-1} value="looks" className={PANEL}>
        <LooksPanel />
      </TabPanel>
      <TabPanel tabIndex={-1} value="canvases" data-panel="canvases" className={PANEL}>
        <CanvasesPanel />
      </TabPanel>
    </aside>
  );
}

/**
 * The selected tab. On a desktop parts and motions are always visible, so selecting one of them does not change the
 * tab.
 */
function useTab(phone: boolean): Panel {
  const panel = useEditorState((state) => state.panel);
  const [beside, setBeside] = useState<Panel>('inspector');
  const isTab = panel !== null && !ALWAYS.includes(panel);
  if (isTab && panel !== beside) setBeside(panel);
  if (phone) return panel ?? 'motions';
  return isTab ? panel : beside;
}
