import type { Industry, KnownSupplier } from '../industries/industry.ts';
import type { Additions } from '../traits/trait.ts';
import { traitOf } from '../traits.ts';
import { connectSystems } from './internet.ts';
import type { Trade } from './trade.ts';
import { listUtilities } from './utilities.ts';

const nameOf = (item: string | { name: string } | readonly [string, ...unknown[]]): string => {
  if (typeof item === 'string') return item;
  return 'name' in item ? item.name : item[0];
};

const isFirst =
  <T>(key: (item: T) => string) =>
  (item: T, at: number, all: readonly T[]): boolean =>
    all.findIndex((other) => key(other) === key(item)) === at;

/** What each replaced name stands for now. */
const listReplacements = (parts: readonly Additions[]): Map<string, string> => {
  const items = parts.flatMap(({ functions = [], systems = [], suppliers = [], risks = [] }) => [
    ...[...functions, ...systems, ...suppliers].map(({ name, replaces = [] }) => ({ name, replaces })),
    ...risks.map(([name, , note]) => ({ name, replaces: note?.replaces ?? [] })),
  ]);
  return new Map(items.flatMap(({ name, replaces }) => replaces.map((replaced) => [replaced, name] as const)));
};

/** A longer list is not worked through. */
const SUPPLIERS_MAX = 12;

const join = <T>(lists: readonly (readonly T[] | undefined)[]): T[] => lists.flatMap((list) => list ?? []);

/** The basics of an industry with what the trade and its traits add, replace and leave out; the more specific entries first. */
const composeIndustry = (industry: Industry, trade: Trade): Industry => {
  const parts: readonly Additions[] = [trade, ...trade.traits.map(traitOf)];
  const replacements = listReplacements(parts);
  const gone = new Set([...replacements.keys(), ...join(parts.map(({ not }) => not))]);
  const isKept = (item: Parameters<typeof nameOf>[0]): boolean => !gone.has(nameOf(item));
  const pick = <T extends Parameters<typeof nameOf>[0]>(lists: readonly (readonly T[] | undefined)[]): T[] =>
    join(lists).filter(isKept).filter(isFirst(nameOf));
  const rename = (names: readonly string[] = []): string[] => [...new Set(names.map((name) => replacements.get(name) ?? name))];

  const functions = pick([...parts.map((part) => part.functions), industry.functions]);
  const functionNames = new Set(functions.map(nameOf));
  const listed = pick([...parts.map((part) => part.systems), industry.systems]).map((system) => ({
    ...system,
    supports: rename(system.supports).filter((name) => functionNames.has(name)),
    ...(system.needs ? { needs: rename(system.needs) } : {}),
  }));
  const systems = connectSystems(listed);
  const carries = ({ supports }: { supports: readonly string[] }): boolean => supports.length > 0;
  const isNeeded = ({ name }: { name: string }): boolean =>
    systems.some((other) => carries(other) && other.needs?.includes(name));
  const isSaid = (text: string): boolean => !trade.unlike?.test(text);
  const lastOf = <K extends keyof Additions>(key: K): Additions[K] => parts.find((part) => part[key] !== undefined)?.[key];
  const ofIndustry = industry.suppliers.filter((supplier) => typeof supplier !== 'string');
  const suppliers = pick<KnownSupplier>([...parts.map((part) => part.suppliers), listUtilities(trade.id, functions), ofIndustry])
    .slice(0, SUPPLIERS_MAX)
    .map((supplier) => ({ ...supplier, serves: rename(supplier.serves).filter((name) => functionNames.has(name)) }));

  const { dry: _, ...wetExposure } = industry.exposure;
  // Drought reaches the trade as it says itself, or else as it reaches its industry.
  const basicExposure = trade.exposure ? wetExposure : industry.exposure;

  return {
    ...industry,
    trade: trade.trade,
    peak: trade.peak,
    posts: Object.assign({}, industry.posts, ...[...parts].reverse().map(({ posts }) => posts)),
    exposure: Object.assign({}, basicExposure, ...[...parts].reverse().map(({ exposure }) => exposure)),
    harm: Object.assign({}, industry.harm, ...[...parts].reverse().map(({ harm }) => harm)),
    functions: functions.map((item) => ({
      ...item,
      ...(item.needs ? { needs: rename(item.needs).filter((name) => functionNames.has(name)) } : {}),
    })),
    // Systems that carried only removed functions are removed too.
    systems: systems.filter((system) => carries(system) || isNeeded(system)),
    sizes: lastOf('sizes') ?? industry.sizes,
    suppliers: suppliers.length > 0 ? suppliers : industry.suppliers,
    insights: [...join(parts.map((part) => part.insights)), ...industry.insights.filter(isSaid)],
    risks: pick([...parts.map((part) => part.risks), industry.risks]),
    alternatePlace: lastOf('alternatePlace') ?? industry.alternatePlace,
    insurance: [...new Set(join([...parts.map((part) => part.insurance), industry.insurance?.filter(isSaid)]))],
    vitalRecords: [...new Set(join([...parts.map((part) => part.vitalRecords), industry.vitalRecords?.filter(isSaid)]))],
    mitigations: join(parts.map((part) => part.mitigations)),
    exerciseIdeas: [...new Set(join([...parts.map((part) => part.exerciseIdeas), industry.exerciseIdeas?.filter(isSaid)]))],
  };
};

/** `name`: the industry that the business chose; `basics` are those of an industry in which the trade is at home. */
export const specializeForTrade = (name: Industry['name'], basics: Industry, trade: Trade): Industry => ({
  ...composeIndustry(basics, trade),
  name,
});
