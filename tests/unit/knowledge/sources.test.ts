/** Statements that once contradicted their source: the correct wording, and the wrong one that must not return. */
import { describe, expect, it } from 'vitest';
import { duties } from '#shared/knowledge/duties.ts';
import { templateSeed } from '#shared/knowledge/exercise-templates.ts';
import { stateFacts, stateHazards } from '#shared/knowledge/hazards.ts';
import { industries } from '#shared/knowledge/industries.ts';
import { mitigationFacts } from '#shared/knowledge/mitigations.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { traits } from '#shared/knowledge/traits.ts';

const said = JSON.stringify([
  templateSeed,
  stateFacts.map(({ code }) => stateHazards(code)),
  industries,
  mitigationFacts,
  trades,
  traits,
  duties,
]);

const facts: readonly (readonly [source: string, right: RegExp, wrong: RegExp])[] = [
  [
    'National Weather Service: a flash flood comes in under six hours',
    /River flood with twelve hours/,
    /Flash flood with twelve/,
  ],
  ['45 CFR 164.406 and 164.408: HHS hears of every breach', /Keep a log of every smaller breach/, /from 500 people on, HHS/],
  ['Advisers Act section 206, SEC Rule 206(4)-7', /275\.206\(4\)-7/, /fiduciary duties under SEC Rule/],
  [
    '12 CFR 748.1: credit unions report to the NCUA',
    /cyber incident to the NCUA[^}]*Within 72 hours/,
    /credit unions? .{0,40}36 hours/,
  ],
  ['42 CFR 494.62: dialysis facilities', /dialysis facilities \(42 CFR 494\.62\)/, /^$/],
  [
    'FDA guidance 2011: crops whose edible part was touched',
    /crops whose edible part was touched/,
    /fields touched by flood water may not/,
  ],
  ['Idaho: Lookout Pass is on I-90', /US-95, the only highway between north and south/, /US-95 and Lookout Pass, the only/],
  ['Wyoming State Forestry: 810,000 acres in 2024', /over 810,000 acres/, /Elk and House Draw fires burned over half a million/],
  ['New Mexico has a Las Vegas', /Las Vegas, New Mexico/, /the Las Vegas area/],
  ['UGS and USGS 2016: all faults of the Wasatch Front', /Wasatch Front, home to/, /Wasatch Fault under 80%/],
  ['Vermont 2023 and 2024', /flooded the downtowns of Montpelier/, /destroyed the downtowns of Montpelier/],
  ['CDC, JAMA 1982: the heat wave of July 1980', /July 1980 heat wave/, /1980 and 1995 heat waves/],
  ['A river has no business district', /Missouri River flooded in 2019/, /the Missouri in 2019 and/],
  ['NOAA: the EF scale began in 2007', /an F5 tornado in 1999/, /EF5 tornadoes in 1999/],
  ['21 CFR 7.41 and 7.46: the firm recalls, the agency classifies', /The agency assigns the class/, /decide with the authority/],
  ['Food Code 3-203.12 and FSMA 204', /Shellfish tags: 90 days\. .*24 months/, /delivery slips with lots for 90 days/],
  ['Food Code 2-201', /Shigella, Shiga toxin-producing/, /^$/],
  ['USFA 2017-2019: causes of fires outside homes', /about three in ten \(USFA\)/, /electrical faults and cooking start most/],
  ['29 CFR 1910.157(d): 50 feet for Class B', /50 feet for flammable liquids/, /^$/],
  ['Microsoft 365 and Google Workspace', /often gone within 30 days/, /mailbox is gone after 30 days/],
  ['Equipment breakdown', /most property policies exclude it/, /: property policies exclude it/],
  ['State license boards', /Lending a license is illegal in most states/, /licensed friend/],
  ['International Fire Code: fuel tanks', /200-gallon tank with a fire-code permit/, /200-gallon tank'/],
  ['42 CFR 483.10(i)(6): 71 to 81 °F', /71 and 81 °F/, /86 °F/],
];

describe('the knowledge agrees with its sources', () => {
  it.each(facts)('the knowledge agrees with its source: %s', (_, right, wrong) => {
    expect(said).toMatch(right);
    expect(said).not.toMatch(wrong);
  });
});
