import { describeDuties } from './duties.ts';
import { filterCyberTexts, type Profile } from './profile.ts';

/** What the law requires of a business, as sentences. */
export const listKnownDuties = (profile: Profile): string[] =>
  filterCyberTexts(
    describeDuties({
      trade: profile.trade,
      industry: profile.industry.name,
      state: profile.states.map(({ code }) => code).join(','),
      employees: profile.content.employee_count,
    }),
    profile,
  );
