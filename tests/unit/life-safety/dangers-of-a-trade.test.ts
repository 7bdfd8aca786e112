/** Answers that are right for most businesses and deadly for some: what each trade is told, and what it is never told. */
import { describe, expect, it } from 'vitest';
import { type Block, type Document, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { traits } from '#shared/knowledge/traits.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { employees, providers } from '#tests/unit/documents/fixture.ts';

const findTrade = (trade: string) => trades.find(({ id }) => id === trade);
const snapshotOf = (trade: string) => ({
  business_name: 'Acme',
  industry: findTrade(trade)!.within[0]!,
  trade,
  employee_count: 25,
});
const answersTo = async (trade: string, risk: string) => suggestMitigationsFor(risk, await buildProfile(snapshotOf(trade), true));
const stepsFor = async (trade: string, risk: string): Promise<string[]> =>
  (await answersTo(trade, risk)).flatMap(({ incident_response_steps }) => incident_response_steps ?? []);
const textFor = async (trade: string, risk: string): Promise<string> => JSON.stringify(await answersTo(trade, risk));

const draftOf = async (trade: string, template: 'standard' | 'quick', own: object = {}): Promise<Document> => {
  const bcp = await createFirstDraft({ business_type: 'LLC', state: 'TX', ...snapshotOf(trade), ...own } as never);
  return composeDocument({
    ...{ bcp: { ...bcp, ...own }, employees, providers, template, cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  });
};
const linesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'checklist') return block.items.map(({ time, line }) => `${time} ${toPlainText(line)}`);
    if (block.kind === 'table') return block.rows.map((row) => row.map(toPlainText).join(': '));
    return [];
  });
const allLines = ({ cover, chapters }: Document): string[] => [
  ...linesIn(cover.blocks),
  ...chapters.flatMap(({ blocks }) => linesIn(blocks)),
];

describe('a trade in danger', () => {
  it.each<[trade: string, risk: string, says: RegExp]>([
    ['dialysis-center', 'Dialysis Water Failure', /patients ill together.*stop pumps, clamp/],
    ['dialysis-center', 'Dialysis Water Failure', /Do not return the blood/],
    ['dialysis-center', 'Medical Emergency on Site', /low blood pressure, the nurse keeps the access open and gives fluid/],
    ['oyster-farm', 'Extreme Heat', /temperature limit of your state’s harvest rule is passed, harvest nothing/],
    ['dialysis-center', 'Dialysis Water Failure', /Call 911 and the nephrologist right away/],
    [
      'dialysis-center',
      'Dialysis Water Failure',
      /warns of a change, start no treatment and test.*Only a failed second-tank test means that no blood/,
    ],
    [
      'dialysis-center',
      'Power Loss during Treatment',
      /water was good and the blood looks sound, trained staff return it by hand crank/,
    ],
    ['dialysis-center', 'Medical Emergency on Site', /stops the pump, clamps both lines and disconnects\. Others start CPR/],
    ['dialysis-center', 'Floods', /Once no one is on a machine, a trained person turns off power/],
    ['dialysis-center', 'Coastal Flooding', /Once no one is on a machine, a trained person turns off/],
    ['dialysis-center', 'Storm Surge', /treat every dialysis patient early.*Tell .*ESRD Network/],
    ['urgent-care', 'Storm Surge', /see the patients who cannot wait/],
    ['dialysis-center', 'Power Loss during Treatment', /cherry red, return none\. Clamp and call 911/],
    ['dialysis-center', 'Drought', /start no dialysis until the medical director releases the water/],
    ['dialysis-center', 'Infectious Disease Outbreak', /Skip and shorten no treatment/],
    ['dialysis-center', 'Infectious Disease Outbreak', /separate room or corner chair, or together on the last shift/],
    ['dialysis-center', 'Infectious Disease Outbreak', /Hepatitis B keeps its own room, machine and staff/],
    ['machine-shop', 'Drought', /only tested drinking water for drinking, food, hand washing and care/],
    ['oyster-farm', 'Engine or Hull Failure in the Season', /Everyone puts on a life jacket right away/],
    [
      'oyster-farm',
      'Engine or Hull Failure in the Season',
      /anchor.*Mayday on VHF channel 16, or 911.*Say position.*Stay with the boat/,
    ],
    ['commercial-fishing', 'Engine or Hull Failure in the Season', /Wait for help/],
    ['dialysis-center', 'Flash Floods', /start no one new, watch the street, and end treatments while there is time/],
    ['machine-shop', 'Flash Floods', /higher ground right away if the way is dry.*go up: the highest floor/],
    ['homeless-shelter', 'Hurricanes', /move everyone who sleeps here.*to beds that you named\. Outside one, stay open/],
    [
      'water-utility',
      'Treatment Chemical Shortage or Release',
      /smells chlorine, everyone leaves, upwind and uphill\. No one goes in to look.*No one sprays water on the leak/,
    ],
    ['water-utility', 'Source Lost: Drought, Spill or Dam', /upstream, close the intake right away/],
    ['propane-dealer', 'Supply Allocation at the Terminal', /no heat, send them to a warm place now/],
    ['ski-area', 'Avalanche or Buried Guest', /Patrol calls 911/],
    ['ski-area', 'Access Road Closed', /stay indoors.*No one walks to a car/],
    ['summer-camp', 'Lightning or High Wind over Campers', /^(?!.*crouch).*keep moving toward one/],
    ['oyster-farm', 'Storm Waves, Surge or Ice at the Shore', /small craft advisory.*no one launches and all come in/],
  ])('a trade in danger is told what saves lives: %s, %s, %s', async (trade, risk, says) => {
    expect(findTrade(trade), trade).toBeDefined();
    expect((await stepsFor(trade, risk)).join(' ')).toMatch(says);
  });

  it.each<[trade: string, risk: string, never: RegExp]>([
    ['dialysis-center', 'Dialysis Water Failure', /take every patient off|hand crank/i],
    ['dialysis-center', 'Drought', /recycled|shared well/i],
    ['dialysis-center', 'Floods', /While it is dry, a trained person turns off power/],
    ['machine-shop', 'Medical Emergency on Site', /dialysis/i],
    ['machine-shop', 'Storm Surge', /patient|ESRD/i],
    ['restaurant', 'Drought', /recycled|shared well/i],
    ['nursing-home', 'Drought', /recycled|shared well/i],
    ['machine-shop', 'Drought', /switch to hauled or recycled|shared well/i],
    ['dialysis-center', 'Infectious Disease Outbreak', /routine visits|by phone|well infants|separate time/i],
    ['oyster-farm', 'Engine or Hull Failure in the Season', /Only trained people lock out|repair firm with the model/i],
    ['homeless-shelter', 'Infection in the Dormitory', /over 65|pregnant/i],
  ])('a trade in danger is never told what harms there: %s, %s, %s', async (trade, risk, never) => {
    expect(await textFor(trade, risk)).not.toMatch(never);
  });

  it.each(['Tornadoes', 'Flash Floods', 'Floods', 'Chemical Releases', 'Gas Leak', 'Fire'])(
    'a trade in danger disconnects patients from machines before anyone moves: %s',
    async (risk) => {
      const order = /^On a machine: .*clamp/;
      for (const { incident_response_steps: steps } of (await answersTo('dialysis-center', risk)).slice(
        0,
        risk === 'Chemical Releases' ? 2 : 1,
      ))
        expect(
          steps!.findIndex((step) => order.test(step)),
          steps!.join('\n'),
        ).toBeOneOf([0, 1]);
      expect((await stepsFor('machine-shop', risk)).filter((step) => order.test(step))).toEqual([]);
    },
  );

  it('a trade in danger returns no blood by hand crank unless the blood is sound', () => {
    const { functions = [], systems } = traits.dialysis;
    const sheet = functions.find(({ name }) => name.endsWith('treatments in progress'))!.steps;
    expect(sheet).toMatch(
      /Do not return the blood\. Call 911 and the nephrologist\..*water was good and the blood looks sound, trained staff return it/,
    );
    expect(JSON.stringify([functions, systems])).not.toMatch(/staff return blood by hand crank|Return blood by hand first/);
  });

  it('a trade in danger hears one rule about the blood in a machine from every sheet', () => {
    const { functions = [], systems = [] } = traits.dialysis;
    const sheets = [...functions.map(({ steps }) => steps), ...systems.map(({ restore }) => restore)];
    const steps = sheets.flatMap((sheet) => sheet.split(/(?:^| )\d\. /).filter(Boolean));
    const returns = steps.filter((step) => /returns? (?:sound blood|it by hand)/.test(step));
    const keeps = steps.filter((step) => /no blood|not return the blood/i.test(step));
    expect(returns.length).toBeGreaterThan(2);
    expect(returns.filter((step) => !/only power.*water was good/i.test(step))).toEqual([]);
    expect(keeps.length).toBeGreaterThan(2);
    expect(
      keeps.filter((step) => !/second-tank test fail(?:s|ed)|failed second-tank test/i.test(step) || !/911/.test(step)),
    ).toEqual([]);
    expect(keeps.filter((step) => /only power|utility/.test(step))).toEqual([]);
  });
});

