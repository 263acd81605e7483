import { createElement } from 'react';
import { expect, test } from 'vitest';
import { withProps } from '@/components/layers/with-props';

test('an element keeps its own handlers, which run first, and gets the other props', () => {
  const ran: string[] = [];
  const element = createElement('button', { title: 'Own', onClick: () => ran.push('own') });
  const { props } = withProps(element as never, { title: 'Given', onClick: () => ran.push('given') } as never) as {
    props: { title: string; onClick: () => void };
  };
  props.onClick();
  expect([props.title, ...ran]).toEqual(['Given', 'own', 'given']);
});
