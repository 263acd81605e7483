import { afterEach, expect, test, vi } from 'vitest';
import { placeToasts, toast } from '@/components/layers/toast';

const place = () => ({ message: vi.fn(), success: vi.fn(), error: vi.fn(), dismiss: vi.fn() });
const put = (toasts: ReturnType<typeof place>) => placeToasts(toasts as never);

afterEach(() => placeToasts(null));

test('messages before the toaster is mounted are shown afterwards, in order', () => {
  const toasts = place();
  toast('First');
  toast.error('Second', { duration: 10 });
  put(toasts);
  expect(toasts.message.mock.calls).toEqual([['First', { id: expect.any(String) as string }]]);
  expect(toasts.error.mock.calls).toEqual([['Second', { duration: 10, id: expect.any(String) as string }]]);
  toast.success('Third');
  expect(toasts.success).toHaveBeenCalledOnce();
});

test('a message that is dismissed before it was shown is never shown', () => {
  const toasts = place();
  toast.dismiss(toast('Gone'));
  put(toasts);
  expect(toasts.message).not.toHaveBeenCalled();
});
