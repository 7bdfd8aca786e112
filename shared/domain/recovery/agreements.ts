import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import { changeMessages } from '#shared/messages/recovery-changes.ts';
import type { StressScenario } from '../bcp/bcp.ts';
import { formatAmount } from '../bcp/revenue.ts';
import { findSaved, measure } from './changes.ts';
import { readLosses } from './losses.ts';
import type { RecoveryModel, RecoveryNode } from './model.ts';
import { agreeOnAlternateSite } from './places.ts';
import { runAll, timeFunctions } from './simulate.ts';

/** Below a minute or a dollar, nothing that anyone would agree for. */
const WORTH_SAYING = 1;

/** What the plan describes or suggests, that this scenario calls for, and that nobody has agreed to. */
export const listMissingAgreements = (
  model: RecoveryModel,
  scenario: StressScenario,
): { texts: string[]; agreed: RecoveryModel } => {
  const { gone, nodes: lost } = readLosses(model, scenario);
  const isSiteMissing = gone.size > 0 && model.sites.some(({ whenAgreed }) => whenAgreed !== undefined);
  const isSuggested = (node: RecoveryNode, at: number): node is Extract<RecoveryNode, { kind: 'supplier' }> =>
    node.kind === 'supplier' && node.whenAgreed !== null && lost.has(at);
  const suggested = model.nodes.filter(isSuggested);
  const nodes = model.nodes.map((node, at) =>
    isSuggested(node, at) ? { ...node, change: node.whenAgreed, whenAgreed: null } : node,
  );
  return {
    texts: [...(isSiteMissing ? [say.siteNotAgreed] : []), ...suggested.map(({ name }) => say.alternativeNotAgreed(name))],
    agreed: { ...(isSiteMissing ? agreeOnAlternateSite(model) : model), nodes },
  };
};

const measureRun = (model: RecoveryModel, scenario: StressScenario) =>
  measure(model, timeFunctions(model, runAll(model, scenario)), scenario);

/** What counts in a scenario only once somebody has agreed to it, and what the agreement would save. */
export const explainMissingAgreements = (
  model: RecoveryModel,
  scenario: StressScenario,
): { texts: readonly string[]; saved: string | null } => {
  const { texts, agreed } = listMissingAgreements(model, scenario);
  if (texts.length === 0) return { texts, saved: null };
  const { rescued, savedMinutes, savedDollars } = findSaved(measureRun(model, scenario), measureRun(agreed, scenario));
  if (rescued.length === 0 && savedMinutes < WORTH_SAYING) return { texts, saved: null };
  const dollars = savedDollars === null || savedDollars < WORTH_SAYING ? null : formatAmount(savedDollars);
  return {
    texts,
    saved: changeMessages.withAgreement(texts.length, { rescued: rescued.length, dollars, minutes: savedMinutes }),
  };
};
