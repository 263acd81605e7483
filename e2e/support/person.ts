import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Where the product is served. */
export const ORIGIN = `http://localhost:${process.env.E2E_PORT}`;

let people = 0;

function newEmail(): string {
  people += 1;
  return `person-${process.pid}-${people}@example.com`;
}

/** The link in the last mail to an address. */
function linkTo(email: string): URL {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const mails = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string; text: string });
  return new URL(/http\S+/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '');
}

/**
 * Signs a person in, a new one unless told whom, by what the two forms of signing in send: a page needs not be opened
 * for it.
 */
export async function signInBy(request: APIRequestContext, email = newEmail()): Promise<string> {
  expect((await request.post(`${ORIGIN}/api/v1/sign-in`, { data: { email } })).status()).toBe(202);
  const form = Object.fromEntries(linkTo(email).searchParams);
  expect(
    (await request.post(`${ORIGIN}/sign-in/confirm`, { form, headers: { origin: ORIGIN }, maxRedirects: 0 })).headers()
      .location,
  ).toMatch(/\/mascots$/);
  return email;
}

/** Signs a person in, a new one unless told whom; the page is wherever it was. */
export const signIn = (page: Page, email?: string): Promise<string> => signInBy(page.request, email);

/** Signs a new person in the way a newcomer does: the form, the link that the page offers, the button. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await page.getByRole('link', { name: 'Open sign-in link' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/mascots$/);
}

/** Posts to the API as the signed-in person whose page this is, and gives the answer. */
export async function post(page: Page, path: string, data?: unknown) {
  const answer = await page.request.post(`/api/v1${path}`, { headers: { origin: ORIGIN }, data });
  expect(answer.ok(), `POST ${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

/** The job as it ended. The answer may take as long as the job: a minute is more than any here needs. */
export async function endOf(request: APIRequestContext, job: string) {
  return (await request.get(`/api/v1/jobs/${job}?wait=60`, { timeout: 65_000 })).json();
}

/** Has a mascot drawn for the signed-in person, and gives its id; the page is wherever it was. */
export async function drawMascot(page: Page, prompt: string): Promise<string> {
  const { mascot, job } = await post(page, '/mascots', { prompt });
  expect(await endOf(page.request, job.id)).toMatchObject({ status: 'succeeded' });
  return mascot.id;
}

/** Opens the editor of a mascot, and waits until it is alive. */
export async function openEditor(page: Page, mascot: string): Promise<void> {
  await page.goto(`/mascots/${mascot}`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // The server has drawn it all: before React has taken every button over, and its effects have run, what is typed is
  // lost.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].every((button) =>
      Object.keys(button).some((name) => name.startsWith('__reactProps')),
    ),
  );
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

/** Has a mascot drawn for the signed-in person, and opens its editor. */
export const createMascot = async (page: Page, prompt: string): Promise<void> =>
  openEditor(page, await drawMascot(page, prompt));
