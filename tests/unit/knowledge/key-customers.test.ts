/** Where few customers carry the revenue, a draft offers their loss as a risk, with what to do about it. */
import { expect, it } from 'vitest';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { findTrade } from '#shared/knowledge/trades.ts';

const OF_CUSTOMERS =
  /customer concentration|(?:loss|leaves|switches).*(?:customer|buyer|contract|box plant)|customer leaves|pays most/i;

it.each([
  ...['machine-shop', 'foundry', 'plastics-molder', 'packaging-maker', 'food-manufacturer', 'wholesale-bakery'],
  ...['plant-nursery', 'vegetable-farm', 'dairy-farm', 'oyster-farm', 'logging-company'],
  ...['concrete-contractor', 'excavation-contractor', 'crane-service', 'demolition-contractor', 'timber-framer'],
  ...['trucking-company', 'refrigerated-carrier', 'tanker-carrier', 'courier', 'development-agency'],
])('%s', async (id) => {
  const trade = findTrade(id)!;
  const profile = await buildProfile({ business_name: 'Acme', trade: id, industry: trade.within[0]!, employee_count: 14 }, true);
  const risk = listIndustryRisks(profile).find(({ name }) => OF_CUSTOMERS.test(name))!;
  expect(risk, id).toBeDefined();
  const [measure] = suggestMitigationsFor(risk.name, profile);
  expect(measure!.incident_response_steps!.length).toBeGreaterThan(2);
});
