import { describe, expect, test } from 'vitest';
import { acceptFile } from '@/lib/server/uploads/accept';
import { FileRefusal } from '@/lib/server/uploads/refusal';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, root = 'viewBox="0 0 200 100"') => `<svg ${NAMESPACES} ${root}>${inner}</svg>`;

/** Cleans a file, and gives its shapes and the list of lost features. */
async function kept(text: string): Promise<{ inner: string; lost: string[] }> {
  const { bytes, facts } = await acceptFile(new TextEncoder().encode(text));
  return { inner: new TextDecoder().decode(bytes).replace(/^<svg [^>]*>|<\/svg>$/g, ''), lost: facts.lost ?? [] };
}

const SQUARE = 'd="M0 0L10 0L10 10L0 10Z"';
const BLACK = 'fill="#000000"';
const square = (attributes = BLACK) => `<path ${SQUARE} ${attributes}/>`;
const rect = (attributes = '') => `<rect width="10" height="10" ${attributes}/>`;
const sheet = (rules: string, shape: string) => svg(`<style>${rules}</style>${shape}`);

describe('a drawing is converted as browsers show it, without loss', () => {
  test.each([
    [
      'by a class',
      sheet('.st0{fill:#C07838;stroke:#000;stroke-width:3px}', rect('class="other st0"')),
      square('fill="#c07838" stroke="#000000" stroke-width="3"'),
    ],
    [
      'by a sheet in CDATA, behind a remark and among rules for others',
      sheet('<![CDATA[/* x */ @media print{rect{fill:red}} a:hover{fill:red} rect{fill:#123456}]]>', rect()),
      square('fill="#123456"'),
    ],
    [
      'by what counts most: importance, then style, ids, classes, names, the later',
      sheet(
        '#one{fill:#000001}.two{fill:#000002}rect{fill:#000003}.two{fill:#000004}',
        rect('id="one" class="two" fill="red"'),
      ),
      square('fill="#000001"'),
    ],
    [
      'by style before rules',
      sheet('#one{fill:#000001}', rect('id="one" style="fill:#000005"')),
      square('fill="#000005"'),
    ],
    [
      'by an important rule before style',
      sheet('rect{fill:#000001 !important}', rect('style="fill:#000005"')),
      square('fill="#000001"'),
    ],
    ['by a rule before an attribute', sheet('rect{fill:#000001}', rect('fill="red"')), square('fill="#000001"')],
    [
      'by a child of a class, not by a grandchild',
      sheet('.a>rect{fill:#000001} .b>rect{fill:red}', `<g class="b"><g class="a">${rect()}</g></g>`),
      square('fill="#000001"'),
    ],
    ['by a descendant', sheet('.b rect{fill:#000001}', `<g class="b"><g>${rect()}</g></g>`), square('fill="#000001"')],
    [
      'by a variable of the root, and by its stand-in',
      sheet(':root{--c:#000001} rect{fill:var(--c,red);stroke:var(--none, var(--c))}', rect()),
      square('fill="#000001" stroke="#000001"'),
    ],
    [
      'in currentColor',
      svg(rect('fill="currentColor"'), 'viewBox="0 0 9 9" color="#000001"'),
      square('fill="#000001"'),
    ],
    ['in currentColor of nobody', svg(rect('fill="currentcolor"')), square()],
    ['in a colour of another kind', svg(rect('fill="hsl(120 100% 50%)"')), square('fill="#00ff00"')],
    [
      'in a colour that shows through',
      svg(rect('fill="rgba(255,0,0,.5)" fill-opacity=".5"')),
      square('fill="#ff0000" fill-opacity="0.25"'),
    ],
    [
      'in millimetres and inches',
      svg('<rect width="25.4mm" height="1in"/>'),
      `<path d="M0 0L96 0L96 96L0 96Z" ${BLACK}/>`,
    ],
    [
      'in percent of the view',
      svg('<rect x="10%" y="10%" width="50%" height="50%"/>'),
      `<path d="M20 10L120 10L120 60L20 60Z" ${BLACK}/>`,
    ],
    [
      'within another drawing',
      svg(`<svg x="20" y="10" width="40" height="40" viewBox="0 0 10 10">${rect()}</svg>`),
      `<path transform="matrix(4 0 0 4 20 10)" ${SQUARE} ${BLACK}/>`,
    ],
    [
      'in a symbol that is used',
      svg(`<symbol id="s" viewBox="0 0 10 10">${rect()}</symbol><use xlink:href="#s" x="20" width="100" height="50"/>`),
      `<path transform="matrix(5 0 0 5 45 0)" ${SQUARE} ${BLACK}/>`,
    ],
    ['in a link and in a choice', svg(`<a><switch>${rect()}<text>no</text></switch></a>`), square()],
    [
      'under a prefix',
      `<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><x:rect width="10" height="10"/></x:svg>`,
      square(),
    ],
    [
      'with what drawing programs note',
      svg(
        '<title>t</title><desc>d</desc><metadata><r:RDF xmlns:r="r"/></metadata><g id="a" data-name="A" ' +
          `aria-label="a">${rect('shape-rendering="crispEdges" font-family="Arial"')}</g>`,
      ),
      square(),
    ],
    ['without what is hidden by a class', sheet('.no{display:none}', `${rect('class="no"')}${rect()}`), square()],
    [
      'under a mask that only cuts',
      svg(
        '<mask id="m" fill="white"><use xlink:href="#p"/></mask><path id="p" d="M0 0H5V5H0Z"/><g ' +
          `mask="url(#m)">${rect()}</g>`,
      ),
      '<defs><clipPath id="p-1"><path d="M0 0L5 0L5 5L0 5Z"/></clipPath></defs><path d="M0 0L5 0L5 5L0 5Z" ' +
        `${BLACK}/><g clip-path="url(#p-1)">${square()}</g>`,
    ],
    [
      'with a gradient in percent of the view',
      svg(
        '<linearGradient id="g" gradientUnits="userSpaceOnUse" y2="50%"><stop stop-color="red"/><stop ' +
          `offset="1"/></linearGradient>${rect('fill="url(#g)"')}`,
      ),
      '<defs><linearGradient id="p-1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="200" y2="50"><stop ' +
        'offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#000000"/></linearGradient></defs>' +
        `${square('fill="url(#p-1)"')}`,
    ],
  ])('%s', async (_, file, inner) => expect(await kept(file)).toEqual({ inner, lost: [] }));

  test('a size in millimetres is kept', async () => {
    const { facts } = await acceptFile(
      new TextEncoder().encode(svg('<circle cx="1in" cy="1in" r="1in"/>', 'width="50.8mm" height="2in"')),
    );
    expect(facts).toEqual({ width: 192, height: 192, seconds: null });
  });
});

