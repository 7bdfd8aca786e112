import { describe, expect, it } from 'vitest';
import { suggestLikelihood } from '#shared/domain/bcp/impact.ts';
import { hazardStates } from '#shared/knowledge/hazards/load.ts';
import { stateHazards } from '#shared/knowledge/hazards.ts';

/** What counts a whole state, one source or a single year says nothing of one address. */
const SAYS_NOTHING =
  /\ba year in \w+|\bfault\b|san andreas|\bmagnitude\b|somewhere in|^dry springs|\blarge outages\b|^[^\d]*\b\d{4}$/i;

describe('how often a hazard strikes', () => {
  it('how often a hazard strikes is read as a likelihood, unless it says nothing of one address', () => {
    const unread = hazardStates.flatMap((code) =>
      stateHazards(code)
        .map(([name, , details]) => `${code} ${name}: ${details?.frequency ?? ''}`)
        .filter((text) => !text.endsWith(': '))
        .filter((text) => {
          const frequency = text.slice(text.indexOf(': ') + 2);
          return suggestLikelihood(frequency) === null && !SAYS_NOTHING.test(frequency);
        }),
    );
    expect(unread).toEqual([]);
  });
});
