import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The origin of the server under test. */
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
 * Signs a person in through the requests of the two sign-in forms, without opening a page. Without `email` it is a new
 * person. Gives the address.
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

/** Signs a person in as `signInBy` does; the page stays where it is. */
export const signIn = (page: Page, email?: string): Promise<string> => signInBy(page.request, email);

/** Signs a new person in through the pages: the form, the offered link, and the button. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await page.getByRole('link', { name: 'Open sign-in link' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/mascots$/);
}

/** Posts to the API with the session of the page's user, and gives the response. */
export async function post(page: Page, path: string, data?: unknown) {
  const answer = await page.request.post(`/api/v1${path}`, { headers: { origin: ORIGIN }, data });
  expect(answer.ok(), `POST ${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Waits for a job to end and gives it. The timeout of one minute is longer than any job here takes. */
export async function endOf(request: APIRequestContext, job: string) {
  return (await request.get(`/api/v1/jobs/${job}?wait=60`, { timeout: 90_000 })).json();
}

/** Creates a mascot for the signed-in user and gives its id; the page stays where it is. */
export async function drawMascot(page: Page, prompt: string): Promise<string> {
  const { mascot, job } = await post(page, '/mascots', { prompt });
  expect(await endOf(page.request, job.id)).toMatchObject({ status: 'succeeded' });
  return mascot.id;
}

/** Opens a page, and waits until its buttons are hydrated: input before is lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].every((button) =>
      Object.keys(button).some((name) => name.startsWith('__reactProps')),
    ),
  );
  // Effects run after hydration.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

/** Opens the editor of a mascot. */
export async function openEditor(page: Page, mascot: string): Promise<void> {
  await visit(page, `/mascots/${mascot}`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

/** Creates a mascot for the signed-in user, and opens its editor. */
export const createMascot = async (page: Page, prompt: string): Promise<void> =>
  openEditor(page, await drawMascot(page, prompt));
