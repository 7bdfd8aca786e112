import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EmailLink } from '../../web/ui/email-link.tsx';
import { PhoneLink } from '../../web/ui/phone-link.tsx';

// A line of the smallest text is 17 px high; what is inline takes no padding into its height.
it.each<[string, ReactNode]>([
  ['a telephone link', <PhoneLink key="phone" number="828-555-0199" />],
  ['a mail link', <EmailLink key="email" email="rachel@baypaws.example" />],
])('%s is high enough for a finger and moves no line', (_, link) => {
  render(link);
  const { display, paddingBlock, marginBlock } = screen.getByRole('link').style;
  expect(display).toBe('inline-block');
  expect(17 + 2 * Number.parseInt(paddingBlock, 10)).toBeGreaterThanOrEqual(24);
  expect(Number.parseInt(marginBlock, 10)).toBe(-Number.parseInt(paddingBlock, 10));
  cleanup();
});
