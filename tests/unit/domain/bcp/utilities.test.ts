import { describe, expect, it } from 'vitest';
import { findUtility, listDelivered, listUtilityServices } from '#shared/domain/bcp/utilities.ts';

const firm = (name: string, services_provided: string | null = null) => ({ provider_type: 'Utilities', name, services_provided });

describe('what a utility delivers', () => {
  it.each<[string, string | null, string[]]>([
    ['Seattle City Light', 'Power', ['electricity']],
    ['Seattle City Light', null, ['electricity']],
    ['Southern California Edison', null, ['electricity']],
    ['Pacific Gas and Electric', null, ['gas', 'electricity']],
    ['SoCalGas', null, ['gas']],
    ['Washington Gas Light Company', null, ['gas']],
    ['Peoples Energy', 'Natural gas', ['gas']],
    ['Duke Energy', null, []],
    ['National Grid', '24/7 emergency line', []],
    ['Las Vegas Valley Water District', null, ['water']],
    ['City of Galveston', 'Water and sewer', ['water']],
    ['Bayfiber', 'Internet and phone lines', ['phone and internet']],
    ['Consumers', 'Gas, electricity', ['gas', 'electricity']],
  ])('%s (%s) delivers %j', (name, services, expected) => {
    expect(listDelivered({ name, services_provided: services })).toEqual(expected);
  });

  it.each<['gas' | 'electricity' | 'water', string | undefined]>([
    ['gas', 'Puget Gas'],
    ['electricity', 'City Light'],
    ['water', undefined],
  ])('the utility for %s is never one that may deliver something else', (service, expected) => {
    const repair = { ...firm('Gas and Water Repair'), provider_type: 'Maintenance' };
    const firms = [repair, firm('National Grid'), firm('City Light'), firm('Puget Gas')];
    expect(findUtility(firms, service)?.name).toBe(expected);
  });
});

describe('what a sentence about a utility is about', () => {
  it.each<[string, string[]]>([
    ['If you smell or hear gas, touch no switch. Call 911 and the utility from a safe distance.', ['gas']],
    ['On the phone: “Leave now, touch no switch, call 911 and the gas utility from outside.”', ['gas']],
    ['A trained person turns off power at a panel on dry ground. Leave the gas to its own utility.', ['gas']],
    ['Ask the electric company to cut the block from outside.', ['electricity']],
    ['If a crane tips or touches a line, keep everyone away, call 911 and then the utility.', ['electricity']],
    ['Ask the water utility what changed, since when and for how long.', ['water']],
    ['If water, gas or a wire was hit, get everyone out and call 911 or the utility.', ['gas', 'electricity', 'water']],
    ['Ask the utility for a restoration time.', []],
    ['Close the medical gas valve and call the utility about the outage.', []],
  ])('%s', (sentence, expected) => {
    expect(listUtilityServices(sentence)).toEqual(expected);
  });
});
