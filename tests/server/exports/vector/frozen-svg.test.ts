import { describe, expect, test } from 'vitest';
import { frozenSvg } from '@/lib/server/exports/vector/frozen-svg';

const animated = (group: string, frames: string) =>
  `<svg class="m"><style>.m g[class]{animation:2s linear infinite both}.m g.${group}` +
  `{animation-name:mk}@keyframes mk{${frames}}</style><g class="${group}"><path/></g></svg>`;
const at = (frames: string, share: number) => /<g ([^>]*)>/.exec(frozenSvg(animated('k', frames), share))?.[1];

describe('an animated SVG at one time', () => {
  test('has no style sheet, and its motions as attributes', () => {
    expect(frozenSvg(animated('k', '0%{transform:translate(0px,4px)}100%{transform:translate(10px,-4px)}'), 0.25)).toBe(
      '<svg class="m"><g transform="translate(2.5,2)"><path/></g></svg>',
    );
  });

  test('interpolates linearly, or by the easing of the previous keyframe', () => {
    expect(at('0%{opacity:0}50%{opacity:1}100%{opacity:0.5}', 0.75)).toBe('opacity="0.75"');
    const curve = 'animation-timing-function:cubic-bezier(.42,0,1,1)';
    const [, angle] =
      /rotate\((.*)\)/.exec(at(`0%{transform:rotate(0deg);${curve}}100%{transform:rotate(100deg)}`, 0.5) ?? '') ?? [];
    expect(Number(angle)).toBeCloseTo(31.54, 1);
  });

  test('shows a drawing for the duration of its step', () => {
    const steps =
      '0%{visibility:visible;animation-timing-function:step-end}40%{visibility:hidden;' +
      'animation-timing-function:step-end}100%{visibility:hidden}';
    expect([0, 0.39, 0.4, 1].map((share) => at(steps, share))).toEqual(
      ['visible', 'visible', 'hidden', 'hidden'].map((value) => `visibility="${value}"`),
    );
    expect(frozenSvg(animated('k', steps).replace('<g class="k">', '<g class="k" visibility="hidden">'), 0)).toContain(
      '<g visibility="visible">',
    );
  });
});
