/** Each risk stands with the first hour that answers it, and none is without a reference. */
import { describe, expect, it } from 'vitest';
import { findEventOfRisk } from '#functions/documents/chapters/events.ts';
import { hasInCharge } from '#functions/documents/chapters/in-charge.ts';
import { createContext, type DocumentInput } from '#functions/documents/document-context.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { listDuties } from '#shared/knowledge/duties.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { traits } from '#shared/knowledge/traits.ts';
import { bakery, employees } from './fixture.ts';

/** Of all trades, as their first drafts name them. */
const riskNames = [
  ...new Set(
    trades.flatMap(({ risks, traits: ofTrade }) =>
      [...(risks ?? []), ...ofTrade.flatMap((id) => traits[id].risks ?? [])].map(([name]) => name),
    ),
  ),
];
/** Fires on board and burns are first hours of people hurt. */
const OF_PEOPLE_TOO = /\bpassengers\b|\bburn\b|\bcrash\b/i;

describe('the first hour of a risk of any trade', () => {
  it('of fire, gas or explosion is to leave', () => {
    const wrong = riskNames.filter(
      (name) =>
        /\bfires?\b|\bexplosion\b|\b(?:pit|struck) gas\b/i.test(name) &&
        !/\b(?:oppose|interrupted|fire ban)\b/i.test(name) &&
        !OF_PEOPLE_TOO.test(name) &&
        findEventOfRisk(name) !== 'leave',
    );
    expect(wrong).toEqual([]);
  });

  it('of too few people is that of people, and not of a supplier', () => {
    const shortages =
      /\b(?:staff|crew|nurse|teacher|officer|medic|driver|volunteer|operator|picker|technician|firefighters|guards|cleaners)\w*\b.*\bshortage|\btoo few\b/i;
    expect(riskNames.filter((name) => shortages.test(name) && findEventOfRisk(name) !== 'people')).toEqual([]);
  });

  it('of weather names weather: a surge of calls, a surgeon or a freezer is none', () => {
    const none = /\bsurgeon\b|\b(?:call|medical|room) surge\b|surge of|\bfreezer\b|ride-hailing|\bgrant freeze\b|\bflood of\b/i;
    expect(riskNames.filter((name) => none.test(name) && findEventOfRisk(name) === 'storm')).toEqual([]);
  });
});

describe('the first hour of a risk', () => {
  it.each([
    ['Loss of Cooling or Heating with Residents Inside', 'supply'],
    ['Engine or Hull Failure in the Season', 'people'],
    ['Missed Dialysis Treatments', 'people'],
    ['Missed Court Deadline', undefined],
    ['Injury at a Machine', 'people'],
    ['Struck by a Tree, Log or Machine', 'people'],
    ['Fall from a Roof or Ladder', 'people'],
    ['Sedation Emergency', 'people'],
    ['Hydrogen Sulfide Release', 'leave'],
    ['Assault, Weapon or Shooting at the Door', 'stay'],
    ['Regional Event That Closes Branches', 'storm'],
    ['Run on Deposits', 'reputation'],
    ['Material and Equipment Shortage', 'supply'],
    ['Fiber Cut', 'supply'],
    ['Electronic Health Record Outage', 'systems'],
    ['Core Processor Outage', 'systems'],
    ['Power Outages', 'supply'],
    ['Norovirus in Your Shellfish', 'reputation'],
    ['Loss of Pilots', 'people'],
    ['Mine Subsidence', 'leave'],
    ['Slow Payment and Cash Squeeze', 'reputation'],
    ['Booking and Payment Outage', 'systems'],
    ['Payment Card Data Breach', 'systems'],
    ['Branch Robbery', 'stay'],
    ['Loss of Climate Control in the Pressroom', 'supply'],
    ['Compressor or Suction Failure', 'supply'],
    ['Bad Press', 'reputation'],
    ['Unauthorized Access to Cages', 'systems'],
    ['Attack Through the Management Tool', 'systems'],
    ['Struck Gas, Power or Fiber Line', 'leave'],
    ['Overpressure in a Low-Pressure System', 'leave'],
    ['Pit Gas or Barn Ventilation Loss', 'leave'],
    ['Lumber or Chemical Fire', 'leave'],
    ['Combine, Tractor or Field Fire', 'leave'],
    ['Chemical Exposure in the Preparation Room', 'leave'],
    ['Can, Keg or Carbon Dioxide Shortage', 'supply'],
    ['Power or Gas Failure during an Operation', 'supply'],
    ['Heat or Ventilation Failure under Cover', 'supply'],
    ['Heat Illness in Attics and on Roofs', 'people'],
    ['Medical Surge', 'people'],
    ['Lift or Ride Stop with Riders On It', 'people'],
    ['Threats against Election Staff', 'stay'],
    ['Pharmacy Robbery or Burglary', 'stay'],
    ['Theft and Civil Unrest', 'stay'],
    ['Colony Collapse, Mites or Foulbrood', 'reputation'],
    ['Stolen Administrator Sign-In', 'systems'],
    ['Surgeon Out of Work', undefined],
    ['Call Surge', undefined],
    ['Misprint or Wrong Data on Mail', 'reputation'],
    ['Wire and Check Fraud', 'systems'],
    ['ATM and Card Fraud', 'systems'],
    ['Embezzlement or Fraud', 'reputation'],
    ['Hand or Foot Caught in the Conveyor', 'people'],
    ['Brew Day Burn or Caustic Splash', 'people'],
    ['Extreme Heat', 'storm'],
    ['Compressor Breakdown', 'supply'],
    ['Vibrio Illness Traced to Your Lots', 'reputation'],
    ['Foodborne Illness Outbreak', 'reputation'],
    ['Contaminated Batch', 'reputation'],
    ['Listeria or Salmonella in the Plant', 'reputation'],
    ['Microbial or Heavy Metal Contamination', 'reputation'],
    ['Contaminated Drinking Water', 'supply'],
    ['Contaminated or Mixed Fuel', 'supply'],
  ])('the first hour of a risk is the one that answers it: %s', (risk, event) => {
    expect(findEventOfRisk(risk)).toBe(event);
  });

  it('the first hour of a risk names the worst first, and at the end those of no kind', () => {
    const storms = [
      'Hail',
      'High Winds',
      'Winter Storms',
      'Ice Storms',
      'Dust Storms',
      'Blizzards',
      'Extreme Heat',
      'Extreme Cold',
    ];
    const named = [...storms, 'Storm Surge', 'Loss of Greens'];
    const [mitigation] = bakery.mitigations;
    const worst = { financial_impact: 'catastrophic', operational_impact: 'catastrophic' } as const;
    const { risk_impact_assessments: rated } = bakery;
    const bcp = {
      ...bakery,
      // A short document has the index alone.
      employee_count: 40,
      threat_probability: { ...bakery.threat_probability, selected: named },
      risk_impact_assessments: { ...rated, location_risks: { ...rated.location_risks, 'Storm Surge': worst } },
      mitigations: named.map((risk_name, at) => ({
        ...mitigation!,
        id: `m-${at}`,
        risk_name,
        incident_response_steps: [`Act on ${risk_name}.`],
      })),
    };
    const { chapters } = composeDocument({
      ...{ bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template: 'standard' },
    });
    const text = chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []))
      .join('\n');
    expect(text).toMatch(/More steps: card R\d+, .*R\d+\./);
    expect(text).toMatch(/Other events: card R\d+\./);
  });
});

