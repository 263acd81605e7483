'use client';

import { Panel, useStore } from '@xyflow/react';
import { Network, Plus } from 'lucide-react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Tooltip } from '../../ui/tooltip';
import { ZoomSteps } from '../../ui/zoom-steps';
import { DESIGNER_COMMANDS } from '../state/commands';
import { useDesigner } from '../state/context';

/** The controls in the graph's corners: add, arrange, zoom. */
export function FlowControls() {
  const designer = useDesigner();
  const percent = useStore(({ transform: [, , zoom] }) => Math.round(zoom * 100));
  const { newState, tidy, zoomIn, zoomOut, fit } = DESIGNER_COMMANDS;
  return (
    <>
      <Panel position="top-left" className="m-3!">
        <div role="group" aria-label="Add" className="flex items-center rounded-ui bg-raised p-0.5 shadow-ui">
          <Tooltip label="New state" keys="n">
            <Button size="small" look="quiet" onClick={() => newState.run(designer)}>
              <Plus aria-hidden className="size-4" />
              State
            </Button>
          </Tooltip>
          <IconButton size="small" icon={Network} label="Tidy up" keys="shift+l" onClick={() => tidy.run(designer)} />
        </div>
      </Panel>
      <Panel position="bottom-right" className="m-3!">
        <div role="group" aria-label="View" className="flex items-center rounded-ui bg-raised p-0.5 shadow-ui">
          <ZoomSteps
            fitLabel="Fit to screen"
            percent={percent}
            onZoom={(direction) => (direction > 0 ? zoomIn : zoomOut).run(designer)}
            onFit={() => fit.run(designer)}
          />
        </div>
      </Panel>
    </>
  );
}
