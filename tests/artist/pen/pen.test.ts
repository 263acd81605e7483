import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { underlaidBy } from '@/lib/core/rig/underlays';
import { STYLES, type StyleId } from '@/lib/core/styles';
import type { MascotSpec } from '@/lib/core/spec/schema';

const styled = (prompt: string, id: StyleId): MascotSpec =>
  designSpec({ prompt, style: STYLES.find((style) => style.id === id)?.style, detail: 'standard' }, 'pen');
const svgOf = ({ parts }: MascotSpec, id: string): string => parts.find((part) => part.id === id)?.svg ?? '';
/** The line widths in a drawing, without highlights. */
const widths = (svg: string): number[] =>
  [...svg.matchAll(/stroke="\$(?!glint)[^>]*stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));

const blushes = (prompt: string): boolean => styled(prompt, 'outlined').parts.some(({ id }) => id === 'cheeks');

const CHARACTERS = ['a red fox with a scarf', 'a robot', 'a woman doctor', 'a toaster', 'an octopus'];

describe('the outlined style', () => {
  test.each(CHARACTERS)(
    '%s has a heavy outer outline behind all parts, and inner lines of less than half its width',
    (prompt) => {
      const { parts } = styled(prompt, 'outlined');
      const lines = parts.filter(({ id }) => id.endsWith('_outline'));
      const lowest = Math.min(
        ...parts
          .filter(({ id, svg }) => svg && !lines.some((line) => line.id === id) && id !== 'shadow')
          .map(({ z }) => z),
      );
      expect(lines.map(({ parent }) => parent)).toEqual(lines.map(({ id }) => underlaidBy(id)));
      expect(lines.map(({ id }) => id)).toContain('body_outline');
      for (const line of lines) {
        expect(line.z).toBeLessThan(lowest);
        expect(line.svg).toContain('$outline');
      }
      const heavy = Math.max(...widths(svgOf({ parts } as MascotSpec, 'body_outline')));
      expect(Math.max(...widths(svgOf({ parts } as MascotSpec, 'body')))).toBeLessThan(heavy / 2);
    },
  );

  test('the outer outline of a part has the pivot of the part', () => {
    const { parts } = styled('a red fox', 'outlined');
    const at = (id: string) => parts.find((part) => part.id === id)?.pivot;
    expect(at('arm_left_outline')).toEqual(at('arm_left'));
  });
});

/** The SVG of the shadows on a trunk. */
const shadowOn = (prompt: string) => svgOf(styled(prompt, 'flat'), 'body').split('clip-path="url(#under_body)"')[1];

describe('the flat style', () => {
  test.each(CHARACTERS)('%s has no outlines', (prompt) => {
    const { parts } = styled(prompt, 'flat');
    expect(parts.filter(({ id }) => id.endsWith('_outline'))).toEqual([]);
    for (const id of ['head', 'arm_left', 'leg_right', 'foot_left'])
      expect(svgOf({ parts } as MascotSpec, id)).not.toContain('stroke=');
  });

  test('the shadow of the head is on the trunk, clipped to it', () => {
    const body = svgOf(styled('a red fox', 'flat'), 'body');
    expect(body).toContain('<clipPath id="under_body">');
    const shadow = body.slice(body.indexOf('<g clip-path="url(#under_body)">'));
    expect(shadow).toMatch(/fill="\$body_line" opacity="0\.44"/);
    expect(shadow.endsWith('</g>')).toBe(true);
  });

  test('a dark body has stronger shadows, and a very dark one a light rim', () => {
    expect(shadowOn('a black cat')).toMatch(/fill="\$body_line" opacity="0\.59/);
    expect(shadowOn('a jet black dragon')).toContain('fill="$body_light"');
    for (const prompt of ['a black cat', 'a jet black dragon']) expect(shadowOn(prompt)).not.toContain('$glint');
  });

  test.each(['a fox for our brand', 'an app mascot fox', 'a modern fox', 'a minimal fox', 'a fox, logo for a startup'])(
    '%s is drawn without lines',
    (prompt) => {
      const { parts } = designSpec({ prompt, detail: 'standard' }, 'pen');
      expect(parts.some(({ id }) => id.endsWith('_outline'))).toBe(false);
    },
  );
});

describe('highlights and blush', () => {
  test('fur has no sheen, metal has one', () => {
    expect(svgOf(styled('a red fox', 'outlined'), 'head')).not.toContain('stroke="$glint"');
    expect(svgOf(styled('a robot', 'outlined'), 'head')).toContain('stroke="$glint"');
  });

  test('few faces have unrequested blush, cute ones always do', () => {
    const names = Array.from({ length: 40 }, (_, index) => `a fox number ${index}`);
    expect(names.filter(blushes).length).toBeLessThan(14);
    expect(blushes('a cute fox')).toBe(true);
  });

  test('the highlights of eyes vary', () => {
    const eyes = Array.from({ length: 24 }, (_, index) =>
      svgOf(styled(`a white rabbit ${index}`, 'outlined'), 'eye_left'),
    );
    expect(new Set(eyes.map((svg) => svg.split('$glint').length)).size).toBeGreaterThan(1);
  });
});

test.each(STYLES)('the style $id is deterministic', ({ id }) =>
  expect(JSON.stringify(styled('a red fox with a scarf', id))).toBe(
    JSON.stringify(styled('a red fox with a scarf', id)),
  ),
);

test('all styles differ', () => {
  const drawings = STYLES.map(({ id }) => JSON.stringify(styled('a red fox', id).parts));
  expect(new Set(drawings).size).toBe(STYLES.length);
});
