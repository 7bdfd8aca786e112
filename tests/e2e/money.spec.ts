import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { expect, test } from './browser-test.ts';
import { loseAnswers } from './calls.ts';
import { cards, typeCard } from './payment.ts';
import { button } from './wizard.ts';

/** Confirmations of the provider arrive by webhook, a moment later. */
const SETTLED = { timeout: 20_000 };

const card = (page: Page, tier: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tier }) });
const current = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Current plan' }) });

/** Opens the upgrade from a locked entry of the header. */
const openUpgrade = async (page: Page, entry: string, tier: string): Promise<Locator> => {
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name: `Upgrade to ${tier}` });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  return dialog;
};

const payWith = async (dialog: Locator, number: string, price: string): Promise<void> => {
  await button(dialog, 'Continue to payment').click();
  await typeCard(dialog, number);
  await button(dialog, `Pay ${price}`).click();
};

test.describe("the provider's payment page", () => {
  test('the hosted payment page refuses a card, accepts the next and starts the subscription', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    await page.goto('/subscription-management');
    await expect(page.getByText('You have no subscription yet.')).toBeVisible();
    for (const [tier, price] of [
      ['Essential', '$799'],
      ['Gold', '$1,999'],
      ['Premium', '$3,999'],
    ] as const)
      await expect(card(page, tier)).toContainText(price);
    await expect(card(page, 'Gold')).toContainText(/most popular/i);
    await button(page, 'Choose Gold').click();
    await typeCard(page, cards.declined);
    await button(page, /^Pay/).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await typeCard(page, cards.accepted);
    await button(page, /^Pay/).click();
    await expect(page.getByText('Thank you. Your Gold plan is active.')).toBeVisible(SETTLED);
    await expect(page).toHaveURL('/subscription-management');
    await expect(current(page)).toContainText(/Renews .*\$1,999\.00/);
    await expect(button(page, 'Current plan')).toBeDisabled();
  });
});

test.describe('the upgrade on the page', () => {
  test('the upgrade shows the charge, accepts a card, and unlocks the feature that was requested', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    const dialog = await openUpgrade(page, 'Crisis Communications', 'Gold');
    await expect(dialog.getByRole('radio', { name: /^Essential/ })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: /^Gold.*Required/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Pay on this page' })).toBeChecked();
    await expect(dialog.getByText(/You will be charged \$1,999\.00 today\. Renews/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /guide/ })).toHaveAttribute('href', '/FlashRTCInformation.pdf');
    await payWith(dialog, cards.accepted, '$1,999.00');
    await expect(dialog.getByText('Successfully upgraded to gold!')).toBeVisible(SETTLED);
    await expect(dialog).toBeHidden();
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Crisis Communications' });
    await expect(entry).toHaveCount(0);
  });

  test('the upgrade asks for confirmation when the bank requires it, and may be tried again', async ({ openAs }) => {
    const page = await openAs(await signUpVerified());
    const dialog = await openUpgrade(page, 'Crisis Communications', 'Gold');
    await payWith(dialog, cards.asksHolder, '$1,999.00');
    await button(page, 'Fail authentication').click();
    await expect(dialog.getByRole('heading', { name: 'Payment Setup Failed' })).toBeVisible();
    await button(dialog, 'Try Again').click();
    await expect(dialog.getByLabel('Card number')).toHaveValue(cards.asksHolder);
    await button(dialog, 'Pay $1,999.00').click();
    await button(page, 'Complete authentication').click();
    await expect(dialog.getByText('Successfully upgraded to gold!')).toBeVisible(SETTLED);
  });

  test('an upgrade whose answer is lost is charged once', async ({ openAs }) => {
    const person = await signUpVerified();
    const page = await openAs(person);
    const dialog = await openUpgrade(page, 'Crisis Communications', 'Gold');
    await loseAnswers(page, 'POST', /create-subscription-with-payment-method/);
    await payWith(dialog, cards.accepted, '$1,999.00');
    await expect(dialog.getByText('Successfully upgraded to gold!')).toBeVisible(SETTLED);
    expect((await person.client.payment.payments()).map(({ amount }) => amount)).toEqual([199_900]);
  });
});

