import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { createButtonGrip } from '@/components/layers/button-grip';

type Events = ComponentProps<'button'>;
const eventOf = (key = ''): never => ({ key, preventDefault: vi.fn() }) as never;

function someGrip() {
  const attributes = vi.fn<(given: Events) => void>();
  const open = vi.fn();
  return { grip: createButtonGrip(attributes), attributes, open };
}

test('a click before the layer is loaded opens it', () => {
  const { grip, open } = someGrip();
  grip.press(eventOf());
  grip.click(eventOf(), open);
  expect(open).toHaveBeenCalledOnce();
});

test('a click that began before the layer was loaded opens it once, and the layer handles the next one', () => {
  const { grip, open } = someGrip();
  const onClick = vi.fn();
  grip.press(eventOf());
  grip.take({ onClick });
  grip.click(eventOf(), open);
  expect([open.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 0]);
  grip.press(eventOf());
  grip.click(eventOf(), open);
  expect([open.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
});

test('opening keys open the layer before it is loaded, and then the layer handles keys', () => {
  const { grip, open } = someGrip();
  const onKeyDown = vi.fn();
  grip.key(eventOf('a'), ['Enter'], open);
  grip.key(eventOf('Enter'), ['Enter'], open);
  expect(open).toHaveBeenCalledOnce();
  grip.take({ onKeyDown });
  grip.key(eventOf('Enter'), ['Enter'], open);
  expect([open.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([1, 1]);
});

test('the button gets only the attributes of its layer, when they change', () => {
  const { grip, attributes } = someGrip();
  grip.take({ type: 'button', 'aria-expanded': false, id: 'a', onClick: () => undefined });
  grip.take({ 'aria-expanded': false, id: 'a', onClick: () => undefined });
  grip.take({ 'aria-expanded': true, id: 'a' });
  expect(attributes.mock.calls.map(([given]) => given)).toEqual([
    { 'aria-expanded': false, id: 'a' },
    { 'aria-expanded': true, id: 'a' },
  ]);
});
