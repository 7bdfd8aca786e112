import { describe, expect, it } from 'vitest';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const stepsOf = async (id: string): Promise<string> => {
  const { within } = trades.find((trade) => trade.id === id)!;
  const profile = await buildProfile({ business_name: 'Acme', industry: within[0]!, trade: id, employee_count: 12 }, true);
  return suggestMitigationsFor('IT System Failure', profile)
    .flatMap(({ incident_response_steps }) => incident_response_steps ?? [])
    .join('\n');
};

describe('the first order when systems fail', () => {
  it.each(['nursing-home', 'hotel', 'pharmacy', 'foundry', 'alarm-monitoring'])(
    'where people may depend on a system, they come first: %s',
    async (id) => expect((await stepsOf(id)).match(/for care or safety/g)).toHaveLength(1),
  );
  it.each(['clothing-store', 'bookstore', 'restaurant'])('a till has no one in its care: %s', async (id) =>
    expect(await stepsOf(id)).not.toMatch(/care or safety/),
  );
});
