/** What to do to bring a function or a system back, over all trades. */
import { describe, expect, it } from 'vitest';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import {
  listKnownFunctions,
  listKnownSuppliers,
  listKnownSystems,
  toSuggestedFunction,
} from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { toleranceOf } from '#shared/knowledge/supplier-tolerance.ts';
import { trades } from '#shared/knowledge/trades.ts';

const profileOf = async (id: string) => {
  const { within } = trades.find((trade) => trade.id === id)!;
  const snapshot = { business_name: 'Acme', trade: id, industry: within[0]!, state: 'TX', employee_count: 20 };
  return buildProfile(snapshot, true, { place: null });
};
const stepsOf = (text: string): string[] => text.split(/(?:^|(?<=\.) )\d+\. /).filter((step) => step !== '');

/** A place that this business may not have: that of a vendor, a partner or an agreement is named as theirs. */
const OWN_SECOND_SITE = /\b(?:the second (?:site|location)|(?:at|in) two sites|another of your sites)\b/i;

describe('the recovery of a function or system', () => {
  it('says in each step what to do with what, and where', async () => {
    for (const { id } of trades) {
      const profile = await profileOf(id);
      for (const { name, restore } of listKnownSystems(profile))
        for (const step of stepsOf(restore)) {
          expect(step.split(' ').length, `${id}, ${name}: ${step}`).toBeGreaterThan(1);
          expect(step, `${id}, ${name}`).not.toMatch(/^(?:Restore|Reconcile|Restart|Rebuild)\.$|\bon the spare\./);
        }
    }
  });

  it('counts on no second site of a business with one location', async () => {
    for (const { id } of trades) {
      const profile = await profileOf(id);
      const texts = [
        ...listKnownFunctions(profile).flatMap((fn) => {
          const { recovery_procedures, workaround, required_resources = [] } = toSuggestedFunction(fn, profile);
          return [recovery_procedures ?? '', workaround ?? '', ...required_resources];
        }),
        ...listKnownSystems(profile).map(({ restore }) => restore),
      ];
      for (const text of texts) expect(text, id).not.toMatch(OWN_SECOND_SITE);
    }
  });

  it('waits for no insurance agent within a day', async () => {
    const late = DURATIONS.indexOf('1-3 days');
    for (const { id } of trades) {
      const profile = await profileOf(id);
      for (const supplier of listKnownSuppliers(profile))
        if (/\binsurance agent\b/i.test(`${supplier.name} ${supplier.provides}`))
          expect(DURATIONS.indexOf(toleranceOf(supplier, profile)), `${id}: ${supplier.name}`).toBeGreaterThanOrEqual(late);
    }
  });

  it('of payments lasts longer than a day where the core processor is down', async () => {
    const profile = await profileOf('credit-union');
    const payments = toSuggestedFunction(
      listKnownFunctions(profile).find(({ name }) => name === 'Payments, wires and settlement')!,
      profile,
    );
    expect(payments.workaround_lasts).toBe('1-3 days');
  });

  it('of dialysis water has its limit, when to test, and what follows from each tank', async () => {
    const profile = await profileOf('dialysis-center');
    const { recovery_procedures } = toSuggestedFunction(
      listKnownFunctions(profile).find(({ name }) => name === 'Water treatment for dialysis')!,
      profile,
    );
    for (const part of [/0\.1 mg\/L/, /before each shift/, /four hours/, /after the second tank, end all treatments/])
      expect(recovery_procedures).toMatch(part);
  });
});
