import type { Editor } from '../state/editor';
import { drawerOf } from './drawer-of';

/** Starts the worker that draws the pictures of the character panel. */
export const warmDrawer = (editor: Editor): void => drawerOf(editor).warm();
