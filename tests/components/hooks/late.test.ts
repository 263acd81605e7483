import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { late } from '@/components/hooks/late';

const Greeting = ({ name }: { name: string }) => createElement('p', null, `Hello ${name}`);
const loading = () => createElement('i', null, 'Loading');

test('a loaded component is rendered at once, and a fallback before', async () => {
  const [Late, preload] = late(() => Promise.resolve(Greeting), loading);
  expect(renderToStaticMarkup(createElement(Late, { name: 'fox' }))).toBe('<i>Loading</i>');
  await preload();
  expect(renderToStaticMarkup(createElement(Late, { name: 'fox' }))).toBe('<p>Hello fox</p>');
});

test('code is loaded once, and again after a failure', async () => {
  let asked = 0;
  const [Late, preload] = late(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('No line.')) : Promise.resolve(Greeting);
  }, loading);
  await expect(preload()).rejects.toThrow('No line.');
  expect(renderToStaticMarkup(createElement(Late, { name: 'owl' }))).toBe('<i>Loading</i>');
  await preload();
  await preload();
  expect(asked).toBe(2);
  expect(renderToStaticMarkup(createElement(Late, { name: 'owl' }))).toBe('<p>Hello owl</p>');
});
