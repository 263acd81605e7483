'use client';

// `load` requests all layers at once, when the pointer or the focus comes near something that opens one.
export { ConfirmLayer } from './confirm-layer';
export { ContextMenuLayer } from './context-menu-layer';
export { DialogLayer } from './dialog-layer';
export { MenuLayer } from './menu-layer';
export { PopoverLayer } from './popover-layer';
export { SelectLayer } from './select-layer';
export { TipLayer } from './tip-layer';
export { ToastLayer } from './toast-layer';
