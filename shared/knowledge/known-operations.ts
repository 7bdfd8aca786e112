import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { sortByCriticality } from '#shared/domain/bcp/operations.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedFunction, SuggestedSystem } from '#shared/queues/job-definitions.ts';
import type { KnownFunction, KnownSystem, Post } from './industries/industry.ts';
import { appliesTo, type Profile } from './profile.ts';
import { capitalize, joinNames, quoteAll, truncate } from './sentence.ts';
import { pickBySize } from './size.ts';

/** The functions that a business of this size and kind has, most critical first. */
export const listKnownFunctions = (profile: Profile): KnownFunction[] =>
  sortByCriticality(profile.industry.functions.filter((one) => appliesTo(one, profile)));

/** The IT systems that a business of this size and kind has, most critical first. */
export const listKnownSystems = (profile: Profile): KnownSystem[] =>
  sortByCriticality(profile.industry.systems.filter((one) => appliesTo(one, profile)));

export const isListed = (entries: readonly { name: string }[], name: string): boolean =>
  entries.some((one) => one.name.trim().toLowerCase() === name.toLowerCase());

const REASON_MAX = 400;
const joinReasons = (parts: readonly (string | null)[]): string => {
  const texts = parts.filter((part) => part !== null);
  while (texts.length > 1 && texts.join(' ').length > REASON_MAX) texts.pop();
  return truncate(texts.join(' '), REASON_MAX);
};

const findTopRisk = ({ content, cyber }: Profile): string | null => {
  const risk = ratedRisks(content, cyber).find((one) => one.level === 'high');
  return risk ? formatRiskName(risk.name) : null;
};

const longWords = (text: string): string[] => text.toLowerCase().match(/[a-z]{5,}/g) ?? [];

const findSupplier = ({ content }: Profile, text: string): string | null => {
  const words = new Set(longWords(text));
  const found = content.key_suppliers.find((one) =>
    longWords(`${one.name} ${one.services_provided ?? ''}`).some((word) => words.has(word)),
  );
  return found?.name ?? null;
};

const postName = (post: Post | undefined, profile: Profile, part: keyof Post): string =>
  post === undefined ? 'Owner' : pickBySize(post[part], profile.band);

/** A suggested function, with the people of a firm of that size and the reason out of this plan. */
export const toSuggestedFunction = (one: KnownFunction, profile: Profile): SuggestedFunction => {
  const post = profile.industry.posts[one.post];
  const [role, team, owner] = [
    postName(post, profile, 'role'),
    postName(post, profile, 'team'),
    postName(post, profile, 'owner'),
  ];
  const systems = listKnownSystems(profile).filter((system) => system.supports.includes(one.name));
  const present = systems.filter((system) => isListed(profile.content.it_systems, system.name)).map((system) => system.name);
  const risk = one.criticality === 'critical' ? findTopRisk(profile) : null;
  const supplier = findSupplier(profile, `${one.name} ${one.resources.join(' ')}`);
  const needed = listKnownFunctions(profile).filter((other) => one.needs?.includes(other.name));
  return {
    name: one.name,
    description: one.description,
    criticality: one.criticality,
    max_downtime: one.times[0],
    rto: one.times[1],
    rpo: one.times[2],
    responsible_role: role,
    responsible_team: team,
    owner,
    resources: [...one.resources],
    dependencies: [...needed, ...systems].map(({ name }) => name),
    recovery_procedures: one.steps
      .replaceAll('{role}', role)
      .replaceAll('{team}', team.toLowerCase())
      .replaceAll('{owner}', owner),
    reason: joinReasons([
      `${capitalize(one.stake)}.`,
      present.length > 0 ? `It runs on ${joinNames(quoteAll(present))}, which your plan lists.` : null,
      supplier ? `Settle with ${supplier} what it delivers during an outage.` : null,
      risk ? `You rated ${risk} high; this function is among the first it stops.` : null,
    ]),
  };
};

export const toSuggestedSystem = (one: KnownSystem, profile: Profile): SuggestedSystem => {
  const supported = listKnownFunctions(profile).filter((known) => one.supports.includes(known.name));
  const inPlan = supported.filter((known) => isListed(profile.content.critical_functions, known.name)).map(({ name }) => name);
  const carries = inPlan.length > 0 ? inPlan : supported.map(({ name }) => name);
  const needs = listKnownSystems(profile)
    .filter((other) => one.needs?.includes(other.name))
    .map(({ name }) => name);
  const dependents = listKnownSystems(profile).filter((other) => other.needs?.includes(one.name));
  const supplier = findSupplier(profile, `${one.name} ${one.vendor}`);
  return {
    name: one.name,
    description: one.description,
    criticality: one.criticality,
    system_type: one.type,
    vendor: one.vendor,
    backup_frequency: one.backup[0],
    backup_location: one.backup[1],
    rto: one.times[0],
    recovery_time: one.times[1],
    rpo: one.times[2],
    supports_functions: supported.map(({ name }) => name),
    dependencies: needs,
    system_dependencies: needs,
    recovery_procedures: one.restore,
    reason: joinReasons([
      carries.length > 0
        ? `${joinNames(quoteAll(carries))} ${carries.length > 1 ? 'stop' : 'stops'} without it${inPlan.length > 0 ? ', as listed in your plan' : ''}.`
        : `${joinNames(quoteAll(dependents.map(({ name }) => name)))} cannot start without it.`,
      supplier ? `Ask ${supplier} for a restore test of it.` : null,
    ]),
  };
};