test.describe('a subscription', () => {
  test('a subscription is canceled at the end of its year, and resumed before that', async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('essential'));
    await page.goto('/subscription-management');
    await button(page, 'Cancel subscription').click();
    const question = page.getByRole('dialog', { name: 'Cancel your subscription?' });
    await expect(question).toContainText(/You keep Essential until/);
    await button(question, 'Keep subscription').click();
    await expect(question).toBeHidden();
    await button(page, 'Cancel subscription').click();
    await button(question, 'Cancel subscription').click();
    await expect(page.getByText(/^Your subscription will end on .*20\d\d\.$/)).toBeVisible(SETTLED);
    await button(page, 'Resume').click();
    await expect(page.getByText('Your subscription renews again.')).toBeVisible(SETTLED);
    await expect(current(page)).toContainText('Renews');
  });
});

test.describe('cards', () => {
  test('cards are added, made the default and removed', async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('essential'));
    await page.goto('/billing-settings?tab=payment-methods');
    const rows = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem');
    const row = (last4: string) => rows.filter({ hasText: last4 });
    await expect(row('4242').getByText('Default', { exact: true })).toBeVisible();
    const add = async (number: string) => {
      await button(page, 'Add payment method').click();
      await typeCard(page.getByRole('dialog', { name: 'Add payment method' }), number);
      await button(page, 'Add card').click();
    };
    await add(cards.declined);
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await button(page, 'Cancel').click();
    await add(cards.mastercard);
    await expect(page.getByText('Payment method added')).toBeVisible();
    await row('4444')
      .getByRole('button', { name: /^Make default/ })
      .click();
    await expect(row('4444').getByText('Default', { exact: true })).toBeVisible();
    await row('4242')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await button(page, 'Remove card').click();
    await expect(row('4242')).toHaveCount(0);
  });
});

test.describe('the payment history', () => {
  test('the payment history lists the payments and downloads them as a file', async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('essential'));
    await page.goto('/payment-history');
    await expect(page.getByRole('row').filter({ hasText: '$799.00' }).first()).toContainText('Visa 4242');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^payment-history-\d{4}-\d{2}-\d{2}\.csv$/);
    await page.getByRole('link', { name: 'Back to Subscription Management' }).click();
    await expect(page).toHaveURL('/subscription-management');
  });
});

test.describe('a quote and its receipt', () => {
  test('an upgrade charges the amount that its button names, and its receipt is a PDF', async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('essential'));
    const dialog = await openUpgrade(page, 'Crisis Communications', 'Gold');
    const upgrade = dialog.getByRole('button', { name: /^Upgrade to Gold for \$/ });
    await expect(upgrade).toBeEnabled();
    const amount = /\$[\d,.]+/.exec((await upgrade.textContent()) ?? '')![0];
    await expect(dialog.getByText('Visa ending in 4242')).toBeVisible();
    await upgrade.click();
    await expect(dialog.getByText('Successfully upgraded to gold!')).toBeVisible(SETTLED);
    await page.goto('/payment-history');
    const row = page.getByRole('row').filter({ hasText: 'Remaining time on Keelhouse Gold' });
    await expect(row).toContainText(amount);
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Receipt \(PDF\)/ }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^Invoice-.+\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

test.describe("the provider's script", () => {
  test("the provider's script is loaded only where a card is entered", async ({ openAs }) => {
    const page = await openAs(await signUpSubscribed('gold'));
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url());
      // The local run puts its own script into every page, as a file that is there already.
      const isOfProvider = /stripe/.test(host + pathname) && pathname !== '/local/stripe.js';
      if (isOfProvider || /card-(step|form)/.test(pathname)) loaded.push(host + pathname);
    });
    for (const path of ['/dashboard', '/bcp', '/profile', '/subscription-management', '/payment-history', '/billing-settings']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await page.getByRole('tab', { name: 'Payment Methods' }).click();
    await expect(page.getByRole('list', { name: 'Payment methods' })).toBeVisible();
    expect(loaded).toEqual([]);
    await button(page, 'Add payment method').click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    expect(loaded).not.toEqual([]);
  });
});
