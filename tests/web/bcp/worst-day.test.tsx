import './browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { begunBcp, serveBcp } from './screen-fixture.ts';

it('step 1 saves meeting places and spending authority, and requires neither', async () => {
  const { saves } = serveBcp(begunBcp());
  const { user } = await open('/bcp/12?step=1');
  const group = within(await screen.findByRole('region', { name: 'On the worst day' }));
  const [first, second, spending] = [
    group.getByRole('textbox', { name: 'Meeting place' }),
    group.getByRole('textbox', { name: 'Second meeting place' }),
    group.getByRole('textbox', { name: 'Spending authority' }),
  ];
  for (const field of [first, second, spending]) expect((field as HTMLInputElement).required).toBe(false);
  await user.type(first!, 'Corner of 1st and Pine');
  await user.type(second!, 'Ferry dock');
  await user.type(spending!, 'Dana up to $5,000');
  await user.click(screen.getByRole('button', { name: 'Save Business Info' }));
  await waitFor(() =>
    expect(JSON.parse(saves.at(-1)!.body)).toMatchObject({
      meeting_place: 'Corner of 1st and Pine',
      second_meeting_place: 'Ferry dock',
      spending_authority: 'Dana up to $5,000',
    }),
  );
});

it('step 1 marks a meeting place as too long before saving', async () => {
  serveBcp(begunBcp({ meeting_place: 'x'.repeat(121) }));
  await open('/bcp/12?step=1');
  await screen.findByText('Meeting place must be at most 120 characters');
});
