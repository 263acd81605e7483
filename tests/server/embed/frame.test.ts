import { beforeEach, describe, expect, test } from 'vitest';
import { updateMascot } from '@/lib/contract/mascot';
import { GET } from '@/app/m/[id]/frame/route';
import { shareToken } from '@/lib/server/embed/share-token';
import { call } from '../../support/http';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const makePublic = (isPublic: boolean) =>
  call(updateMascot, { key: somebody.key, params: { id: mascot.id }, body: { public: isPublic, name: '<i>Fox</i>' } });
const frame = async (query = '', id = mascot.id) => {
  const answer = await GET(
    new Request(`http://localhost/m/${id}/frame${query}`, { headers: { authorization: `Bearer ${somebody.key}` } }),
    { params: Promise.resolve({ id }) },
  );
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const token = (seconds: number) => shareToken(mascot.id, Math.ceil(Date.now() / 1000) + seconds);

describe('a mascot in a frame on another site', () => {
  beforeEach(() => makePublic(true));

  test('plays the motion of the URL, and may be framed by every site', async () => {
    const { status, headers, html } = await frame('?animation=wave&trigger=hover&background=%23ff8800');
    expect(status).toBe(200);
    expect(html).toContain('<script type="module" src="/player.js"></script>');
    expect(html).toContain(`src="/api/v1/mascots/${mascot.id}/bundle" animation="wave" trigger="hover"`);
    expect(html).toContain('body{background:#ff8800}');
    expect(html).toContain('<title>&#60;i&#62;Fox&#60;/i&#62;</title>');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).not.toContain('frame-ancestors');
    expect(headers.get('cache-control')).toMatch(/^public/);
  });

  test('escapes names of motions and canvases in attributes', async () => {
    const { html } = await frame(`?canvas=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('canvas="&#34;&#62;&#60;script&#62;');
  });

  test('refuses invalid and unknown parameters with a sentence', async () => {
    const { status, html, headers } = await frame('?background=red;}</style><script>');
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(html).toContain('background: This must be a colour as #rrggbb.');
    expect(html).not.toContain('<script');
    expect((await frame('?colour=red')).status).toBe(400);
    expect((await frame('?v=a&v=b')).status).toBe(400);
  });
});

describe('a private mascot in a frame', () => {
  beforeEach(() => makePublic(false));

  test('is not shown without a token, also not to its owner', async () => {
    const { status, html } = await frame();
    expect(status).toBe(404);
    expect(html).not.toContain('service-player src');
    expect((await frame('', 'msc_none')).status).toBe(404);
  });

  test('is shown with a token, which is passed to its bundle, until the token expires', async () => {
    const good = token(60);
    const { status, html, headers } = await frame(`?token=${good}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(html).toContain(`bundle?token=${good}`);
    expect((await frame(`?token=${token(-60)}`)).status).toBe(403);
  });
});
