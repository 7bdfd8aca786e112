import { business } from '#infra/local/seed/harbor-bakery/business.ts';
import type { Tier } from '#shared/domain/tier.ts';
import type { Person } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

type Parts = Parameters<Person['client']['bcp']['update']>[0]['body'];

/** A customer who has answered the assessment before, so that a new BCP begins with its first step. */
export const planner = async (tier: Tier = 'essential'): Promise<Person> => {
  const person = await signUpSubscribed(tier);
  await person.client.userPreferences.update({ body: {} });
  return person;
};

/** A BCP with step 1 filled in, and whatever else the test needs. */
export const createBcp = async (person: Person, parts: Parts = {}): Promise<number> => {
  const { id } = await person.client.bcp.create({ body: business });
  if (Object.keys(parts).length > 0) await person.client.bcp.update({ params: { id }, body: parts });
  return id;
};

export const stored = (person: Person, id: number) => person.client.bcp.get({ params: { id } });
