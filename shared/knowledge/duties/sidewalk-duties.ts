/**
 * Snow on the sidewalk, in cities whose rule was read. Elsewhere most cities and towns have one, too, with times of their own.
 * Washington, Denver, Pittsburgh and others were looked for on November 24, 2026, and not found in a text that can be cited.
 */
import { NEW_YORK_CITY_ZIPS } from '../places/zip-ranges.ts';
import type { Duty } from './duty.ts';

const inWinter = { kind: 'keep', phone: null, hours: null, checked_on: '2026-11-24' } as const;

export const sidewalkDuties: readonly Duty[] = [
  {
    ...inWinter,
    id: 'sidewalk-snow-nyc',
    title: 'Snow and ice on your sidewalk (New York City)',
    what: 'Owner and tenant must clear the sidewalk and gutter. If ice is frozen too hard, spread sand, and clean it as soon as the weather permits.',
    authority: 'New York City Department of Sanitation',
    deadline: 'Within 4 hours after the snow stops, not counting 9 p.m. to 7 a.m.',
    rule: 'N.Y.C. Admin. Code 16-123',
    source: 'New York City Administrative Code',
    states: ['NY'],
    zips: NEW_YORK_CITY_ZIPS,
  },
  {
    ...inWinter,
    id: 'sidewalk-snow-chicago',
    title: 'Snow and ice on your sidewalk (Chicago)',
    what: 'Owner and tenant must clear a path 5 feet wide, with the ramps. If it is frozen too hard, spread sand.',
    authority: 'City of Chicago',
    deadline: 'By 10 p.m. for snow of the day, by 10 a.m. for snow of the night (7 p.m. to 7 a.m.)',
    rule: 'Chicago Municipal Code 10-8-180',
    source: 'Municipal Code of Chicago',
    states: ['IL'],
    zips: '606',
  },
  {
    ...inWinter,
    id: 'sidewalk-snow-philadelphia',
    title: 'Snow and ice on your sidewalk (Philadelphia)',
    what: 'Owner, agent and tenants must clear a path 3 feet wide. Put no snow in the street.',
    authority: 'City of Philadelphia',
    deadline: 'Within 6 hours after the snow stops',
    rule: 'Philadelphia Code 10-720',
    source: 'Philadelphia Code',
    states: ['PA'],
    zips: '191',
  },
  {
    ...inWinter,
    id: 'sidewalk-snow-boston',
    title: 'Snow and ice on your sidewalk (Boston)',
    what: 'Clear sidewalk and curb ramps 42 inches wide, and treat what ice is left. Put no snow in the street.',
    authority: 'City of Boston',
    deadline: 'Within 3 hours after the snow stops, or after sunrise if it stopped at night',
    rule: 'City of Boston Code, Ordinances, 16-12.16',
    source: 'City of Boston',
    states: ['MA'],
    zips: '02108-02137 02163 02196 02199 02201-02222',
  },
  {
    ...inWinter,
    id: 'sidewalk-snow-minneapolis',
    title: 'Snow and ice on your sidewalk (Minneapolis)',
    what: 'Clear snow and ice from the sidewalks of a commercial building.',
    authority: 'Minneapolis Public Works',
    deadline: 'Within 4 daytime hours after the snow stops, counted from 8 a.m.',
    rule: 'Minneapolis Code of Ordinances 445.20',
    source: 'City of Minneapolis; Minneapolis Public Works (Camden News)',
    states: ['MN'],
    zips: '55401-55415 55417-55419 55454-55455',
  },
];
