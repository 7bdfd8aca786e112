import './browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const saved = (saves: { body: string }[]) => JSON.parse(saves.at(-1)!.body);
const suggest = (suggestions: object) =>
  answer('post', '/v1/bcp/12/suggest-context', { body: { suggestions, source: 'knowledge' } });

describe('what the business falls back on, in step 1', () => {
  it('saves each line as its own entry', async () => {
    const { saves } = serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=1');
    await user.type(await screen.findByRole('textbox', { name: 'Vital records' }), 'Recipes{Enter}Deed');
    await waitFor(() => expect(saved(saves)).toMatchObject({ vital_records: ['Recipes', 'Deed'] }));
  });

  it('takes a suggestion only after the review, beside what is there', async () => {
    const { saves } = serveBcp(begunBcp({ vital_records: ['Recipes'] }));
    suggest({ suggested_records: [{ text: 'Lease' }, { text: 'Payroll register' }] });
    const { user } = await open('/bcp/12?step=1');
    await user.click(await screen.findByRole('button', { name: 'Suggest records' }));
    const review = within(await screen.findByRole('dialog', { name: 'Suggested vital records' }));
    expect(saves).toEqual([]);
    await user.click(review.getByRole('checkbox', { name: 'Lease' }));
    await user.click(review.getByRole('button', { name: /^(Add|Apply)/ }));
    await waitFor(() => expect(saved(saves)).toMatchObject({ vital_records: ['Recipes', 'Payroll register'] }));
  });

  it('takes over the time to move with a suggested site, where none is stated yet', async () => {
    const { saves } = serveBcp(begunBcp());
    suggest({ suggested_sites: [{ text: 'Staff homes', move_time: '3 hours', reason: 'We assume it.' }] });
    const { user } = await open('/bcp/12?step=1');
    await user.click(await screen.findByRole('button', { name: 'Suggest a place' }));
    const review = within(await screen.findByRole('dialog', { name: 'Suggested alternate site' }));
    await user.click(review.getByRole('button', { name: /^(Add|Apply)/ }));
    await waitFor(() =>
      expect(saved(saves)).toMatchObject({ alternate_site: 'Staff homes', alternate_site_move_time: '3 hours' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time to move in' }), '4-24 hours');
    await waitFor(() => expect(saved(saves)).toMatchObject({ alternate_site_move_time: '4-24 hours' }));
  });
});

it('an impact text is suggested for what has none, and undone alone', async () => {
  const { saves } = serveBcp(begunBcp({ operational_impact_description: 'We stop' }));
  suggest({
    suggested_impacts: [
      { kind: 'financial_impact', text: 'Sales of the day are lost.', severity: 'major', reason: 'A week costs 2% of the year.' },
      { kind: 'operational_impact', text: 'Ovens stand still.' },
      { kind: 'reputational_impact', text: 'Regulars leave.', severity: 'moderate' },
    ],
  });
  const { user } = await open('/bcp/12?step=3');
  await user.click(await screen.findByRole('button', { name: 'Suggest what each would mean' }));
  const review = within(await screen.findByRole('dialog', { name: 'Suggested impact texts' }));
  expect(review.queryByText('Ovens stand still.')).toBeNull();
  expect(review.getByText(/A week costs 2% of the year\./)).toBeVisible();
  await user.click(review.getByRole('button', { name: /^(Add|Apply)/ }));
  await waitFor(() => expect(saved(saves)).toMatchObject({ financial_impact_description: 'Sales of the day are lost.' }));
  expect(saved(saves)).toMatchObject({ financial_impact_severity: 'major', reputational_impact_severity: 'moderate' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(saved(saves)).toMatchObject({ financial_impact_description: null, financial_impact_severity: null }),
  );
});

it('step 3 offers the times that the strictest function calls for, and only where nothing is set', async () => {
  const times = { max_downtime: '4-24 hours', rto: '1-4 hours', rpo: '0-1 hour' };
  const critical_functions = [CriticalFunction.parse({ id: 'f1', name: 'Counter sales', ...times })];
  const { saves } = serveBcp(begunBcp({ critical_functions, max_downtime: null, recovery_priority: null, rpo: 'none' }));
  const { user } = await open('/bcp/12?step=3');
  expect(await screen.findByText(/^Your functions call for: MTD 4-24 hours, priority 1-4 hours \(Urgent\)\./)).toHaveTextContent(
    '“Counter sales” can wait no longer.',
  );
  await user.click(screen.getByRole('button', { name: 'Use these times' }));
  await waitFor(() => expect(saved(saves)).toMatchObject({ max_downtime: '4-24 hours', recovery_priority: 'urgent' }));
  expect(screen.queryByRole('button', { name: 'Use these times' })).toBeNull();
});
