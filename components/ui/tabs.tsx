'use client';

import { clsx } from 'clsx';
import { createContext, useContext, useId, type ComponentProps } from 'react';
import { moveFocus } from '../hooks/roving-focus';

interface TabsState {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
}

const State = createContext<TabsState | null>(null);

/** The state and ids that a tab and its panel share. Throws outside of `Tabs`. */
function useTab(value: string) {
  const state = useContext(State);
  if (!state) throw new Error('Tabs and their panels must be inside of `Tabs`.');
  const selected = state.value === value;
  return {
    selected,
    choose: () => selected || state.onValueChange(value),
    tabId: `${state.id}-tab-${value}`,
    panelId: `${state.id}-panel-${value}`,
  };
}

interface TabsProps extends ComponentProps<'div'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs: a set of panels of which one is selected. */
export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const id = useId();
  return (
    <State value={{ id, value, onValueChange }}>
      <div {...rest} />
    </State>
  );
}

/** The row of tab buttons. */
export function TabList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={(event) => moveFocus(event, 'tab')}
      className={clsx('flex gap-1.5 border-b px-2.5', className)}
      {...rest}
    />
  );
}

/** A tab button, underlined when selected. Focusing it selects it. */
export function Tab({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { selected, choose, tabId, panelId } = useTab(value);
  return (
    <button
      type="button"
      role="tab"
      id={tabId}
      aria-selected={selected}
      aria-controls={panelId}
      data-state={selected ? 'active' : 'inactive'}
      tabIndex={selected ? 0 : -1}
      // Some browsers do not focus a pressed button.
      onMouseDown={({ button, ctrlKey }) => void (button === 0 && !ctrlKey && choose())}
      onFocus={choose}
      className={clsx(
        'relative -mb-px h-10 font-medium text-muted rounded-ui px-1.5 outline-offset-[-2px]! ' +
          'transition-colors after:absolute after:inset-x-1.5 after:bottom-0 after:h-px ' +
          'hover:text-ink data-[state=active]:text-ink data-[state=active]:after:bg-ink pointer-coarse:h-11',
        className,
      )}
      {...rest}
    />
  );
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
  /** Renders the content even while the panel is not selected. */
  forceMount?: boolean;
}

/** The panel of a tab. */
export function TabPanel({ value, forceMount = false, children, ...rest }: TabPanelProps) {
  const { selected, tabId, panelId } = useTab(value);
  const isPresent = selected || forceMount;
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      data-state={selected ? 'active' : 'inactive'}
      hidden={!isPresent}
      tabIndex={0}
      {...rest}
    >
      {isPresent ? children : null}
    </div>
  );
}
