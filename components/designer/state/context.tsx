'use client';

import { sessionContext } from '../../session/context';
import type { Designer, DesignerState } from './designer';

/** The React context of the designer; `useDesigner` throws outside of its provider. */
export const {
  Provider: DesignerProvider,
  useSession: useDesigner,
  useSessionState: useDesignerState,
} = sessionContext<DesignerState, Designer>('a canvas designer');
