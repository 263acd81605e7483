import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { signIn, visit } from './support/person';

/** A second person in a browser context of their own. */
async function another(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage();
  return { page, email: await signIn(page) };
}

const rowOf = (page: Page, list: string, text: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: text });

async function makeTeam(page: Page, name: string): Promise<void> {
  await visit(page, '/mascots');
  await page.getByRole('button', { name: 'Change workspace' }).click();
  await page.getByRole('menuitem', { name: 'New workspace' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByRole('link', { name: `${name} Mascots` })).toBeVisible();
}

/** Invites an address, and gives the link that is shown once. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send invite' }).click();
  const link = await page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'Invites', email)).toBeVisible();
  return link;
}

async function change(page: Page, email: string, what: string, confirm?: string): Promise<void> {
  await page.getByRole('button', { name: `Change ${email}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
  if (confirm) await page.getByRole('button', { name: confirm }).click();
}

test('two people: invite, accept, change of role, transfer, removal', async ({ page, browser }) => {
  const mira = await signIn(page);
  const { page: other, email: noa } = await another(browser);
  const { page: third, email: kim } = await another(browser);

  await makeTeam(page, 'Acme');
  await page.goto('/workspace/people');
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeDisabled();
  await visit(page, '/workspace/settings');
  await page.getByRole('button', { name: 'Choose Studio' }).click();
  await expect(page.getByText('The workspace is on the Studio plan.')).toBeVisible();
  await page.goto('/workspace/people');
  const link = await invite(page, noa);
  expect(await violations(page)).toEqual([]);

  await test.step('only the invited address can accept', async () => {
    await third.goto(link);
    await expect(third.getByText(`It is for ${noa}, and you are signed in as ${kim}.`)).toBeVisible();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Join Acme' })).toBeVisible();
    expect(await violations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Join Acme' }).click();
    await expect(other.getByRole('link', { name: 'Acme Mascots' })).toBeVisible();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This invite has been used' })).toBeVisible();
  });

  await test.step('members cannot see the people page, admins can', async () => {
    await other.goto('/workspace/people');
    await expect(other.getByRole('heading', { name: 'People are for admins' })).toBeVisible();
    await page.reload();
    await change(page, noa, 'Make admin');
    await expect(page.getByText(`${noa} is an admin now.`)).toBeVisible();
    await other.reload();
    await expect(rowOf(other, 'Members', mira)).toContainText('Owner');
    await expect(other.getByRole('button', { name: `Change ${mira}` })).toBeHidden();
  });

  await test.step('a revoked invite does not work', async () => {
    const taken = await invite(page, kim);
    await page.getByRole('button', { name: `Revoke the invite of ${kim}` }).click();
    await expect(page.getByText(`The invite of ${kim} is revoked.`)).toBeVisible();
    await third.goto(taken);
    await expect(third.getByRole('heading', { name: 'This invite was taken back' })).toBeVisible();
  });

  await test.step('ownership is transferred, and the former owner removed', async () => {
    await change(page, noa, 'Make owner', 'Transfer workspace');
    await expect(rowOf(page, 'Members', noa)).toContainText('Owner');
    await expect(rowOf(page, 'Members', mira)).toContainText('Admin');
    await other.reload();
    await change(other, mira, 'Remove', 'Remove');
    await expect(rowOf(other, 'Members', mira)).toHaveCount(0);
    await page.goto('/mascots');
    await expect(page.getByRole('link', { name: 'Acme Mascots' })).toBeHidden();
    await visit(other, '/workspace/settings');
    await other.getByRole('button', { name: 'Delete workspace' }).click();
    await other.getByLabel('Type Acme to go on').fill('Acme');
    await other.getByRole('dialog').getByRole('button', { name: 'Delete workspace' }).click();
    await expect(other.getByRole('link', { name: 'Acme Mascots' })).toBeHidden();
  });
});

test('a signed-out visitor with an invite signs in and returns to the invite', async ({ page, browser }) => {
  await signIn(page);
  await page.goto('/workspace/people');
  const email = `visitor-${process.pid}@example.com`;
  const link = await invite(page, email);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await visitor.getByRole('link', { name: 'Sign in' }).click();
  await expect(visitor.getByLabel('E-mail')).toHaveValue(email);
  await visitor.getByRole('button', { name: 'Send sign-in link' }).click();
  await visitor.getByRole('link', { name: 'Open sign-in link' }).click();
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await visitor.getByRole('button', { name: /^Join / }).click();
  await expect(visitor).toHaveURL(/\/mascots$/);
});

test('an API key is shown once, and refused after it is revoked', async ({ page }) => {
  await signIn(page);
  await visit(page, '/workspace/keys');
  await page.getByRole('button', { name: 'New key' }).first().click();
  await page.getByLabel('Name').fill('Website');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('textbox', { name: 'API key' }).inputValue();
  expect(key).toMatch(/^lr_sk_[A-Za-z0-9]{32}$/);
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'API keys', 'Website')).toContainText(`${key.slice(0, 12)}…`);
  expect(await page.content()).not.toContain(key);
  await page.getByRole('tab', { name: 'Cursor' }).click();
  await expect(page.getByRole('region', { name: 'Code for Cursor' })).toContainText('/api/mcp');
  expect(await violations(page)).toEqual([]);
  const ask = () => page.request.get('/api/v1/mascots', { headers: { authorization: `Bearer ${key}` } });
  expect((await ask()).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke Website' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible();
  expect((await ask()).status()).toBe(401);
  expect(await violations(page)).toEqual([]);
});

test('a dialog returns the focus to its opener, also when a menu item opened it', async ({ page }) => {
  await signIn(page);
  await page.goto('/workspace/settings');
  const opener = page.getByRole('button', { name: 'Choose Free' });
  await opener.press('Enter');
  await expect(page.getByRole('button', { name: 'Stay on Studio' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  const switcher = page.getByRole('button', { name: 'Change workspace' });
  await switcher.press('Enter');
  await page.getByRole('menuitem', { name: 'New workspace' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(switcher).toBeFocused();
});

test('after the session ends, sign-in returns to the page; without a connection the page stays', async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  await visit(page, '/workspace/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name').fill('Website');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The service could not be reached.' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.goto('/workspace/settings');
  await expect(page.getByRole('button', { name: 'Choose Free' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('The service could not be reached.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible();
  await context.setOffline(false);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await page.getByRole('link', { name: 'Open sign-in link' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/workspace\/settings$/);
});

test('usage, prices and account pages fit every width and have no accessibility violations', async ({
  page,
  browser,
}) => {
  const email = await signIn(page);
  for (const path of ['/workspace/usage', '/prices', '/account', '/workspace/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${path} at ${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        `${path} at ${width}`,
      ).toBe(true);
    }
  }
  await test.step('a browser is signed out from another one', async () => {
    const far = await (await browser.newContext()).newPage();
    await signIn(far, email);
    await visit(page, '/account');
    await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
    await expect(rowOf(page, 'Signed-in browsers', 'Signed in')).toHaveCount(1);
    await far.goto('/mascots');
    await expect(far).toHaveURL(/\/sign-in/);
  });
});
