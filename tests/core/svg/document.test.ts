import { describe, expect, test } from 'vitest';
import { looksLikeSvg, readDocument } from '@/lib/core/svg/document';

function clean(text: string) {
  const read = readDocument(text);
  if (!read.ok) throw new Error(`It was refused: ${read.problems[0]?.message}`);
  return read.value;
}
function refusal(text: string): string {
  const read = readDocument(text);
  if (read.ok) throw new Error(`It was taken: ${read.value.svg}`);
  return read.problems.map(({ message }) => message).join(' ');
}
const inside = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const BOX = '<rect width="4" height="4" fill="#f00"/>';

describe('an SVG file', () => {
  test('is rewritten as a document of the subset', () => {
    expect(clean(inside(BOX)).svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"><path d="M0 0L4 0L4 ' +
        '4L0 4Z" fill="#ff0000"/></svg>',
    );
  });

  test('that is clean is unchanged', () => {
    const once = clean(inside(BOX, 'viewBox="-5 0 20 10" fill="none" stroke="blue"')).svg;
    expect(clean(clean(once).svg).svg).toBe(clean(once).svg);
  });

  test.each([
    ['viewBox="0 0 10 20"', 10, 20, [0, 0, 10, 20]],
    ['width="30" height="40px"', 30, 40, [0, 0, 30, 40]],
    ['viewBox="1 2 10 20" width="100%" height="100%"', 10, 20, [1, 2, 10, 20]],
    ['viewBox="0,0,10,20" width="5"', 5, 10, [0, 0, 10, 20]],
    ['viewBox="0 0 10 20" height="5"', 2.5, 5, [0, 0, 10, 20]],
    ['viewBox="0 0 10 20" width="2cm" height="4cm"', 10, 20, [0, 0, 10, 20]],
  ])('with %s has its size', (attributes, width, height, viewBox) => {
    expect(clean(inside(BOX, attributes))).toMatchObject({ width, height, viewBox });
  });

  test('keeps the paint attributes of its root', () => {
    expect(
      clean(inside('<path d="M0 0L4 4"/>', 'viewBox="0 0 8 8" fill="none" stroke="#0000ff" style="stroke-width: 2"'))
        .svg,
    ).toMatch(/fill="none" stroke="#0000ff" stroke-width="2"/);
  });

  test('may have an XML declaration, comments and a plain document type', () => {
    const before =
      '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!-- made by - hand --> <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG ' +
      '1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- and -->';
    expect(clean(before + inside(BOX)).svg).toBe(clean(inside(BOX)).svg);
    expect(looksLikeSvg(before + inside(BOX))).toBe(true);
  });

  test('loses elements outside the subset', () => {
    const { svg, warnings } = clean(
      inside(`<title>Secret</title><metadata><rdf/></metadata><text>Hi</text><filter id="f"/>${BOX}<!-- Secret -->`),
    );
    expect(svg).toBe(clean(inside(BOX)).svg);
    expect(warnings.map(({ message }) => message)).toContain('The element "text" was removed.');
  });
});

describe('an SVG file is refused', () => {
  test.each([
    ['a script', inside('<script>alert(1)</script>'), 'The element "script" is not allowed.'],
    ['a handler', inside('<rect onclick="alert(1)"/>'), 'The event handler "onclick" is not allowed.'],
    [
      'a handler of its root',
      inside(BOX, 'viewBox="0 0 9 9" onload="alert(1)"'),
      'The event handler "onload" is not allowed.',
    ],
    ['embedded HTML', inside('<foreignObject><body/></foreignObject>'), 'The element "foreignObject" is not allowed.'],
    [
      'an external image',
      inside('<image href="https://evil.example/x.png"/>'),
      'refers to something outside the drawing.',
    ],
    [
      'an external paint',
      inside('<rect fill="url(https://evil.example/#a)"/>'),
      'refers to something outside the drawing.',
    ],
    [
      'an external style sheet',
      inside('<style>@import "https://evil.example";</style>'),
      'A style sheet carries code or an import.',
    ],
    [
      'a style sheet instruction',
      `<?xml-stylesheet href="https://evil.example"?>${inside(BOX)}`,
      'Processing instructions are not allowed.',
    ],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${inside('<text>&b;</text>')}`,
      'A document type declaration (DTD) is not allowed.',
    ],
    ['an unknown entity', inside('<text>&lol;</text>'), 'Entities beyond the five of XML are not allowed'],
    [
      'a local file',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inside('<text>&x;</text>')}`,
      'A document type declaration (DTD) is not allowed.',
    ],
    ['too deep nesting', inside('<g>'.repeat(40) + '</g>'.repeat(40)), 'Elements may be nested at most 16 deep'],
    [
      'too many elements',
      inside('<rect width="1" height="1"/>'.repeat(4001)),
      'A mascot may have at most 4,000 SVG elements.',
    ],
    [
      'too many bytes',
      inside(`<!--${'x'.repeat(2 * 1024 * 1024)}-->${BOX}`),
      'A mascot may have at most 2,097,152 bytes of SVG.',
    ],
    ['no size', inside(BOX, ''), 'The svg element needs a viewBox, or a width and a height in pixels.'],
    ['a size of zero', inside(BOX, 'viewBox="0 0 0 10"'), 'The svg element needs a viewBox'],
    ['an excessive size', inside(BOX, 'viewBox="0 0 1e9 1"'), 'out of range|at most|may be|too'],
    ['an extreme aspect ratio', inside(BOX, 'viewBox="0 0 100000 0.0001"'), 'far too long'],
    ['two roots', inside(BOX) + inside(BOX), 'The file must hold one svg element and nothing else.'],
    ['a root of another kind', '<html><svg/></html>', 'The file must hold one svg element and nothing else.'],
    [
      'a root in another namespace',
      '<svg xmlns="urn:other" viewBox="0 0 9 9"/>',
      'The file must hold one svg element and nothing else.',
    ],
    ['a truncated file', inside(BOX).slice(0, -8), 'The SVG is not well-formed XML'],
    ['an unclosed comment', '<!-- ', 'The file must hold one svg element and nothing else.'],
  ])('for %s', (_, text, message) => expect(refusal(text)).toMatch(new RegExp(message.replace(/[()]/g, '\\$&'))));
});

describe('a text', () => {
  test.each([
    '<svg>',
    '<svg/>',
    ' \n<svg viewBox="0 0 1 1">',
    '<!-- x --><svg ',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>',
  ])('%j looks like SVG', (text) => expect(looksLikeSvg(text)).toBe(true));
  test.each([
    '',
    'svg',
    '<svgx>',
    '<html><svg>',
    '<!DOCTYPE html><svg>',
    '<!--',
    '<?xml version="1.0"?>',
    '{"a": "<svg>"}',
  ])('%j does not', (text) => expect(looksLikeSvg(text)).toBe(false));
});
