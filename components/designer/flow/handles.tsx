'use client';

import { Handle, Position, useConnection } from '@xyflow/react';

/** Where a line is drawn from: a dot at the edge of a card, seen when the card is near or chosen. */
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

/** Where a line ends: anywhere on the card, while one is being drawn. */
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
