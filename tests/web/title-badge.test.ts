import { afterEach, expect, it, vi } from 'vitest';
import { badgeTitle } from '../../web/lib/title-badge.ts';

const setHidden = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => void vi.restoreAllMocks());

it('the title of a tab in the background says that something is ready, once, until it is looked at', () => {
  document.title = 'Step 2 of 6';
  setHidden(true);
  badgeTitle();
  badgeTitle();
  expect(document.title).toBe('(1) Step 2 of 6');
  setHidden(false);
  expect(document.title).toBe('Step 2 of 6');
});

it('the title of a tab that is looked at stays as it is', () => {
  document.title = 'Step 2 of 6';
  setHidden(false);
  badgeTitle();
  expect(document.title).toBe('Step 2 of 6');
});
