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

const businessGaps = ({ content, industry }: Profile): Gap[] => {
  const missing = [
    [content.business_name, 'business name'],
    [content.business_type, 'business type'],
    [content.industry, 'industry'],
    [content.city, 'city'],
    [content.state, 'state'],
    [content.zip_code, 'ZIP code'],
  ].flatMap(([value, label]) => (isFilled(value) ? [] : [label!]));
  return [
    missing.length > 0 &&
      `The ${joinFirst(missing, 6)} ${missing.length > 1 ? 'are' : 'is'} missing: add ${missing.length > 1 ? 'them' : 'it'} in step 1 (Business Info).`,
    content.employee_count < 1 && 'The employee count is missing: add it in step 1, since roles and priorities depend on it.',
    parseRevenue(content.annual_revenue) === null &&
      `Annual revenue is ${isFilled(content.annual_revenue) ? 'not readable as an amount' : 'missing'}: add it in step 1 to price an hour in which ${industry.trade} cannot work.`,
  ];
};

const riskGaps = (profile: Profile): Gap[] => {
  const rated = ratedRisks(profile.content, profile.cyber);
  const open = rated.filter((risk) => !isAssessed(risk.assessment));
  return [
    !rated.some((risk) => risk.list === 'primary_concerns') &&
      `No primary concern is chosen: in step 2, start with ${quoteNames(listIndustryRisks(profile).slice(0, 3))}.`,
    !rated.some((risk) => risk.list === 'location_risks') &&
      `No location risk is chosen: in step 2, start with ${quoteNames(listLocationRisks(profile).slice(0, 3))}.`,
    open.length > 0 &&
      `${joinFirst(open.map(({ name }) => formatRiskName(name)))} ${open.length > 1 ? 'are' : 'is'} not rated yet: rate all four columns of the matrix in step 3.`,
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
    !isFilled(content.max_downtime) && 'The maximum tolerable downtime of the whole business is not set: choose it in step 3.',
    !isFilled(content.recovery_priority) && 'The recovery priority is not set: choose it in step 3.',
    !isFilled(content.rpo) && 'The recovery point (how much data may be lost) is not set: choose it in step 3.',
    unset.length > 0 && `The ${joinFirst(unset)} impact severity is not set: choose it on the Impact Severity card in step 3.`,
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
      `No critical function is listed: in step 4, begin with ${quoteNames(listKnownFunctions(profile).slice(0, 3))}.`,
    untimed.length > 0 && `${quoteNames(untimed)}: set RTO and maximum downtime in step 4.`,
    unowned.length > 0 && `${quoteNames(unowned)}: name an owner in step 4.`,
    unwritten.length > 0 && `${quoteNames(unwritten)}: critical, but without a recovery procedure; write it in step 4.`,
    systems.length === 0 && `No IT system is listed: in step 4, begin with ${quoteNames(listKnownSystems(profile).slice(0, 3))}.`,
    unsaved.length > 0 && `${quoteNames(unsaved)}: say in step 4 how often and where backups are kept.`,
    suppliers.length === 0 && `No supplier is listed: in step 4, add ${joinFirst(profile.industry.suppliers.map(supplierName))}.`,
    alone.length > 0 && `${quoteNames(alone)}: critical supplier without an alternative; name one in step 4.`,
  ];
};

const mitigationGaps = ({ content, cyber }: Profile): Gap[] => {
  const open = ratedRisks(content, cyber).filter((risk) => mitigationsFor(content.mitigations, risk.name).length === 0);
  const vague = visibleMitigations(content, cyber).filter(
    (item) => !isAnswered(item.responsible_party) || !isAnswered(item.timeline),
  );
  return [
    open.length > 0 && `${joinFirst(open.map(({ name }) => formatRiskName(name)))}: no mitigation yet; plan one in step 5.`,
    vague.length > 0 &&
      `${pluralize(vague.length, 'mitigation')} without a responsible person or a date: complete ${vague.length > 1 ? 'them' : 'it'} in step 5.`,
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
