'use client';

import { Handle, Position, useConnection } from '@xyflow/react';

/** The handle where new lines start: a dot at a card's edge, visible on hover or selection. */
export function LineStart({ shown }: { shown: boolean }) {
  return (
    <Handle
      type="source"
      id="out"
      position={Position.Right}
      title="Drag to another state"
      className={
        'size-5! border-0! bg-transparent! transition-opacity after:absolute after:inset-1 after:rounded-full ' +
        'after:bg-accent after:shadow-[0_0_0_2px_var(--surface)] hover:after:inset-0.5 ' +
        `${shown ? 'opacity-100' : 'opacity-0 group-hover:opacity-100'}`
      }
    />
  );
}

/** The handle where new lines end: the whole card, while a line is being drawn. */
export function LineEnd() {
  const drawing = useConnection(({ inProgress }) => inProgress);
  return (
    <Handle
      type="target"
      id="in"
      position={Position.Left}
      isConnectableStart={false}
      className={
        'inset-0! size-full! transform-none! rounded-ui! border-0! bg-transparent! opacity-0 ' +
        `${drawing ? 'z-10' : 'pointer-events-none!'}`
      }
    />
  );
}
