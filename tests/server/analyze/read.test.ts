import { describe, expect, test } from 'vitest';
import { cssColor } from '@/lib/server/analyze/read/css-color';
import { weighed } from '@/lib/server/analyze/read/colors';
import { tellingPages } from '@/lib/server/analyze/read/links';
import { readManifest } from '@/lib/server/analyze/read/manifest';
import { nameOf } from '@/lib/server/analyze/read/name';
import { readPage } from '@/lib/server/analyze/read/page';
import { readStyles } from '@/lib/server/analyze/read/styles';
import { importsOf } from '@/lib/server/analyze/read/imports';
import { decode } from '@/lib/server/analyze/visit/decode';

const page = (html: string, url = 'https://shop.example/') => readPage(html, url);
const colorsOf = (css: string, body: string) =>
  readStyles([css], page(`<body>${body}</body>`).uses)
    .colors.toSorted((one, two) => two.weight - one.weight)
    .map(({ color, use }) => `${color} ${use}`);

/** The channels of `#rrggbb`, 0 to 255. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('a colour of a style sheet', () => {
  test.each([
    ['#B4552D', '#b4552d', 1],
    ['#abc', '#aabbcc', 1],
    ['#11223380', '#112233', 0.5],
    ['rgb(1 2 3)', '#010203', 1],
    ['rgba(1,2,3,.5)', '#010203', 0.5],
    ['hsl(209 81% 23%)', '#0b3d6a', 1],
    ['oklch(54.1% 0.281 293.009)', '#7f22fe', 1],
    ['rebeccapurple', '#663399', 1],
    ['color(display-p3 1 0 0)', '#ff0b0c', 1],
    ['hwb(120 0% 0%)', '#00ff00', 1],
  ])('%s is %s', (text, hex, alpha) => {
    const color = cssColor(text);
    expect(color?.alpha).toBeCloseTo(alpha, 1);
    // Colours that screens cannot show are brought into their range, by a step or two.
    channels(color?.hex ?? '#').forEach((channel, at) =>
      expect(Math.abs(channel - channels(hex)[at]!)).toBeLessThan(12),
    );
  });

  test.each(['inherit', 'currentcolor', 'var(--x)', 'url(#red)', 'redish', '', 'rgb(x y z)'])('%s is none', (text) =>
    expect(cssColor(text)).toBeNull(),
  );
});

describe('style sheets', () => {
  test('count by the elements that match their rules', () => {
    expect(
      colorsOf(
        '.btn { background: #e11d48 } .ghost { background: #00ff00 } a { color: #2563eb }',
        '<a href="/">x</a><button class="btn">y</button>',
      ),
    ).toEqual(['#e11d48 button', '#2563eb link']);
    expect(colorsOf('.bg-rose { background: #e11d48 }', '<button class="bg-rose">y</button>')).toEqual([
      '#e11d48 button',
    ]);
    expect(colorsOf('header .btn, nav > p { color: red }', '<header></header><p class="btn">x</p>')).toEqual([
      '#ff0000 text',
    ]);
  });

  test.each([
    [':root { --c: 209 81% 23% } body { background: hsl(var(--c)) }', '#0b3c6a'],
    [':root { --a: var(--b); --b: #123456 } body { color: var(--a) }', '#123456'],
    ['body { color: var(--none, rgb(1, 2, 3)) }', '#010203'],
    ['.x { --c: #111111 } :root { --c: #222222 } body { color: var(--c) }', '#222222'],
    ['body { --o: 1; color: rgb(37 99 235 / var(--o)) }', '#2563eb'],
    [':root { --f: #abcdef } body { color: var(--g, var(--f)) }', '#abcdef'],
  ])('%s is resolved', (css, color) => expect(colorsOf(css, '')[0]).toMatch(color));

  test.each([
    ':root { --a: var(--b); --b: var(--a) } body { color: var(--a) }',
    'body { color: var(--nowhere) }',
    'body { color: rgba(1, 2, 3, 0.1) }',
    '@media (prefers-color-scheme: dark) { body { color: red } }',
    '@media print { body { color: red } }',
    '[data-theme="dark"] body { color: red }',
    'body { background: url(red.png) }',
    '} body { color',
    '{'.repeat(50_000),
    `body { color: ${'('.repeat(50_000)} }`,
  ])('%.60s gives no colour', (css) => expect(colorsOf(css, '')).toEqual([]));

  test('with layers and nested rules are read', () => {
    expect(
      colorsOf(
        '@layer base { @media (min-width: 10px) { body { color: #123456; & .card { color: #654321 } } } }',
        '<div class="card"></div>',
      ),
    ).toEqual(['#123456 text', '#654321 text']);
    expect(
      colorsOf(
        '.card { color: #123456; .title { color: #654321 } @media (min-width: 9px) { color: #111111; > b { ' +
          'color: #222222 } } &.new { fill: #333333 } }',
        '<div class="card new"><b class="title"></b></div>',
      ),
    ).toEqual(['#333333 shape', '#123456 text', '#654321 text', '#111111 text', '#222222 text']);
    expect(
      colorsOf(
        '.card { .none { color: red } .other & { color: red } @media print { color: red } }',
        '<div class="card"></div>',
      ),
    ).toEqual([]);
    expect(colorsOf(`${'a,b,i,p{'.repeat(90)}color:red${'}'.repeat(90)}`, '<a><b></b></a>')).toEqual([]);
    expect(colorsOf('.md\\:p-4\\.5 { color: #123456 }', '<i class="md:p-4.5"></i>')).toEqual(['#123456 text']);
  });
});

test('imports at the start of a style sheet are read, for screens in light mode', () => {
  const css = `@charset "utf-8"; /* @import "no.css"; { */ @import url(a.css); @import "/b.css" layer(base) \
