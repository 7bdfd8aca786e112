import type { Page } from '@playwright/test';
import { PASSWORD } from '#tests/support/people.ts';
import { button } from './wizard.ts';

export const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
};

export const logIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await fillLogin(page, email, password);
  await button(page, 'Sign in').click();
};

export const fillRegistration = async (page: Page, email: string, password = PASSWORD, confirmed = password): Promise<void> => {
  await page.getByLabel('Full name').fill('Marta Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm password').fill(confirmed);
};

/** What the browser keeps of a session; empty for a visitor. */
export const keptSession = async (page: Page): Promise<string[]> => {
  const { origins } = await page.context().storageState();
  const names = ['token', 'refreshToken', 'tokenExpiration'];
  return origins
    .flatMap((origin) => origin.localStorage)
    .flatMap(({ name, value }) => (names.includes(name) && value ? [name] : []));
};