describe('the first pages', () => {
  it.each(['standard', 'quick'] as const)('the first pages tell patients on machines to disconnect: %s', async (template) => {
    const lines = allLines(await draftOf('dialysis-center', template));
    expect(lines.find((line) => /Stay in\./.test(line))).toMatch(/On a machine: clamp, disconnect\.$/);
    expect(lines.find((line) => /Flash flood warning/.test(line))).toMatch(
      /end treatments while there is time\. Street flooded: no one leaves\. Water at the door: clamp, disconnect, go up\./,
    );
    expect(allLines(await draftOf('machine-shop', template)).join(' ')).not.toMatch(/On a machine: /);
  });

  it('the first pages give life safety to whoever is there, and tell the owner afterward', async () => {
    const lines = allLines(await draftOf('homeless-shelter', 'standard'));
    const starts = lines.filter((line) => /ollow the sheet .* right away if anyone may be in danger/.test(line));
    expect(starts.length).toBeGreaterThan(0);
    for (const line of starts) {
      expect(line).toMatch(/he person in charge on the spot leads/);
      expect(line).not.toMatch(/ollow .* with .* right away/);
    }
    expect(starts.join(' ')).toMatch(/and tells Board Chair afterward|and tells Executive Director afterward/);
  });

  it('the first pages name the post that is always filled', async () => {
    const lines = allLines(await draftOf('dialysis-center', 'standard'));
    expect(lines.find((line) => /Follow the sheet Emergency disconnection of treatments in progress/.test(line))).toMatch(
      /Charge Nurse or the person in charge on the spot leads, and tells/,
    );
  });

  it('the first pages tell no one what they do themselves', async () => {
    const lines = allLines(await draftOf('timber-framer', 'standard'));
    const starts = lines.filter((line) => /ollow the sheet Jobsite safety/.test(line));
    expect(starts.length).toBeGreaterThan(0);
    for (const line of starts) expect(line).not.toMatch(/(\b[A-Z][\w ]*(?:Foreman|Captain)) or .*and tells \1/);
  });

  it('the first pages of the quick card wait for no owner either', async () => {
    const start = allLines(await draftOf('homeless-shelter', 'quick')).find((line) => /^First Follow the sheet /.test(line));
    expect(start).toMatch(/The person on the spot leads\. Wait for no decision\./);
  });
});
