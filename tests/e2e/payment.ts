import type { Locator, Page } from '@playwright/test';

export const cards = {
  accepted: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  asksHolder: '4000 0025 0000 3155',
};

/** Types a card; the fields are named alike on the provider's page and in the card element. */
export const typeCard = async (scope: Page | Locator, number: string): Promise<void> => {
  await scope.getByLabel('Card number').fill(number);
  await scope.getByLabel('Expiry').fill('12 / 40');
  await scope.getByLabel('CVC').fill('123');
};
