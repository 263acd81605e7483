'use client';

import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { useMedia } from '../hooks/use-media';
import { placeToasts } from './toast';

/**
 * The container of toasts. They lie over the name in the top bar, beside its buttons, so that they never cover what is
 * worked on; on a phone, whose bar is too narrow, below it. Sonner announces toasts to screen readers.
 */
export function ToastLayer() {
  const phone = useMedia('(max-width: 37.5rem)');
  const wide = useMedia('(min-width: 80rem)');
  useEffect(() => {
    placeToasts(toast);
    return () => placeToasts(null);
  }, []);
  return (
    <Toaster
      position={phone ? 'top-center' : 'top-left'}
      offset={wide ? { top: 4, left: 288 } : { top: 4, left: 52 }}
      mobileOffset={{ top: 56, left: 12, right: 12 }}
      duration={4000}
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-ui bg-raised px-3.5 py-2.5 font-sans text-body text-ink ' +
            'shadow-ui sm:w-88',
          content: 'grow',
          description: 'text-small text-muted',
          icon: 'text-muted',
          error: 'text-danger',
          actionButton: 'shrink-0 rounded-[5px] px-2 py-1 text-small font-medium text-accent hover:bg-hover',
        },
      }}
    />
  );
}
