import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap } from '#shared/domain/bcp/check/dependencies.ts';
import { checkTimes } from '#shared/domain/bcp/check/times.ts';
import { isFilled, isPlaceholder } from '#shared/domain/bcp/filled.ts';
import { isAssessed, ratedRisks } from '#shared/domain/bcp/impact.ts';
import { buildLocalInsights, type FormAnalysis, type Insight } from '#shared/domain/bcp/insights.ts';
import { mitigationsFor as planned, visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { sortByPriority } from '#shared/domain/bcp/priority-order.ts';
import { formatRiskName, isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { computeLostRevenue } from '../../domain/bcp/standing-income.ts';
import { supplierName } from '../industries/industry.ts';
import { isListed, listKnownFunctions, listKnownSystems } from '../known-operations.ts';
import { listIndustryRisks, listLocationRisks, nameHome, withoutKnown } from '../known-risks.ts';
import { suggestMitigationsFor } from '../mitigations.ts';
import { listHomeHazards } from '../places/local-hazards.ts';
import type { Profile } from '../profile.ts';
import { capitalize, joinFirst, pluralize, quoteAll, truncate } from '../sentence.ts';

import { listIdentifiedRisks, listSizeConsiderations } from './suggestions.ts';

type MaybeInsight = Insight | false;
const MESSAGE_MAX = 600;
const createInsight = (type: Insight['type'], priority: Insight['priority'], category: string, message: string): Insight => ({
  type,
  message: truncate(message, MESSAGE_MAX),
  priority,
  category,
});
const quoteNames = (entries: readonly { name: string }[], max = 3): string =>
  joinFirst(quoteAll(entries.map(({ name }) => name)), max);

/** A snapshot has city, state and ZIP but no address. The builder requires all four, so the three alone count as a location. */
const withLocation = (content: BcpContent): BcpContent => {
  const { city, state, zip_code: zip } = content;
  if (![city, state, zip].every(isFilled)) return content;
  const given = 'given';
  return {
    ...content,
    primary_location: { name: given, contact: given, address: given, city, state, zip, phone: given, email: null },
  };
};

interface Offers {
  /** Leaves out what the customer looked at and did not take. */
  dropSetAside: <T extends { name: string }>(entries: readonly T[]) => T[];
  isSetAside: (text: string) => boolean;
}

const businessInsights = (profile: Profile): MaybeInsight[] => {
  const { content, states, industry } = profile;
  const money = computeLostRevenue(content);
  const [size] = listSizeConsiderations(profile);
  const home = nameHome(profile);
  return [
    money !== null &&
      createInsight(
        'info',
        'medium',
        'Impact',
        `At ${content.annual_revenue} a year, an ${money.isOpenHour ? 'open hour' : 'hour'} of downtime costs about ${money.perHour}, and ${money.isOpenHour ? 'an open day' : 'a day'} ${money.perDay}. Your busiest time: ${industry.peak}.`,
      ),
    content.employee_count > 0 && size !== undefined && createInsight('suggestion', 'medium', 'People', size),
    home !== null &&
      createInsight(
        'info',
        'low',
        'Location',
        `In ${home}, the leading hazards are ${joinFirst(
          listHomeHazards(profile)
            .slice(0, 3)
            .map(({ name }) => name.toLowerCase()),
        )}. Step 2 suggests them.`,
      ),
    isFilled(content.state) &&
      states.length === 0 &&
      createInsight(
        'warning',
        'medium',
        'Location',
        `We don’t recognize “${content.state}” as a US state. Check the spelling so we can show local hazards.`,
      ),
  ];
};

const riskInsights = (profile: Profile, { dropSetAside }: Offers): MaybeInsight[] => {
  const { content, cyber, states } = profile;
  const place = dropSetAside(listLocationRisks(profile, content.threat_probability.selected));
  const trade = dropSetAside(withoutKnown(listIndustryRisks(profile), content.risk_factors.selected));
  const total = ratedRisks(content, cyber).length;
  return [
    states.length > 0 &&
      place.length > 0 &&
      createInsight('suggestion', 'high', 'Location risk', `Not on your list: ${quoteNames(place)}. ${place[0]!.reason}`),
    trade.length > 0 && createInsight('suggestion', 'medium', 'Concern', `Consider ${quoteNames(trade)}. ${trade[0]!.reason}`),
    total > 0 &&
      createInsight(
        'info',
        'low',
        'Risk',
        `You chose ${pluralize(total, 'risk')}. The matrix in step 3 shows which of them need a mitigation.`,
      ),
  ];
};

const impactInsights = (profile: Profile): MaybeInsight[] => {
  const { content, cyber } = profile;
  const open = ratedRisks(content, cyber).filter((risk) => !isAssessed(risk.assessment));
  const over = computeLostRevenue(content)?.over(content.max_downtime) ?? null;
  return [
    over !== null &&
      createInsight(
        'info',
        'medium',
        'Impact',
        `A downtime of ${durationLabel(content.max_downtime!)} may cost up to ${over} in revenue. Compare that with your insurance and reserves.`,
      ),
    open.length > 0 &&
      createInsight(
        'suggestion',
        'medium',
        'Impact',
        `Still to rate: ${joinFirst(open.map(({ name }) => formatRiskName(name)))}.`,
      ),
    content.financial_impact_severity === null &&
      createInsight(
        'suggestion',
        'low',
        'Severity',
        `You haven’t rated the financial severity. ${profile.industry.harm.financial_impact}`,
      ),
  ];
};

const CONFLICTS_MAX = 5;

const operationsInsights = (profile: Profile, { dropSetAside }: Offers): MaybeInsight[] => {
  const { content, cyber } = profile;
  const missing = dropSetAside(listKnownFunctions(profile).filter((item) => !isListed(content.critical_functions, item.name)));
  const systems = dropSetAside(listKnownSystems(profile).filter((item) => !isListed(content.it_systems, item.name)));
  const unsaved = content.it_systems.filter((system) => !isFilled(system.backup_frequency));
  const conflicts = checkTimes({ content, employees: [], providers: [], cyber }, buildDependencyMap(content));
  return [
    ...conflicts
      .slice(0, CONFLICTS_MAX)
      .map(({ why, severity }) => createInsight('warning', severity === 'error' ? 'high' : 'medium', 'Recovery times', why)),
    missing.length > 0 &&
      createInsight(
        'suggestion',
        'medium',
        'Operations',
        `Not listed yet: ${quoteNames(missing)}. ${capitalize(missing[0]!.stake)}.`,
      ),
    systems.length > 0 && createInsight('suggestion', 'low', 'IT systems', `Check whether you run ${quoteNames(systems)}.`),
    unsaved.length > 0 && createInsight('warning', 'medium', 'IT systems', `Enter how often you back up ${quoteNames(unsaved)}.`),
    content.key_suppliers.length === 0 &&
      createInsight(
        'suggestion',
        'low',
        'Suppliers',
        `Add the suppliers you can’t be without, such as ${joinFirst(profile.industry.suppliers.map(supplierName))}.`,
      ),
  ];
};

const mitigationInsights = (profile: Profile, { isSetAside }: Offers): MaybeInsight[] => {
  const { content, cyber } = profile;
  const [first] = listIndustryRisks(profile);
  const isUnstarted = listIdentifiedRisks(profile).length === 0;
  const open = ratedRisks(content, cyber).filter((risk) => planned(content.mitigations, risk.name).length === 0);
  const next = open.find((risk) => risk.level === 'high') ?? open[0];
  const idea =
    next &&
    suggestMitigationsFor(next.name, profile).find(
      ({ mitigation_strategy: text = '' }) => (cyber || !isCyberRisk(text)) && !isSetAside(text),
    );
  const vague = visibleMitigations(content, cyber).filter(
    (item) => !isFilled(item.responsible_party) || isPlaceholder(item.responsible_party),
  );
  return [
    isUnstarted &&
      first !== undefined &&
      createInsight(
        'info',
        'medium',
        'Mitigation',
        `Choose risks in step 2 first. Then plan for them, as for ${first.name}. ${suggestMitigationsFor(first.name, profile)[0]?.mitigation_strategy}.`,
      ),
    next && idea
      ? createInsight(
          'suggestion',
          next.level === 'high' ? 'high' : 'medium',
          'Mitigation',
          `For ${formatRiskName(next.name)}: ${idea.mitigation_strategy}. Timeline: ${idea.timeline}.`,
        )
      : false,
    open.length > 0 &&
      createInsight(
        'info',
        'low',
        'Mitigation',
        `${open.length === 1 ? '1 risk has' : `${open.length} risks have`} no mitigation yet: ${joinFirst(open.map(({ name }) => formatRiskName(name)))}.`,
      ),
    vague.length > 0 &&
      createInsight(
        'warning',
        'medium',
        'Mitigation',
        `${vague.length === 1 ? '1 mitigation has' : `${vague.length} mitigations have`} no responsible person. Start with “${vague[0]!.mitigation_strategy}”.`,
      ),
  ];
};

/** Nothing that `setAside` names is offered. */
export const writeFormInsights = (profile: Profile, setAside: readonly string[] = []): FormAnalysis => {
  const { content, cyber } = profile;
  const refused = new Set(setAside.map((name) => name.trim().toLowerCase()));
  const isSetAside = (text: string) => refused.has(text.trim().toLowerCase());
  const offers: Offers = { isSetAside, dropSetAside: (entries) => entries.filter(({ name }) => !isSetAside(name)) };
  const own = { 1: businessInsights, 2: riskInsights, 3: impactInsights, 4: operationsInsights, 5: mitigationInsights };
  const local = buildLocalInsights(withLocation(content), cyber);
  return Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).map((step) => {
      const { insights, completion_score } = local[step]!;
      const all = [...insights, ...own[step](profile, offers).filter((item) => item !== false)];
      const shown = all.filter(
        (item, at) => (cyber || !isCyberRisk(item.message)) && all.findIndex(({ message }) => message === item.message) === at,
      );
      return [String(step), { insights: sortByPriority(shown), completion_score }];
    }),
  );
};
