import { riskCheckMessages } from '#shared/messages/risk-check.ts';
import { listKnownFunctions, timesOf } from './known-operations.ts';
import { listLocationRisks } from './known-risks.ts';
import { formatCounty, type Place } from './places/place.ts';
import { buildProfile } from './profile.ts';
import { capitalize } from './sentence.ts';
import { findTradeSummary, guessTrade } from './trades/load.ts';

const HAZARDS_SHOWN = 5;
const FUNCTIONS_SHOWN = 3;

interface Question {
  trade?: string | null | undefined;
  activity?: string | null | undefined;
}

const describePlace = (place: Place) => {
  const { zip, city, county, state, fips, latitude, longitude } = place;
  return { zip, city, county, county_name: formatCounty(place), state, fips, latitude, longitude };
};

/** `place` is null where the ZIP code is unknown: then the hazards are those of every address. */
export const checkRisks = async ({ trade: id, activity }: Question, place: Place | null) => {
  const words = activity ?? '';
  const trade = findTradeSummary(id) ?? guessTrade(null, words);
  const profile = await buildProfile(
    {
      ...{ business_name: '', business_type: words, industry: trade?.industry ?? '' },
      ...{ activity: words, trade: trade?.id ?? null },
      ...(place ? { state: place.state } : {}),
    },
    true,
    { place },
  );
  const local = profile.local?.hazards ?? [];
  return {
    trade: trade ? { id: trade.id, title: trade.title } : null,
    place: place && describePlace(place),
    hazards: listLocationRisks(profile)
      .slice(0, HAZARDS_SHOWN)
      .map(({ name, reason, reason_source }) => {
        const known = local.find((hazard) => hazard.name === name);
        return {
          ...{ name, reason, source: reason_source ?? null },
          ...{ frequency: known?.frequency ? capitalize(known.frequency) : null, warning_time: known?.warning_time ?? null },
        };
      }),
    functions: listKnownFunctions(profile)
      .slice(0, FUNCTIONS_SHOWN)
      .map((fn) => {
        const [max_downtime, rto] = timesOf(fn, profile);
        return { name: fn.name, reason: `${capitalize(fn.stake)}.`, max_downtime, rto };
      }),
    notes: [...(trade ? [] : [riskCheckMessages.unknownTrade]), ...(place ? [] : [riskCheckMessages.unknownZip])],
  };
};
