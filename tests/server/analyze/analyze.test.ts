import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { analyzeWebsite, type AnalyzeResult } from '@/lib/contract/analyze';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { cancelJob, type Job } from '@/lib/contract/job';
import { db } from '@/lib/server/db/client';
import { eventsAfter } from '@/lib/server/db/job-events';
import { ArtistError, type AnalyzeSiteInput } from '@/lib/artist/types';
import { visitFetcher } from '@/lib/server/analyze/visit/fetcher';
import { openPage } from '@/lib/server/analyze/visit/open-page';
import { visitorOf } from '@/lib/server/analyze/visit/visitor';
import { says, script } from '../../support/artist';
import { call, codeOf } from '../../support/http';
import { ended } from '../../support/product';
import { serveSites, slowPage, type SiteServer } from '../../support/sites';
import { setTheStage, somebody } from '../../support/stage';
import { eventually } from '../../support/eventually';

vi.mock('@/lib/server/artist', () => import('../../support/artist'));

const MB = 1024 * 1024;
const html =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
const css =
  (text: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/css' }).end(text);
const to =
  (place: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { Location: place }).end();

const pages: Record<string, RequestListener> = {
  '/empty': html(''),
  '/blank': html('<!doctype html><html><head></head><body><div id="root"></div></body></html>'),
  '/huge': html(`<title>Huge</title>${'<p>word</p>'.repeat(400_000)}`),
  '/file.pdf': (_, response) => response.setHeader('Content-Type', 'application/pdf').end('%PDF-1.7'),
  '/nameless': (_, response) => response.end('%PDF-1.7'),
  '/untyped': (_, response) => response.end('<!doctype html><title>Untyped and fine</title>'),
  '/loop': to('/loop'),
  '/inside': to('http://127.0.0.1/'),
  '/moved': to('/bakery/'),
  '/forbidden': html('<h1>No</h1>', 403),
  '/busy': html('<h1>Later</h1>', 429),
  '/broken': html('<h1>Oops</h1>', 500),
  '/gate': html('<title>Just a moment...</title><p>Checking your browser before you go on.</p>'),
  '/deep': html(`<title>Deep</title>${'<div>'.repeat(100_000)}`),
  '/bomb': html(
    `<title>Bomb</title><p>${Array.from({ length: 400 }, (_, at) => `<b id="${at}">`).join('')}` +
      `${'<p>x'.repeat(100_000)}`,
  ),
  '/forward': html('<meta http-equiv="refresh" content="0; url=/bakery/">'),
  '/round': html('<title>Round</title><meta http-equiv="refresh" content="0; url=/round?again">'),
  '/silent': (_, response) => {
    response.on('close', () => {
      left += 1;
    });
  },
  '/endless': (_, response) => {
    response.on('finish', () => {
      served();
    });
    html(slowPage())(_, response);
  },
  '/sheets/': html(
    '<title>Sheets</title><link rel="stylesheet" href="first.css"><link rel="stylesheet" ' +
      'href="second.css"><style>@import "within.css"; @import "beyond.css";</style><button>Go</button>',
  ),
  '/sheets/first.css': css(
    '@import "loop.css"; @import url(http://10.0.0.1/inside.css); @import "moved.css"; @import "gone.css"; ' +
      'button { background: #111111 }',
  ),
  '/sheets/loop.css': css(
    '@import "first.css"; @import "loop.css"; @import "deeper.css"; button { background: #222222 }',
  ),
  '/sheets/moved.css': to('/inside'),
  '/sheets/second.css': css(
    '@import "FIRST.css"; @import "loop.css"; ' +
      `${Array.from({ length: 12 }, (_, at) => `@import "more-${at}.css";`).join('')} button { background: ` +
      '#333333 }',
  ),
  '/sheets/within.css': css('button { background: #444444 }'),
  '/sheets/beyond.css': css('button { background: #666666 }'),
  '/sheets/more-0.css': css('button { background: #555555 }'),
  '/lost/': html(
    '<title>Lost Lake</title><link rel="stylesheet" href="none.css"><link rel="stylesheet" ' +
      'href="page.css"><link rel="manifest" href="bad.json"><header><img class="logo" src="cut.png"><nav><a ' +
      'href="about">About us</a><a href="loop">Products</a></nav></header>',
  ),
  '/lost/page.css': html('<title>body { color: red }</title>'),
  '/lost/bad.json': (_, response) => response.setHeader('Content-Type', 'application/json').end('{"name": '),
  '/lost/cut.png': (_, response) =>
    response.setHeader('Content-Type', 'image/png').end(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  '/lost/about': (_, response) =>
    response.setHeader('Content-Length', '1000').writeHead(200, { 'Content-Type': 'text/html' }).destroy(),
  '/lost/loop': to('/lost/loop'),
};

let sites: SiteServer;
/**
 * How many visitors hung up on a page that keeps silent, and what waits until the page that takes minutes to read has
 * been sent.
 */
let left = 0;
let served = (): void => undefined;

setTheStage();
beforeAll(async () => {
  sites = await serveSites(pages);
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
});
afterAll(() => sites.close());

const concept = (name: string) => ({
  name,
  description: 'A fox.',
  archetype: 'biped' as const,
  palette: [{ name: 'body', color: '#b4552d' }],
  style: 'flat',
  prompt: 'an orange fox',
  why: 'It fits.',
});
const result: AnalyzeResult = {
  brand: {
    name: 'Crust & Crumb',
    url: 'https://example.com/',
    tagline: '',
    summary: '',
    industry: 'bakery',
    audience: '',
    tone: ['warm'],
    colors: [{ name: 'Crust', color: '#b4552d', role: 'primary' }],
    fonts: [],
    logo_url: null,
  },
  concepts: [concept('One'), concept('Two'), concept('Three')],
};
const send = (body: unknown) => call(analyzeWebsite, { key: somebody.key, body });
const balance = async () => ((await call(getCredits, { key: somebody.key })).body as Credits).balance;
const at = async (url: string) => ended(somebody.key, (await send({ url })).body as Job);
const analyzed = (path: string) => at(sites.address(path));

describe('an analysis', () => {
  test('gives the facts of a site to the artist, reports progress in words, and charges its price', async () => {
    const seen: AnalyzeSiteInput[] = [];
    script.analyze = (input) =>
      says([{ type: 'progress', text: 'Thinking of mascots' }], () => {
        seen.push(input);
        return result;
      });
    const before = await balance();
    const { status, body } = await send({ url: sites.address('/bakery/') });
    expect([status, body]).toMatchObject([202, { type: 'analyze', mascot_id: null }]);
    const job = await ended(somebody.key, body as Job);
    expect(job).toMatchObject({ status: 'succeeded', error: null, result });
    expect(await balance()).toBe(before - 6);
    expect(seen[0]?.site).toMatchObject({
      url: sites.address('/bakery/'),
      name: 'Crust & Crumb',
      logoUrl: sites.address('/bakery/logo.svg'),
    });
    expect(seen[0]?.site.pages).toEqual(['/bakery/', '/bakery/about.html', '/bakery/menu.html'].map(sites.address));
    expect(seen[0]?.logo?.mime).toBe('image/svg+xml');
    const events = await eventsAfter(db(), job.id, 0, 100);
    expect(events.flatMap((event) => (event.type === 'draft' ? [event.spec.name] : []))).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    const told = events.flatMap((event) => (event.type === 'progress' ? [event.text] : []));
    expect(told).toEqual([
      `Opening ${sites.host}`,
      'Reading the page “Crust & Crumb | Sourdough bakery in Bristol”, and /bakery/about.html, /bakery/menu.html',
      'Looking at colours, type and the logo',
      'Thinking of mascots',
    ]);
  });

  test('sends its user agent, and requests nothing that is not needed', () => {
    const agents = new Set(sites.asked.map(({ agent }) => agent));
    expect([...agents]).toEqual([expect.stringMatching(/^Mozilla\/5\.0 \(compatible; Liverig\/1\.0; \+http/)]);
    expect(sites.asked.map(({ path }) => path).sort()).toEqual([
      '/bakery/',
      '/bakery/about.html',
      '/bakery/logo.svg',
      '/bakery/menu.html',
      '/bakery/missing.css',
      '/bakery/style.css',
    ]);
  });

  test('ignores broken style sheets, pages and pictures', async () => {
    const seen: AnalyzeSiteInput[] = [];
    script.analyze = (input) =>
      says([], () => {
        seen.push(input);
        return result;
      });
    expect(await analyzed('/lost/')).toMatchObject({ status: 'succeeded' });
    expect(seen).toMatchObject([
      { site: { name: 'Lost Lake', pages: [sites.address('/lost/')], colors: [], logoUrl: null }, logo: null },
    ]);
  });

  test('reads imported style sheets once, within limits, and none at private addresses', async () => {
    const seen: AnalyzeSiteInput[] = [];
    script.analyze = (input) =>
      says([], () => {
        seen.push(input);
        return result;
      });
    const asked = sites.asked.length;
    expect(await analyzed('/sheets/')).toMatchObject({ status: 'succeeded' });
    expect(
      sites.asked
        .slice(asked)
        .map(({ path }) => path.replace('/sheets/', ''))
        .sort(),
    ).toEqual([
      '',
      '/inside',
      'FIRST.css',
      'first.css',
      'gone.css',
      'loop.css',
      'more-0.css',
      'more-1.css',
      'moved.css',
      'second.css',
      'within.css',
    ]);
    expect(seen[0]?.site.colors.map(({ color }) => color).sort()).toEqual([
      '#111111',
      '#222222',
      '#333333',
      '#444444',
      '#555555',
    ]);
  });

  test.each(['/moved', '/forward'])('follows a redirect by %s', async (path) => {
    const seen: AnalyzeSiteInput[] = [];
    script.analyze = (input) =>
      says([], () => {
        seen.push(input);
        return result;
      });
    expect(await analyzed(path)).toMatchObject({ status: 'succeeded' });
    expect(seen[0]?.site.url).toBe(sites.address('/bakery/'));
  });

  test.each(['/untyped', '/round'])('of %s works', async (path) => {
    script.analyze = () => says([], () => result);
    expect(await analyzed(path)).toMatchObject({ status: 'succeeded' });
  });

  test.each([
    ['/empty', /^The page at HOST is empty\.$/],
    ['/blank', /^There is nothing to read on the page at HOST: it has no title, no description and no text\.$/],
    ['/huge', /^The page at HOST is larger than 3 MB, more than is read\.$/],
    ['/deep', /^The page at HOST cannot be read\. The page nests more than 512 elements\.$/],
    ['/bomb', /^The page at HOST cannot be read\. The page has more than 60000 elements\.$/],
    ['/file.pdf', /^HOST answered with application\/pdf, not with a web page\.$/],
    ['/nameless', /^HOST answered with a file, not with a web page\.$/],
    ['/loop', /^HOST redirects more than 5 times\.$/],
    ['/inside', /^127\.0\.0\.1 is not an address of the public internet\.$/],
    ['/nowhere.html', /^There is no page at this address: HOST answered with status 404\.$/],
    ['/forbidden', /^HOST does not let us read this page \(status 403\)\.$/],
    ['/busy', /^HOST does not let us read this page \(status 429\)\.$/],
    ['/broken', /^HOST answered with status 500, not with a page\. Please try again later\.$/],
    ['/gate', /^HOST does not let us read this page: it wants to see a person's browser first\.$/],
  ])('of %s fails with a sentence that says why, and is refunded', async (path, sentence) => {
    script.analyze = () =>
      says([], () => {
        throw new Error('There was nothing to analyse.');
      });
    const before = await balance();
    const job = await analyzed(path);
    expect(job).toMatchObject({ status: 'failed', result: null });
    expect(job.error?.replaceAll(sites.host, 'HOST')).toMatch(sentence);
    expect(await balance()).toBe(before);
  });

  test('of a page that does not answer fails at its time limit', async () => {
    const { fetcher, reader } = visitorOf(new AbortController().signal);
    await expect(
      openPage(sites.address('/silent'), {
        fetcher: (address, limits) => fetcher(address, { ...limits, seconds: 0.2 }),
        reader,
      }),
    ).rejects.toThrow(`${sites.host} did not answer in 0.2 s.`);
  });

  test('of an unknown host, and of a private address, fails', async () => {
    expect((await at('https://nobody.invalid/')).error).toBe('There is no host named nobody.invalid.');
    expect((await at('http://10.0.0.1/')).error).toBe('10.0.0.1 is not an address of the public internet.');
    expect((await at('http://somebody:secret@example.com/')).error).toBe(
      'The address must not hold a name or password.',
    );
  });

  test('whose artist fails or gives an invalid result fails', async () => {
    script.analyze = () =>
      says([], () => {
        throw new ArtistError('not_understood', 'The site says too little.');
      });
    expect(await analyzed('/soon/')).toMatchObject({ status: 'failed', error: 'The site says too little.' });
    script.analyze = () =>
      says([], () => ({ ...result, concepts: [concept('One'), concept('Two'), { ...concept('Three'), prompt: 'x' }] }));
    expect(await analyzed('/soon/')).toMatchObject({
      status: 'failed',
      error: 'No concepts came of it. Please try again.',
    });
  });

  test('ends when it is canceled while a site does not answer', async () => {
    const before = await balance();
    const job = (await send({ url: sites.address('/silent') })).body as Job;
    const end = ended(somebody.key, job);
    await eventually(() => expect(sites.asked.at(-1)?.path).toBe('/silent'));
    expect((await call(cancelJob, { key: somebody.key, params: { id: job.id } })).body).toMatchObject({
      status: 'canceled',
    });
    expect(await end).toMatchObject({ status: 'canceled', error: 'Canceled' });
    await eventually(() => expect(left).toBe(1));
    expect(await balance()).toBe(before);
  });

  test('ends when it is canceled while it parses a slow page, and the next page is read at once', async () => {
    const arrived = new Promise<void>((resolve) => {
      served = resolve;
    });
    const job = (await send({ url: sites.address('/endless') })).body as Job;
    const end = ended(somebody.key, job);
    await arrived;
    await call(cancelJob, { key: somebody.key, params: { id: job.id } });
    expect(await end).toMatchObject({ status: 'canceled', error: 'Canceled' });
    script.analyze = () => says([], () => result);
    expect(await analyzed('/untyped')).toMatchObject({ status: 'succeeded' });
  });
});

describe('a visit', () => {
  test('reads a site up to a limit of bytes', async () => {
    const fetcher = visitFetcher(new AbortController().signal);
    const take = () => fetcher(sites.address('/huge'), { seconds: 10, maxBytes: 8 * MB, accept: 'text/html' });
    for (let bytes = (await take()).bytes.byteLength; bytes < 12 * MB;) bytes += (await take()).bytes.byteLength;
    await expect(take()).rejects.toMatchObject({ reason: 'too_large' });
  });
});

test.each<[what: string, body: unknown]>([
  ['nothing', {}],
  ['an empty address', { url: '' }],
  ['a host alone', { url: 'example.com' }],
  ['a file server', { url: 'ftp://example.com/' }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['a very long address', { url: `https://example.com/${'x'.repeat(2000)}` }],
  ['an unknown field', { url: 'https://example.com/', depth: 3 }],
])('%s is refused', async (_, body) => {
  const answer = await send(body);
  expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
});
