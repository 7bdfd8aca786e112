/** Every screen and the main dialogs against the rules of WCAG 2.2 A and AA, in both themes and on both widths. */
import type { Locator, Page } from '@playwright/test';
import { signInDemo } from '#tests/support/people.ts';
import { ALL_RULES, barriers, DIALOG, expectNoBarrier } from './barriers.ts';
import { createBcp, planner } from './bcps.ts';
import { expect, PHONE, test } from './browser-test.ts';
import { button, openBcp } from './wizard.ts';

const visit = async (page: Page, ...paths: string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await expectNoBarrier(page, path);
  }
};

/** Opens something, looks at it, and closes it again. */
const look = async (page: Page, name: string, opener: Locator): Promise<void> => {
  await opener.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expectNoBarrier(page, name, DIALOG);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** An entry of the navigation, which is in a drawer on a phone. */
const entry = async (page: Page, name: string): Promise<Locator> => {
  const menu = button(page, 'Open menu');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.or(main)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  return main.getByRole('button', { name });
};

for (const [width, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const) {
  test.describe(`there is no accessibility violation on ${width}`, () => {
    test('pages around signing in have no accessibility violation', async ({ openAs }) => {
      const page = await openAs(null, { viewport });
      await visit(
        page,
        '/register',
        '/verify-email',
        '/confirm-email?token=unknown',
        '/forgot-password',
        '/reset-password/unknown',
        '/login',
      );
      await button(page, 'Sign in').click();
      await expectNoBarrier(page, 'a refused sign-in');
    });

    test('public pages have no accessibility violation', async ({ openAs }) => {
      const page = await openAs(null, { viewport });
      await visit(page, '/privacy-policy', '/terms-of-service', '/cookie-policy', '/data-protection', '/about', '/nowhere');
    });

    test('pages before sign-up have no accessibility violation', async ({ openAs }) => {
      const page = await openAs(null, { viewport });
      await visit(page, '/pricing', '/sample?document=quick', '/sample', '/risk-check');
      await page.getByLabel('What do you do?').fill('bakery');
      await page.getByLabel('ZIP code').fill('77550');
      await button(page, 'Check my risks').click();
      await expect(page.getByRole('img', { name: /Galveston County/ })).toBeVisible();
      await expectNoBarrier(page, 'the answer of the risk check');
    });

    test('pages of a customer have no accessibility violation', async ({ openAs }) => {
      const page = await openAs(await signInDemo('premium'), { viewport });
      await visit(page, '/dashboard', '/bcp', '/profile', '/subscription-management', '/payment-history');
      for (const tab of ['billing-information', 'payment-methods', 'invoices', 'preferences'])
        await visit(page, `/billing-settings?tab=${tab}`);
    });

    test('contacts, their dialogs and the phone tree have no accessibility violation', async ({ openAs }) => {
      const page = await openAs(await signInDemo('premium'), { viewport });
      await visit(page, '/crisis-communications/phone-tree', '/crisis-communications');
      const main = page.getByRole('main');
      await look(page, 'Add Crisis Communication User', button(main, 'Add User'));
      await look(page, 'Bulk Import', button(main, 'Bulk Import'));
      await look(page, 'Copy from team', button(main, 'Copy from team'));
      await look(page, 'Send Flash RTC message', button(main, 'Send Flash RTC message'));
    });

    test('panels in place of locked pages, the admin page and the error screen have no accessibility violation', async ({
      openAs,
      expectProblem,
    }) => {
      expectProblem(/The tide went out/);
      const page = await openAs(await signInDemo('essential'), { viewport });
      for (const path of ['/tabletop-exercises', '/crisis-communications']) {
        await page.goto(path);
        await button(page.getByRole('dialog'), 'Not now').click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectNoBarrier(page, path);
      }
      await visit(page, '/admin');
      await page.route(/\/assets\/profile-[^/]*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: "throw new Error('The tide went out')" }),
      );
      await page.goto('/profile');
      await page.getByText('Technical details').click();
      await expectNoBarrier(page, 'a screen that fails');
    });

    test('steps of the wizard have no accessibility violation', async ({ openAs }) => {
      const person = await signInDemo('premium');
      const [bcp] = await person.client.bcp.list();
      const page = await openAs(person, { viewport });
      for (const step of [1, 2, 3, 4, 5, 6] as const) {
        await openBcp(page, bcp!.id, step);
        await expectNoBarrier(page, `step ${step}`);
      }
      await page.goto(`/bcp/${bcp!.id}/stress-test`);
      await expect(button(page, /^Add as mitigation/).first()).toBeVisible();
      await expectNoBarrier(page, 'the stress test');
      await look(page, 'Build your own scenario', button(page, 'Build your own'));
      await page.goto(`/bcp/${bcp!.id}/proof`);
      await look(page, 'Record a test', button(page, 'Record a test').first());
      await expectNoBarrier(page, 'the proof');
    });

    test('dialogs of the header and the dashboard have no accessibility violation', async ({ openAs }) => {
      const page = await openAs(await signInDemo('premium'), { viewport });
      await page.goto('/dashboard');
      await look(page, 'About ISO 22301 compliance', button(page, 'Learn More'));
      await look(page, 'Training Academy', await entry(page, 'Training Academy'));
      await look(page, 'ISO 27001 Disaster Recovery', await entry(page, 'ISO 27001'));
      await look(page, 'Scenario notices', button(page, 'Scenario notices'));
      if (viewport === PHONE) {
        await button(page, 'Open menu').click();
        await expectNoBarrier(page, 'the drawer', DIALOG);
        await page.keyboard.press('Escape');
      }
      await button(page, 'Account menu').click();
      await expectNoBarrier(page, 'the account menu');
    });

    test('dialogs, sheets and menus of the wizard have no accessibility violation', async ({ openAs }) => {
      const person = await signInDemo('premium');
      const [bcp] = await person.client.bcp.list();
      const page = await openAs(person, { viewport });
      await openBcp(page, bcp!.id, 4);
      await button(page, 'Add New function').click();
      await expectNoBarrier(page, 'the menu of a list');
      await look(page, 'Add Function', page.getByRole('menuitem', { name: 'Add Function' }));
      await button(page, 'Add New function').click();
      await look(page, 'Import functions', page.getByRole('menuitem', { name: 'Bulk Import' }));
      await look(page, 'Add Team Member', button(page, 'Add Team Member'));
      await look(page, 'Preferences', button(page, 'Update Preferences'));
      await openBcp(page, bcp!.id, 5);
      await look(page, 'Add Mitigation', button(page, 'Add Mitigation'));
    });

    test('a first BCP has no accessibility violation: an incomplete step, suggestions, limits, the document', async ({
      openAs,
    }) => {
      const person = await planner();
      const page = await openAs(person, { viewport });
      await visit(page, '/bcp', '/bcp/new');
      await button(page, 'Next Step').click({ force: true });
      await expectNoBarrier(page, 'a step that may not be left');
      const id = await createBcp(person);
      await openBcp(page, id, 2);
      await button(page, 'Update Preferences').click();
      await button(page.getByRole('dialog'), 'Start').click();
      for (const number of [1, 2, 3, 4, 5]) {
        await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
        await button(page.getByRole('dialog'), 'Next').click();
      }
      await expect(button(page, 'Accept Recommendation & Continue')).toBeVisible();
      await expectNoBarrier(page, 'the recommendation', DIALOG);
      await button(page, 'Skip & Continue').click();
      await button(page, 'Get AI Suggestions').click();
      await expect(page.getByRole('dialog', { name: 'Suggested risks and functions' })).toBeVisible({ timeout: 30_000 });
      await expectNoBarrier(page, 'the review of suggestions', DIALOG);
      await page.goto('/dashboard');
      await look(page, 'BCP Creation Limit Reached', button(page, 'New BCP'));
      await page.goto(`/bcp/${id}?preview=1`);
      await expect(page.locator('iframe')).toBeVisible();
      await expectNoBarrier(page, 'the preview', DIALOG);
    });

    test('buying has no accessibility violation', async ({ openAs }) => {
      const page = await openAs(await signInDemo('free'), { viewport });
      await page.goto('/dashboard');
      await (await entry(page, 'Crisis Communications')).click();
      const dialog = page.getByRole('dialog', { name: 'Upgrade to Gold' });
      await expect(dialog.getByRole('radio')).toHaveCount(5);
      await expectNoBarrier(page, 'the choice of a plan', DIALOG);
      await button(dialog, 'Continue to payment').click();
      await expect(dialog.getByLabel('Card number')).toBeVisible();
      await expectNoBarrier(page, 'the card', DIALOG);
    });
  });
}

test.describe('the document', () => {
  test('the document has no accessibility violation in any of its templates', async ({ page }) => {
    const { client } = await signInDemo('premium');
    const [bcp] = await client.bcp.list();
    const params = { id: bcp!.id };
    for (const { id } of await client.bcp.templates()) {
      await client.bcp.setTemplate({ params, body: { template_type: id } });
      await page.setContent(await client.bcp.preview({ params, query: {} }));
      expect(await barriers(page, ALL_RULES), id).toEqual([]);
    }
    await client.bcp.setTemplate({ params, body: { template_type: bcp!.template_type } });
  });
});