supports(display: grid) screen; @layer x, y; @import url("c.css") print;
    @import 'd.css' (prefers-color-scheme: dark); @import url(https://fonts.googleapis.com/css2?family=Inter); @import \
url(a.css); @import url(data:text/css,x); body { color: red } @import "late.css";`;
  expect(importsOf(css, 'https://shop.example/css/main.css')).toEqual([
    'https://shop.example/css/a.css',
    'https://shop.example/b.css',
  ]);
  for (const none of ['', '@import', '@import ;', '@import url(', '@import "'.repeat(9000), 'a { } @import "a.css";'])
    expect(importsOf(none, 'https://shop.example/')).toEqual([]);
});

test('similar colours are merged, neutral ones weigh little, and shares are of the total', () => {
  const [first, second] = weighed([
    { color: '#2563eb', use: 'link', weight: 3 },
    { color: '#2564ec', use: 'button', weight: 4 },
    { color: '#888888', use: 'text', weight: 10 },
  ]);
  expect(first).toEqual({ color: '#2564ec', weight: 0.778, uses: ['button', 'link'] });
  expect(second).toEqual({ color: '#888888', weight: 0.222, uses: ['text'] });
  expect(weighed([])).toEqual([]);
});

describe('a name', () => {
  test.each([
    [['Acme | Best widgets'], 'Best widgets – Acme', 'acme.com', 'Acme'],
    [[], 'Home | Blue Owl Books', 'www.blue-owl-books.co.uk', 'Blue Owl Books'],
    [[], 'Welcome to Fern & Co.', 'fernandco.de', 'Fern & Co'],
    [[], '', 'green-leaf.example', 'Green leaf'],
    [[], 'The fastest way to send parcels across the whole of Europe', 'zip.example', 'Zip'],
    [['Überall GmbH'], 'Start', 'xy.example', 'Überall GmbH'],
    [[], 'Pricing - Linear', 'linear.app', 'Linear'],
    [[], '', '127.0.0.1:3000', ''],
    [[], 'Startseite', 'müller.example', 'Müller'],
  ])('from %j, “%s” and %s is %s', (sayings, title, host, name) => expect(nameOf(sayings, title, host)).toBe(name));
});

test('links to pages about the brand come first, then others of the navigation', () => {
  const { links } =
    page(`<nav><a href="/pricing">Pricing</a><a href="/login">Log in</a><a href="/about-us">Who we are</a><a \
href="/about-us#team">Team</a><a href="https://other.example/about">About</a></nav>
    <p><a href="/blog/2024/about-time">A post</a><a href="/products">Products</a><a href="/random">x</a><a \
href="mailto:a@b.example">Mail</a><a href="/about.pdf">About</a><a href="/">Home</a></p>`);
  expect(tellingPages(links, 'https://shop.example/', 3)).toEqual([
    'https://shop.example/about-us',
    'https://shop.example/products',
    'https://shop.example/pricing',
  ]);
  expect(tellingPages([], 'https://shop.example/', 3)).toEqual([]);
});

describe('a page', () => {
  test('gives absolute URLs, by its base', () => {
    const { sheets, manifest, logos } = page(
      '<base href="/app/"><link rel="stylesheet" href="a.css"><link rel="alternate stylesheet" ' +
        'href="b.css"><link rel="stylesheet" media="print" href="c.css"><link rel=manifest href=m.json><link ' +
        'rel="icon" href="i.ico"><link rel="apple-touch-icon" href="t.png"><header><img class="site-logo" ' +
        'src="l.svg"></header>',
    );
    expect([sheets, manifest, logos]).toEqual([
      [{ url: 'https://shop.example/app/a.css' }],
      'https://shop.example/app/m.json',
      [
        { url: 'https://shop.example/app/l.svg' },
        { url: 'https://shop.example/app/t.png' },
        { url: 'https://shop.example/app/i.ico' },
      ],
    ]);
  });

  test('gives the logo of its owner, not those of customers', () => {
    const { logos } = page(
      '<section class="partners"><a href="/"><img class="logo" src="p.png" alt="logo"></a></section><script ' +
        'type="application/ld+json">[{"@type":"Organization","name":"X","logo":["/own.png"]}]</script>',
    );
    expect(logos).toEqual([{ url: 'https://shop.example/own.png' }]);
  });

  test('is read with any content', () => {
    for (const html of [
      '',
      '<',
      '<html lang="x-unknown">',
      '<title></title><svg><title>icon</title></svg>',
      `<script type="application/ld+json">${'['.repeat(20_000)}${']'.repeat(20_000)}</script>`,
      '<script type="application/ld+json">{"@type": 3, "logo": {"url": {"url": 1}}}</script>',
      '<a href="http://[">x</a>',
      '\u0000',
    ]) {
      expect(page(html)).toMatchObject({ title: '', description: '', headings: [], forward: null });
    }
  });

  test('has its visible text, in lines', () => {
    const { text } = page(
      '<p>One <b>two</b></p><p hidden>no</p><div style="display:none">no</div><p ' +
        'aria-hidden="true">no</p><ul><li>three<li>four</ul><script>no()</script><noscript>no</noscript><img ' +
        'alt="five">',
    );
    expect(text).toBe('One two\nthree\nfour\nfive');
  });

  test('has its language, and its name for sharing', () => {
    expect(page('<html lang="de-AT">').language).toBe('de');
    expect(
      page('<meta property="og:locale" content="fr_FR"><meta property="og:title" content="Bonjour">'),
    ).toMatchObject({ language: 'fr', title: 'Bonjour' });
  });
});

test('an invalid manifest gives nothing', () => {
  const nothing = { name: '', description: '', theme: '', background: '', icons: [] };
  for (const json of ['', '{', '[]', 'null', '3', '{"name": 3, "icons": {}}'])
    expect(readManifest(json, 'https://x.example/m.json')).toEqual(nothing);
  expect(
    readManifest(
      '{"short_name":"X","icons":[{"src":"a.png","sizes":"48x48"},{"src":"b.png","sizes":"512x512"}]}',
      'https://x.example/m.json',
    ),
  ).toMatchObject({ name: 'X', icons: ['https://x.example/b.png', 'https://x.example/a.png'] });
});

describe('letters', () => {
  const latin = Buffer.from('<p>Gr\xfc\xdfe</p>', 'latin1');
  test.each<[string, Uint8Array, string | null, string]>([
    ['by the header', latin, 'iso-8859-1', '<p>Grüße</p>'],
    ['by neither', latin, null, '<p>Grüße</p>'],
    ['by a header that nobody knows', latin, 'klingon', '<p>Grüße</p>'],
    ['in UTF-8', Buffer.from('<p>Grüße</p>'), null, '<p>Grüße</p>'],
    ['by their mark', Buffer.from('\ufeff<p>Grüße</p>'), 'iso-8859-1', '<p>Grüße</p>'],
    ['in UTF-16', Buffer.from('\ufeff<p>Grüße</p>', 'utf16le'), null, '<p>Grüße</p>'],
    [
      'by the page',
      Buffer.from('<meta charset=windows-1251><p>\xcf\xf0\xe8</p>', 'latin1'),
      null,
      '<meta charset=windows-1251><p>При</p>',
    ],
    ['in Japanese', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'shift_jis', '日本'],
  ])('%s are read', (_, bytes, charset, text) => expect(decode(bytes, charset)).toBe(text));
});
