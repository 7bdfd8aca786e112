import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { supplierFrom } from '#shared/domain/bcp/operations.ts';
import { addMonths, toDay } from '#shared/domain/time.ts';
import { formatDate } from '#shared/format/dates.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const baking = { ...createBlankFunction(), id: 'baking', name: 'Baking', rto: '1-4 hours' };
const sales = { ...createBlankFunction(), id: 'sales', name: 'Sales', rto: '1-3 days' };
const bcp = begunBcp({ critical_functions: [baking, sales] });
const lately = addMonths(toDay(new Date()), -1);
const test = (part: Partial<EvidenceItem> = {}): EvidenceItem => ({
  ...{ id: 1, bcp_id: 12, claim: { kind: 'rto', subject: 'function', ref: 'baking' }, how: 'exercise' },
  ...{ measured: '190 min', on: lately, by: 'Ana', note: null, link: null },
  ...part,
});

const openProof = async (evidence: EvidenceItem[]) => {
  serveBcp(bcp);
  answer('get', '/v1/bcp/12/evidence', { body: evidence });
  const opened = await open('/bcp/12/proof');
  await screen.findByRole('heading', { level: 1, name: 'Proof' });
  return opened;
};
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('the proof of a BCP', () => {
  it('lists every number by its state, with the next test', async () => {
    await openProof([test(), test({ id: 2, claim: { kind: 'rto', subject: 'function', ref: 'gone' } })]);
    await screen.findByText('1 of 2 numbers proven');
    const proven = group('Proven');
    expect(proven.getByText(`Proven ${formatDate(lately, 'UTC')}`)).toBeInTheDocument();
    expect(proven.getByText(`Next test by ${formatDate(addMonths(lately, 12), 'UTC')}`)).toBeInTheDocument();
    expect(group('Never tested').getByText('Sales')).toBeInTheDocument();
    expect(group('No longer in this BCP').getByRole('button', { name: /^Delete 3 h 10 min/ })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^The proven share went from 0% to 50%/ })).toBeInTheDocument();
  });

  it('begins with ten numbers that no one tested, and shows all on request', async () => {
    const functions = Array.from({ length: 12 }, (_, at) => ({ ...baking, id: `fn-${at}`, name: `Function ${at}` }));
    serveBcp(begunBcp({ critical_functions: functions }));
    answer('get', '/v1/bcp/12/evidence', { body: [] });
    const { user } = await open('/bcp/12/proof');
    const untested = within(await screen.findByRole('list', { name: 'Never tested' }));
    expect(untested.getAllByRole('button', { name: /^Record a test/ })).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(untested.getAllByRole('button', { name: /^Record a test/ })).toHaveLength(12);
  });

  it('shows one state at a time', async () => {
    const { user } = await openProof([test({ measured: '9 hours' })]);
    await screen.findByText('0 of 2 numbers proven');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Missed (1)');
    expect(screen.queryByRole('region', { name: 'Never tested' })).not.toBeInTheDocument();
    expect(group('Missed').getByText('Baking')).toBeInTheDocument();
  });

  it('records a test of a number, and refuses a time it cannot read', async () => {
    const { user } = await openProof([]);
    const sent = answer('post', '/v1/bcp/12/evidence', ({ body }) => ({
      status: 201,
      body: { ...JSON.parse(body), id: 1, bcp_id: 12 },
    }));
    await user.click(await screen.findByRole('button', { name: 'Record a test: Baking: RTO 1-4 hours' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Record a test' }));
    expect(sheet.getByRole('combobox', { name: /^What was tested/ })).toHaveDisplayValue('Baking: RTO 1-4 hours');
    const measured = sheet.getByRole('textbox', { name: /^What you measured/ });
    await user.type(measured, 'quite fast');
    await user.click(sheet.getByRole('button', { name: 'Record Test' }));
    expect((await sheet.findAllByText(/^We can’t read this as a time/)).length).toBeGreaterThan(0);
    expect(sent).toHaveLength(0);
    await user.clear(measured);
    await user.type(measured, '2 hours');
    answer('get', '/v1/bcp/12/evidence', { body: [test({ measured: '2 hours' })] });
    await user.click(sheet.getByRole('button', { name: 'Record Test' }));
    await screen.findByText('1 of 2 numbers proven');
    expect(JSON.parse(sent[0]!.body)).toMatchObject({
      ...{
        claim: { kind: 'rto', subject: 'function', ref: 'baking' },
        how: 'exercise',
        measured: '2 hours',
        note: null,
        link: null,
      },
    });
  });

  it('deletes a test, and records it again on request', async () => {
    const { user } = await openProof([test()]);
    const removed = answer('delete', '/v1/bcp/12/evidence/1', { status: 204 });
    const sent = answer('post', '/v1/bcp/12/evidence', { status: 201, body: test({ id: 2 }) });
    await user.click(await screen.findByText(/^1 test: 3 h 10 min/));
    await user.click(screen.getByRole('button', { name: /^Delete 3 h 10 min/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(removed).toHaveLength(1);
    expect(JSON.parse(sent[0]!.body)).toMatchObject({ measured: '190 min', by: 'Ana' });
  });

  it('without any number says what to do first', async () => {
    serveBcp(begunBcp({ critical_functions: [] }));
    await open('/bcp/12/proof');
    await screen.findByRole('heading', { name: 'This BCP states no numbers yet' });
    expect(screen.getByRole('link', { name: 'Go to step 4' })).toHaveAttribute('href', '/bcp/12?step=4');
  });

  it('a BCP that does not exist is not found', async () => {
    serveBcp(bcp);
    answer('get', '/v1/bcp/12', { status: 404, body: { detail: 'Not found' } });
    await open('/bcp/12/proof');
    await screen.findByRole('heading', { name: 'There is no such plan' });
  });

  it('stands beside the numbers in step 4', async () => {
    serveBcp(bcp);
    answer('get', '/v1/bcp/12/evidence', { body: [test()] });
    await open('/bcp/12?step=4');
    expect(await screen.findByText(`Proven ${formatDate(lately, 'UTC')}`)).toBeInTheDocument();
    expect(screen.getAllByText('Never tested').length).toBeGreaterThan(0);
  });

  it('stands beside the phone number of a supplier', async () => {
    const mill = supplierFrom({ name: 'Mill' }, 'mill');
    serveBcp(
      begunBcp({
        critical_functions: [],
        key_suppliers: [
          { ...mill, phone: '509-555-0142' },
          { ...mill, id: 'dairy', name: 'Dairy' },
        ],
      }),
    );
    const call = { kind: 'phone', subject: 'supplier', ref: 'mill' } as const;
    answer('get', '/v1/bcp/12/evidence', { body: [test({ claim: call, how: 'call_test', measured: 'passed' })] });
    await open('/bcp/12?step=4');
    expect(await screen.findAllByText(`Proven ${formatDate(lately, 'UTC')}`)).toHaveLength(1);
    expect(screen.queryByText('Never tested')).toBeNull();
  });

  it('is reached from the readiness in step 6', async () => {
    serveBcp(bcp);
    await open('/bcp/12?step=6');
    expect(await screen.findByRole('link', { name: 'See what is proven' })).toHaveAttribute('href', '/bcp/12/proof');
  });
});
