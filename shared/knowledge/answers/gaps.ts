import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { IMPACT_KINDS, impactKindLabels, isAssessed, ratedRisks } from '#shared/domain/bcp/impact.ts';
import { mitigationsFor, visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { parseRevenue } from '#shared/domain/bcp/revenue.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { supplierName } from '../industries/industry.ts';
import { listKnownFunctions, listKnownSystems } from '../known-operations.ts';
import { listIndustryRisks, listLocationRisks } from '../known-risks.ts';

import type { Profile } from '../profile.ts';
import { joinFirst, pluralize, quoteAll } from '../sentence.ts';

type Gap = string | false;
const quoteNames = (entries: readonly { name: string }[]): string => joinFirst(quoteAll(entries.map(({ name }) => name)));

const businessGaps = ({ content }: Profile): Gap[] => {
  const missing = [
    [content.business_name, 'business name'],
    [content.business_type, 'business type'],
    [content.industry, 'industry'],
    [content.city, 'city'],
    [content.state, 'state'],
    [content.zip_code, 'ZIP code'],
  ].flatMap(([value, label]) => (isFilled(value) ? [] : [label!]));
  return [
    missing.length > 0 && `Add the ${joinFirst(missing, 6)} in step 1 (Business Info).`,
    content.employee_count < 1 && 'Add the number of employees in step 1. Roles and priorities depend on it.',
    parseRevenue(content.annual_revenue) === null &&
      (isFilled(content.annual_revenue)
        ? 'We cannot read the annual revenue as an amount. Correct it in step 1 to see what an hour of downtime costs.'
        : 'Add the annual revenue in step 1 to see what an hour of downtime costs.'),
  ];
};

const riskGaps = (profile: Profile): Gap[] => {
  const rated = ratedRisks(profile.content, profile.cyber);
  const open = rated.filter((risk) => !isAssessed(risk.assessment));
  return [
    !rated.some((risk) => risk.list === 'primary_concerns') &&
      `Choose your primary concerns in step 2. Start with ${quoteNames(listIndustryRisks(profile).slice(0, 3))}.`,
    !rated.some((risk) => risk.list === 'location_risks') &&
      `Choose your location risks in step 2. Start with ${quoteNames(listLocationRisks(profile).slice(0, 3))}.`,
    open.length > 0 &&
      `Rate ${joinFirst(open.map(({ name }) => formatRiskName(name)))} in all four columns of the matrix in step 3.`,
  ];
};

const impactGaps = ({ content }: Profile): Gap[] => {
  const severity = {
    financial_impact: content.financial_impact_severity,
    operational_impact: content.operational_impact_severity,
    reputational_impact: content.reputational_impact_severity,
    regulatory_impact: content.legal_regulatory_impact_severity,
  };
  const unset = IMPACT_KINDS.filter((kind) => severity[kind] === null).map((kind) => impactKindLabels[kind].toLowerCase());
  return [
    !isFilled(content.max_downtime) && 'Choose the maximum downtime of the whole business in step 3.',
    !isFilled(content.recovery_priority) && 'Choose the recovery priority in step 3.',
    !isFilled(content.rpo) && 'Choose the recovery point (how much data you can lose) in step 3.',
    unset.length > 0 && `Choose the ${joinFirst(unset)} impact severity on the Impact Severity card in step 3.`,
  ];
};

const operationsGaps = (profile: Profile): Gap[] => {
  const { critical_functions: functions, it_systems: systems, key_suppliers: suppliers } = profile.content;
  const untimed = functions.filter((fn) => !isAnswered(fn.rto) || !isAnswered(fn.max_downtime));
  const unowned = functions.filter((fn) => !isAnswered(fn.owner) && !isAnswered(fn.responsible_role));
  const unwritten = functions.filter((fn) => fn.criticality === 'critical' && !isAnswered(fn.recovery_procedures));
  const unsaved = systems.filter((system) => !isAnswered(system.backup_frequency) || !isAnswered(system.backup_location));
  const alone = suppliers.filter(
    (supplier) => supplier.criticality === 'critical' && supplier.alternative_suppliers.length === 0,
  );
  return [
    functions.length === 0 &&
      `List your critical functions in step 4. Start with ${quoteNames(listKnownFunctions(profile).slice(0, 3))}.`,
    untimed.length > 0 && `Set RTO and maximum downtime for ${quoteNames(untimed)} in step 4.`,
    unowned.length > 0 && `Name an owner for ${quoteNames(unowned)} in step 4.`,
    unwritten.length > 0 &&
      `Write a recovery procedure for ${quoteNames(unwritten)} in step 4. ${unwritten.length > 1 ? 'They are' : 'It is'} critical.`,
    systems.length === 0 && `List your IT systems in step 4. Start with ${quoteNames(listKnownSystems(profile).slice(0, 3))}.`,
    unsaved.length > 0 &&
      `Enter in step 4 how often ${quoteNames(unsaved)} ${unsaved.length > 1 ? 'are' : 'is'} backed up, and where.`,
    suppliers.length === 0 &&
      `List your suppliers in step 4. Start with ${joinFirst(profile.industry.suppliers.map(supplierName))}.`,
    alone.length > 0 &&
      `Name an alternative for ${quoteNames(alone)} in step 4. ${alone.length > 1 ? 'They are' : 'It is'} critical.`,
  ];
};

const mitigationGaps = ({ content, cyber }: Profile): Gap[] => {
  const open = ratedRisks(content, cyber).filter((risk) => mitigationsFor(content.mitigations, risk.name).length === 0);
  const vague = visibleMitigations(content, cyber).filter(
    (item) => !isAnswered(item.responsible_party) || !isAnswered(item.timeline),
  );
  return [
    open.length > 0 && `Plan a mitigation for ${joinFirst(open.map(({ name }) => formatRiskName(name)))} in step 5.`,
    vague.length > 0 && `Add a responsible person and a date to ${pluralize(vague.length, 'mitigation')} in step 5.`,
  ];
};

export const listGaps = (profile: Profile): string[] =>
  [
    ...businessGaps(profile),
    ...riskGaps(profile),
    ...impactGaps(profile),
    ...operationsGaps(profile),
    ...mitigationGaps(profile),
  ].filter((gap) => gap !== false);
