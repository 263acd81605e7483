import { describe, expect, test } from 'vitest';
import { createPicking } from '@/components/color/picking';

function open(previews = true) {
  const sent: string[] = [];
  const events = {
    onPreview: previews ? (color: string | null) => sent.push(`preview ${color}`) : undefined,
    onChange: (color: string) => sent.push(`change ${color}`),
    onEnd: () => sent.push('end'),
  };
  const picking = createPicking('#e8823a', events);
  return { sent, picking, color: () => picking.store.getState().color };
}

describe('a gesture in a colour picker', () => {
  test('previews each colour, and makes one change at its end', () => {
    const { sent, picking, color } = open();
    picking.move({ l: 0.5 });
    const first = color();
    picking.move({ l: 0.4 });
    const last = color();
    picking.end();
    expect(sent).toEqual([`preview ${first}`, `preview ${last}`, `change ${last}`, 'end']);
    expect(new Set([first, last, '#e8823a']).size).toBe(3);
  });

  test('by keyboard leaves the change open for further keys', () => {
    const { sent, picking, color } = open();
    picking.move({ l: 0.5 });
    picking.commit();
    expect(sent).toEqual([`preview ${color()}`, `change ${color()}`]);
  });

  test('that returns to its first colour is no change', () => {
    const { sent, picking } = open();
    const { point } = picking.store.getState();
    picking.move({ l: 0.5 });
    picking.move(point);
    sent.length = 0;
    picking.end();
    expect(sent).toEqual(['preview null', 'end']);
  });

  test('that is canceled restores the first colour, and ignores further moves', () => {
    const { sent, picking, color } = open();
    picking.move({ l: 0.5 });
    sent.length = 0;
    expect(picking.cancel()).toBe(true);
    expect(color()).toBe('#e8823a');
    picking.move({ l: 0.2 });
    picking.end();
    expect(sent).toEqual(['preview null', 'end']);
    picking.move({ l: 0.2 });
    expect(color()).not.toBe('#e8823a');
  });

  test('without a preview changes the colour with each move, and restores it on cancel', () => {
    const { sent, picking, color } = open(false);
    picking.move({ l: 0.5 });
    expect(sent).toEqual([`change ${color()}`]);
    picking.cancel();
    expect(sent.at(-1)).toBe('change #e8823a');
  });

  test('ignores external colour changes, which are applied between gestures', () => {
    const { picking, color } = open();
    picking.move({ l: 0.5 });
    picking.follow('#112233');
    expect(color()).not.toBe('#112233');
    picking.end();
    picking.follow('#112233');
    expect(color()).toBe('#112233');
    expect(picking.cancel()).toBe(false);
  });
});

test('a grey keeps the previously picked hue', () => {
  const { picking } = open();
  const { h } = picking.store.getState().point;
  picking.follow('#808080');
  expect(picking.store.getState().point.h).toBe(h);
});
