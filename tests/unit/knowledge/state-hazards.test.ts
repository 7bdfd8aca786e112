import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { hazardStates, loadStateFacts, loadStateHazards } from '#shared/knowledge/hazards/load.ts';

describe('the hazards of a state, loaded by need', () => {
  it.each(US_STATES.map(({ code, name }) => [code, name] as const))(
    '%s are found under its code and its name',
    async (code, name) => {
      const state = await loadStateHazards(code);
      expect(state?.name).toBe(name);
      expect(state?.hazards.length).toBeGreaterThan(3);
      const facts = await loadStateFacts(name);
      expect(facts).toMatchObject({ code, name });
      expect(await loadStateFacts(code)).toEqual(facts);
    },
  );

  it('no other code has any', async () => {
    expect(hazardStates.toSorted()).toEqual(US_STATES.map(({ code }) => code).toSorted());
    for (const text of ['', 'ZZ', 'Atlantis', 'constructor', 'toString', null, undefined])
      expect(await loadStateFacts(text)).toBeUndefined();
    for (const code of ['', 'ZZ', 'constructor', '__proto__']) expect(await loadStateHazards(code)).toBeUndefined();
  });
});
