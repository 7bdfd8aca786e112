/** Nobody who smells gas is sent to a firm that delivers something else. */
import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { listUtilityServices } from '#shared/domain/bcp/utilities.ts';
import { ServiceProvider } from '#shared/domain/people.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const utility = (id: number, name: string, services_provided: string | null, phone: string): ServiceProvider =>
  ServiceProvider.parse({ id, bcp_id: 1, provider_type: 'Utilities', name, services_provided, phone, email: null });

const electric = utility(1, 'Gulf Light', 'Electricity', '409-555-0101');
const unknown = utility(2, 'Island Services', null, '409-555-0102');
const gas = utility(3, 'Coast Methane', 'Natural gas', '409-555-0103');

type Kind = 'standard' | 'quick';
const linesOf = async (trade: (typeof trades)[number], providers: ServiceProvider[], template: Kind): Promise<string[]> => {
  const bcp = await draftTrade(trade);
  const input = { bcp, employees: [], providers, template, cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
  return renderBcp(input)
    .split(/<\/(?:td|th|li|p|dd|dt|h\d)>/)
    .map((part) => part.replace(/<[^>]*>/g, '').trim());
};
const isAboutGas = (line: string): boolean => {
  const services = listUtilityServices(line.replace(/Gulf Light|Island Services|Coast Methane/g, ''));
  return services.length === 1 && services[0] === 'gas';
};

describe('a line about gas', () => {
  it.each(trades.map((trade) => [trade.id, trade] as const))('%s names only the gas utility', async (_, trade) => {
    const lines = await linesOf(trade, [electric, unknown], 'standard');
    expect(lines.filter((line) => isAboutGas(line) && /Gulf Light|Island Services/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('If the building has gas, call the gas utility from a safe distance.'))).toBe(true);
  });

  it.each(trades.filter((_, at) => at % 20 === 0).map((trade) => [trade.id, trade] as const))(
    '%s names the gas utility where it is known',
    async (_, trade) => {
      const lines = await linesOf(trade, [electric, unknown, gas], 'standard');
      expect(lines.filter((line) => isAboutGas(line) && /Gulf Light|Island Services/.test(line))).toEqual([]);
      expect(lines.some((line) => line.includes('call the gas utility, Coast Methane (409-555-0103). Only the utility'))).toBe(
        true,
      );
    },
  );

  it('the quick reference card names each utility with what it delivers', async () => {
    const card = await linesOf(trades.find(({ id }) => id === 'bakery')!, [gas, electric, unknown], 'quick');
    const at = (name: string) => card[card.indexOf(name) + 1];
    expect([at('Coast Methane'), at('Gulf Light'), at('Island Services')]).toEqual(['Gas', 'Electricity', 'Utilities']);
    expect(card.find((line) => line.startsWith('Wires down'))).toMatch(/Power out: call Gulf Light \(409-555-0101\)\.$/);
  });
});
