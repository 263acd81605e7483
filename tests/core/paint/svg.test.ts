import { describe, expect, test } from 'vitest';
import { paintSvg } from '@/lib/core/paint/svg';
import { substitute } from '@/lib/core/paint/tokens';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const frame = render(rigOf(acceptedSpec(sampleSpec('blob'))), { body: { rotate: 5 }, eyes: { opacity: 0.5 } });
const opening = (svg: string) => svg.slice(0, svg.indexOf('>') + 1);

describe('an SVG picture', () => {
  test('has the size of the canvas by default', () => {
    expect(opening(paintSvg(frame))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="280" viewBox="0 0 320 280">',
    );
    expect(opening(paintSvg(frame, { width: 640 }))).toContain('width="640" height="560" viewBox="0 0 320 280"');
    expect(opening(paintSvg(frame, { height: 70, viewBox: [10, 20, 100, 140] }))).toContain(
      'width="50" height="70" viewBox="10 20 100 140"',
    );
  });

  test('has a background over the whole view box, if it is a valid colour', () => {
    expect(paintSvg(frame, { background: '#abc', viewBox: [5, 6, 7, 8] })).toContain(
      '<rect x="5" y="6" width="7" height="8" fill="#abc"/>',
    );
    expect(paintSvg(frame, { background: 'url(#x)' })).not.toContain('<rect');
  });

  test('has an accessible, escaped title', () => {
    const svg = paintSvg(frame, { title: 'A "<b>" & \u0000 more' });
    expect(svg).toContain('role="img" aria-label="A &quot;&lt;b&gt;&quot; &amp;  more"');
    expect(svg).toContain('<title>A &quot;&lt;b&gt;&quot; &amp;  more</title>');
  });

  test('contains no tokens if colours are values', () => {
    expect(paintSvg(frame)).not.toContain('$');
    expect(paintSvg(frame)).toContain('fill="#14323b"');
  });

  test('has CSS variables with palette fallbacks if colours are variables', () => {
    const svg = paintSvg(frame, { colors: 'variables' });
    expect(svg).not.toContain('style=');
    expect(svg).toContain('fill="var(--mascot-ink,#14323b)"');
    expect(svg).not.toContain('$');
  });

  test('prefixes its ids, so that several mascots can share a document', () => {
    const svg = paintSvg(frame, { idPrefix: 'left-' });
    expect(svg).toContain('<linearGradient id="left-body-1"');
    expect(svg).toContain('fill="url(#left-body-1)"');
    expect(svg).not.toMatch(/"body-1"|#body-1/);
  });

  test('applies the transform and opacity of its parts', () => {
    expect(paintSvg(frame)).toMatch(
      /<g data-part="eyes" transform="matrix\(0\.9962 0\.0872 -0\.0872 0\.9962 [\d.]+ -[\d.]+\)" opacity="0\.5">/,
    );
  });
});

test('only whole attribute values are tokens', () => {
  expect(substitute('<path d="$a" id="x$a" fill="$a"/>', new Map([['a', '#010203']]))).toBe(
    '<path d="#010203" id="x$a" fill="#010203"/>',
  );
});