describe('the first hour of a product that may harm someone', () => {
  const harmsByItself = /shellfish beds|^Food that|misbranded|medicine in stock|event of a (?:cosmetic|dietary)/;
  const dutiesOf = (trade: Trade) =>
    listDuties({ trade: trade.id, industry: trade.within[0]!, employees: 40, state: 'WA' }).filter(({ kind }) => kind === 'tell');
  const inputOf = ({ id, title }: Trade): Omit<DocumentInput, 'template'> => ({
    bcp: { ...bakery, trade: id, activity: title },
    ...{ employees, providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  });
  const makers = trades.filter((trade) => {
    const context = createContext({ ...inputOf(trade), template: 'standard' });
    return hasInCharge(context, 'products');
  });

  it('stands in the plan of every trade that has to report what it sells to eat, take or put on the skin', () => {
    const reporting = trades.filter((trade) => dutiesOf(trade).some(({ title }) => harmsByItself.test(title)));
    expect(reporting.length).toBeGreaterThan(15);
    expect(reporting.filter((trade) => !makers.includes(trade)).map(({ id }) => id)).toEqual([]);
    expect(makers.length).toBeLessThan(trades.length / 2);
  });

  it('stands in no plan of an office, a garage or a shop for clothes', () => {
    const ids = makers.map(({ id }) => id);
    for (const id of ['law-firm', 'auto-repair-shop', 'clothing-store', 'florist', 'credit-union', 'dialysis-center'])
      expect(ids).not.toContain(id);
  });

  it.each(makers.map((trade) => [trade.id, trade] as const))(
    'says to stop before all else, and activates the plan: %s',
    (_, trade) => {
      const input = inputOf(trade);
      const card = composeDocument({ ...input, template: 'quick' }).cover.blocks;
      const rows = card.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(toPlainText)) : []));
      const [what, steps] = rows.at(-1)!;
      expect(what).toBe('Product may harm, claim, press');
      expect(steps).toMatch(
        /^If (?:a product may harm someone, stop, hold all lots, call the authority|food may harm someone, stop serving, hold it, call the health department)\. Keep every record\./,
      );
      const lines = card.flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []));
      const criterion = lines.find((line) => line.startsWith('Activate the plan if'));
      expect(criterion).toMatch(/or if a product may harm someone\. Decision by [^…]*$/);
      const { blocks } = composeDocument({ ...input, template: 'standard' }).chapters.find(({ id }) => id === 'chapter-6')!;
      const lists = blocks.flatMap((block) =>
        block.kind === 'checklist'
          ? [{ title: block.title, text: block.items.map(({ line }) => toPlainText(line)).join('\n') }]
          : [],
      );
      const list = lists.find(({ title }) => title.startsWith('Reputation or legal: a product may harm someone'))!;
      expect(list.text).toMatch(/Mark and lock away all that is left of it\./);
      for (const { title, hours } of dutiesOf(trade).filter((duty) => harmsByItself.test(duty.title)))
        if (hours !== null && hours <= 72)
          for (const { title: event, text } of lists)
            expect(text.includes(title), `${event}: ${title}`).toBe(event === list.title);
    },
  );
});
