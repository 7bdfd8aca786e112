import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_RUN, findEvaluation } from '#shared/domain/exercise-run.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { begunBcp, serveBcp } from '../bcp/screen-fixture.ts';
import { run } from '../facilitator/fixture.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { exercise, premium, signIn } from './fixture.ts';

const ONE = '/v1/tabletop-exercises/100007';
const held = exercise({
  ...{ bcp_id: 12, status: 'completed', completed_date: '2026-10-13T18:00:00.000Z' },
  objectives: ['Bake again within 4 hours', 'Reach everyone'],
});
const baking = { ...createBlankFunction(), id: 'baking', name: 'Baking', rto: '1-4 hours' };
const proof = {
  ...{ id: 1, bcp_id: 12, claim: { kind: 'rto', subject: 'function', ref: 'baking' }, how: 'exercise' },
  ...{ measured: '190 minutes', on: '2026-10-13', by: '', link: null },
  note: 'Oven fire at five in the morning, objective 1: Bake again within 4 hours',
};

const openExercise = async (minutes: number | null, evidence: (typeof proof)[] = []) => {
  const bcp = begunBcp({ critical_functions: [baking] });
  serveBcp(bcp);
  signIn(premium);
  answer('get', '/v1/bcp', { body: [bcp] });
  answer('get', '/v1/tabletop-exercises', { body: [] });
  answer('get', ONE, { body: held });
  const evaluation = [{ ...findEvaluation(EMPTY_RUN, 1), measured_minutes: minutes }, findEvaluation(EMPTY_RUN, 2)];
  answer('get', `${ONE}/run`, { body: run({ evaluation }) });
  answer('get', '/v1/bcp/12/evidence', { body: evidence });
  const opened = await open('/tabletop-exercises/100007');
  return { ...opened, card: within(await screen.findByRole('region', { name: 'Times you measured' })) };
};

describe('the times measured in an exercise', () => {
  it('become proof of the number that the owner chooses', async () => {
    const { user, card } = await openExercise(190);
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    const sent = answer('post', '/v1/bcp/12/evidence', { status: 201, body: proof });
    await user.click(card.getByRole('button', { name: 'Add as proof: 190 minutes, Bake again within 4 hours' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Record a test' }));
    expect(sheet.getByRole('textbox', { name: /^What you measured/ })).toHaveValue('190 minutes');
    await user.click(sheet.getByRole('button', { name: 'Record Test' }));
    expect((await sheet.findAllByText('Choose what was tested')).length).toBeGreaterThan(0);
    expect(sent).toHaveLength(0);
    await user.selectOptions(sheet.getByRole('combobox', { name: /^What was tested/ }), 'Baking: RTO 1-4 hours');
    answer('get', '/v1/bcp/12/evidence', { body: [proof] });
    await user.click(sheet.getByRole('button', { name: 'Record Test' }));
    expect(await card.findByText('Added')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /^Add as proof/ })).not.toBeInTheDocument();
    const { measured, on, how, note, claim } = proof;
    expect(JSON.parse(sent[0]!.body)).toMatchObject({ measured, on, how, note, claim });
  });

  it('are marked once they are proof', async () => {
    const { card } = await openExercise(190, [proof]);
    expect(await card.findByText('Added')).toBeInTheDocument();
  });

  it('can be recorded by hand where nobody took the time', async () => {
    const { user, card } = await openExercise(null);
    expect(card.getByText(/^No time was measured in the record of this exercise\./)).toBeInTheDocument();
    expect(card.queryAllByRole('listitem')).toHaveLength(0);
    await user.click(card.getByRole('button', { name: 'Record a time' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Record a test' }));
    expect(sheet.getByRole('textbox', { name: /^What you measured/ })).toHaveValue('');
    await waitFor(() => expect(sheet.getByLabelText(/^Day of the test/)).toHaveValue('2026-10-13'));
  });
});
