'use client';

// Loaded together by `load`, in one request, once a person comes near anything that opens.
export { ConfirmLayer } from './confirm-layer';
export { DialogLayer } from './dialog-layer';
export { MenuLayer } from './menu-layer';
export { PopoverLayer } from './popover-layer';
export { SelectLayer } from './select-layer';
export { TipLayer } from './tip-layer';
export { ToastLayer } from './toast-layer';
