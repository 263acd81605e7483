import { expect, type Page } from '@playwright/test';

let people = 0;

function newEmail(): string {
  people += 1;
  return `person-${process.pid}-${people}@example.com`;
}

/** Signs a person in, a new one unless told whom, the way a newcomer does: the form, the link that the page offers, the button. */
export async function signIn(page: Page, email = newEmail()): Promise<string> {
  // From a network of their own, as people are: one network gets only so many links.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${process.pid % 256}.${people >> 8}.${people % 256}` });
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await page.getByRole('link', { name: 'Open sign-in link' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/mascots$/);
  await page.setExtraHTTPHeaders({});
  return email;
}

/** Creates a mascot in the studio and waits until its editor stands. */
export async function createMascot(page: Page, prompt: string): Promise<void> {
  await page.goto('/mascots/new');
  await page.getByRole('textbox', { name: 'Describe your mascot' }).fill(prompt);
  await page.getByRole('button', { name: 'Create mascot' }).click();
  await expect(page).toHaveURL(/\/mascots\/msc_[a-z2-7]{20}$/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}
