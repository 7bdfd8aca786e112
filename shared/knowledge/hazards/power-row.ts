import type { HazardName, HazardRow } from './hazard.ts';

/** “Ice cut power to 600,000 customers”, “left a million without power”. */
const TELLS_OF_AN_OUTAGE =
  /\bwithout power\b|\b(?:cuts?|lost|took out|knocked out|darkened)\b[^.]*\b(?:power|customers|lines)\b|\b(?:lines|trees) down\b|\btake(?:s)? (?:trees and )?lines down\b|\boutages?\b/i;

/** What cuts power; the Energy Information Administration names hurricanes, snowstorms and wildfires as major events. */
const CAUSES: readonly HazardName[] = [
  'Hurricanes',
  'Ice Storms',
  'Winter Storms',
  'High Winds',
  'Severe Thunderstorms',
  'Tornadoes',
  'Wildfires',
  'Extreme Heat',
  'Floods',
];
const CAUSES_NAMED = 2;

/** No US address is free of outages: what cuts power there, and the first that the hazards of the place tell of. */
export const toPowerRow = (area: string, rows: readonly HazardRow[]): HazardRow => {
  const names = rows.map(([name]) => name);
  const causes = CAUSES.filter((name) => names.includes(name)).slice(0, CAUSES_NAMED);
  const what = causes.length > 0 ? causes.join(' and ').toLowerCase() : 'weather and aging lines';
  return [
    'Power Outages',
    `In ${area}, ${what} can cut power for hours, and at times for days.`,
    { source: 'Energy Information Administration' },
  ];
};

const YEAR = /\b(?:18|19|20)\d\d\b/;
/** “All of New Orleans lost power” does not say when without the sentence before it. */
const LEANS_ON_ANOTHER =
  /\bthat (?:day|month|year|winter|summer)\b|\b(?:lost|left|took|darkened|knocked|did)\b|\bcut power (?:for|to|in)\b/;
const standsAlone = (sentence: string): boolean =>
  !sentence.startsWith('That of') && (YEAR.test(sentence) || !LEANS_ON_ANOTHER.test(sentence));

/** The sentence of a hazard of the place that tells of an outage, with those around it if it says nothing alone. */
export const findToldOutage = (rows: readonly HazardRow[]): HazardRow | undefined =>
  rows
    .flatMap(([, reason, details]) =>
      reason
        .split(/(?<=[a-z0-9)][.]) (?=[A-Z])/)
        .filter((sentence) => TELLS_OF_AN_OUTAGE.test(sentence))
        .map(
          (sentence): HazardRow => [
            'Power Outages',
            standsAlone(sentence) ? sentence : reason,
            details?.source ? { source: details.source } : {},
          ],
        ),
    )
    .at(0);
