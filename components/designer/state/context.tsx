'use client';

import { sessionContext } from '../../session/context';
import type { Designer, DesignerState } from './designer';

/** The designer for the components below; `useDesigner` throws outside of one. */
export const {
  Provider: DesignerProvider,
  useSession: useDesigner,
  useSessionState: useDesignerState,
} = sessionContext<DesignerState, Designer>('a canvas designer');