describe('unsupported features are listed', () => {
  test.each([
    ['text', `${rect()}<text>Acme</text>`, square(), 'Text is left out: turn it into paths to keep it.'],
    [
      'a filter',
      `<filter id="f"/>${rect('filter="url(#f)"')}`,
      square(),
      'Filters such as blurs and shadows are left out.',
    ],
    [
      'a mask with a hole',
      `<mask id="m"><rect width="9" height="9" fill="#fff"/><circle r="2"/></mask>${rect('mask="url(#m)"')}`,
      square(),
      'A mask is left out, and what it hid is shown.',
    ],
    [
      'a mask that fades a shine',
      `<mask id="m"><rect width="9" height="9" fill="url(#g)"/></mask>${rect()}${rect('mask="url(#m)" fill="red"')}`,
      square(),
      'A mask is left out, with what it fades.',
    ],
    [
      'a colour that blends',
      `${rect()}${rect('fill="red" style="mix-blend-mode:multiply"')}`,
      square(),
      'Blending of colours is left out.',
    ],
    [
      'a pattern',
      `<pattern id="d"><rect width="9" height="9" fill="#000001"/></pattern>${rect('fill="url(#d)"')}`,
      square('fill="#000001"'),
      'A pattern became one colour.',
    ],
  ])('%s', async (_, inner, expected, lost) =>
    expect(await kept(svg(inner))).toEqual({ inner: expected, lost: [lost] }),
  );

  test('a mask over the limit of clips is left out, and the drawing is kept', async () => {
    const clips =
      `<clipPath id="a">${rect()}</clipPath><clipPath id="b">${rect()}</clipPath><mask id="m" fill="#fff">` +
      `${rect()}</mask>`;
    const { lost } = await kept(
      svg(`${clips}<g clip-path="url(#a)"><g mask="url(#m)"><g clip-path="url(#b)">${rect()}</g></g></g>`),
    );
    expect(lost).toEqual(['A mask is left out, and what it hid is shown.']);
  });

  test('an SVG of an embedded picture is refused', async () => {
    await expect(kept(svg('<image width="9" height="9" href="data:image/png;base64,AAAA"/>'))).rejects.toThrow(
      'The SVG has no shapes. A picture inside of the drawing is left out. Send the picture as a PNG.',
    );
  });
});

describe('a hostile style sheet', () => {
  test.each([
    ['by an import', '@import "//evil.example/x.css";', 'A style sheet carries code or an import.'],
    ['by an address', 'rect{fill:url(//evil.example/x)}', 'A style sheet refers to something outside the drawing.'],
  ])('%s is refused', async (_, rules, why) => {
    const refusal: unknown = await kept(sheet(rules, rect())).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FileRefusal);
    expect((refusal as FileRefusal).message).toContain(why);
  });

  test.each([
    ['by its length', `.a{fill:red}`.repeat(30_000)],
    ['by its depth', `${'a{'.repeat(5000)}`],
    ['by its rules', `${'a,'.repeat(3000)}a{fill:red}`],
    ['by what it asks for', `${`${'g '.repeat(15)}rect,`.repeat(1500)}a{fill:red}`],
    ['by its variables', `*{${Array.from({ length: 15_000 }, (__, at) => `--v${at}:1`).join(';')}}`],
  ])('%s is left out', async (_, rules) =>
    expect((await kept(sheet(rules, rect().repeat(200)))).lost).toEqual([
      'The style sheet is too long to be read, and is left out.',
    ]),
  );

  test('with variables that grow exponentially ends in time', async () => {
    const variables = Array.from({ length: 40 }, (_, at) => `--v${at}:${`var(--v${at + 1})`.repeat(10)};`).join('');
    expect((await kept(sheet(`rect{${variables}fill:var(--v0)}`, `${rect()}<circle r="5"/>`))).inner).toContain(
      '<path',
    );
  });
});
