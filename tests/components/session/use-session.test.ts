import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EMPTY_HISTORY, type UndoableChange } from '@/components/session/history';
import { remember, undo, type EditSession } from '@/components/session/session';
import { tell } from '@/components/session/use-session';

interface Shown {
  action?: { onClick: () => void };
  onDismiss?: () => void;
}
const { toast } = vi.hoisted(() => ({
  toast: Object.assign(vi.fn<(message: string, shown?: Shown) => string>(), { dismiss: vi.fn(), error: vi.fn() }),
}));
vi.mock('@/components/layers/toast', () => ({ toast }));

const undone = vi.fn();
const change = (label: string): UndoableChange => ({ label, undo: () => undone(label), redo: () => undefined });
function someSession(): EditSession {
  const store = createStore(() => ({ history: EMPTY_HISTORY, saving: 'saved' as const, offline: false }));
  return { store, tell: () => undefined, line: Promise.resolve(), timer: undefined };
}

beforeEach(() => {
  vi.clearAllMocks();
  toast.mockReturnValue('a message');
});

test('a message with an undo button undoes its change, and closes when that is undone elsewhere', () => {
  const session = someSession();
  remember(session, change('A scarf'));
  tell(session, 'A scarf was added.', 'undoable');
  expect(toast).toHaveBeenCalledWith(
    'A scarf was added.',
    expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) }),
  );
  expect(toast.dismiss).not.toHaveBeenCalled();
  undo(session);
  expect(undone).toHaveBeenCalledWith('A scarf');
  expect(toast.dismiss).toHaveBeenCalledWith('a message');
});

test('a message with an undo button closes after a later change', () => {
  const session = someSession();
  remember(session, change('A scarf'));
  tell(session, 'A scarf was added.', 'undoable');
  remember(session, change('A hat'));
  expect(toast.dismiss).toHaveBeenCalledWith('a message');
});

test('a closed message has no listeners', () => {
  const session = someSession();
  remember(session, change('A scarf'));
  tell(session, 'A scarf was added.', 'undoable');
  toast.mock.lastCall?.[1]?.onDismiss?.();
  undo(session);
  expect(toast.dismiss).not.toHaveBeenCalled();
});
