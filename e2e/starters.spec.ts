import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { signIn } from './support/person';

test('a starter is found by group, selected by keyboard, played, and becomes a mascot', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/mascots/new?from=character&character=viking');
  const stage = page.getByRole('region', { name: 'Character' });
  const grid = page.getByRole('radiogroup', { name: 'Characters' });

  await test.step('the starter in the URL is live, with its own motions', async () => {
    await expect(stage.getByText('Torsten')).toBeVisible();
    await expect(grid.getByRole('radio')).toHaveCount(60);
    await stage.getByRole('button', { name: 'Play Laugh' }).click();
    await expect(stage.getByRole('button', { name: 'Play Laugh' })).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(page, '[aria-label=Character]')).toEqual([]);
    expect(await violations(page, '[role=tabpanel]')).toEqual([]);
  });

  await test.step('a group filters the list, and arrow keys select the next one', async () => {
    await page.getByRole('button', { name: 'Creatures' }).click();
    await expect(grid.getByRole('radio')).toHaveCount(7);
    await grid.getByRole('radio').first().click();
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByText('Relay')).toBeVisible();
  });

  await test.step('its prompt can be edited instead', async () => {
    await stage.getByRole('button', { name: 'Change its words' }).click();
    await expect(page.getByRole('textbox', { name: 'Describe your mascot' })).toHaveValue(/^A friendly round robot/);
    await page.getByRole('tab', { name: 'Characters' }).click();
  });

  await test.step('it becomes a mascot that keeps its motions', async () => {
    await stage.getByRole('button', { name: 'Use this character' }).click();
    await expect(page).toHaveURL(/\/mascots\/msc_/);
    await expect(page.getByRole('button', { name: 'Rename Relay' })).toBeVisible();
    await expect(page.getByText('Listen & nod').first()).toBeVisible();
  });
});

test('visitors see the starters, and the link of a starter leads to it through sign-in', async ({ page }) => {
  await page.goto('/characters');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('60 characters to start from');
  await expect(page.getByRole('listitem').filter({ hasText: '“' })).toHaveCount(60);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /Saffron/ }).click();
  await expect(page).toHaveURL(/sign-in\?next=.*character%3Dfox/);
});
