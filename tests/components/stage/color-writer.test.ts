import { expect, test } from 'vitest';
import { colorWriter } from '@/components/stage/color-writer';

test('a colour drag writes only the changed token', () => {
  const calls: string[] = [];
  const style = {
    setProperty: (name: string, value: string) => calls.push(`${name}: ${value}`),
    removeProperty: (name: string) => calls.push(`no ${name}`),
  } as unknown as CSSStyleDeclaration;
  const write = colorWriter({ style } as ElementCSSInlineStyle);
  write([
    { name: 'fur', color: '#111111' },
    { name: 'ink', color: '#222222' },
  ]);
  expect(calls.splice(0)).toEqual(['--mascot-fur: #111111', '--mascot-ink: #222222']);
  write([
    { name: 'fur', color: '#333333' },
    { name: 'ink', color: '#222222' },
  ]);
  expect(calls.splice(0)).toEqual(['--mascot-fur: #333333']);
  write([{ name: 'fur', color: '#333333' }]);
  expect(calls).toEqual(['no --mascot-ink']);
});
