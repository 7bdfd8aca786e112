/** The mitigations of the plan, by risk, and the ways to change them. */
import { useMemo } from 'react';
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isSameMitigation, mitigationsFor, visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { isSameRisk, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { toastUndo } from '../../../../ui/toast.ts';
import { useEdit, useEditor, useField } from '../../state/editor-context.tsx';

export interface RiskRow {
  name: string;
  mitigations: Mitigation[];
}

/** The identified risks with their mitigations, those without any first; risks that only a mitigation names come last. */
export const useRiskRows = (): { rows: RiskRow[]; identified: string[]; shown: Mitigation[] } => {
  const { cyber } = useEditor();
  const concerns = useField('risk_factors').selected;
  const threat_probability = useField('threat_probability');
  const mitigations = useField('mitigations');
  return useMemo(() => {
    const identified = [
      ...new Set([...visibleConcerns(concerns, cyber), ...visibleLocationRisks(threat_probability.selected, cyber)]),
    ];
    const shown = visibleMitigations({ mitigations, threat_probability }, cyber);
    const others = [...new Set(shown.map((one) => one.risk_name))].filter(
      (name) => !identified.some((risk) => isSameRisk(risk, name)),
    );
    const rows = identified.map((name) => ({ name, mitigations: mitigationsFor(shown, name) }));
    const open = rows.filter((row) => row.mitigations.length === 0);
    const begun = rows.filter((row) => row.mitigations.length > 0);
    const named = others.map((name) => ({ name, mitigations: mitigationsFor(shown, name) }));
    return { rows: [...open, ...begun, ...named], identified, shown };
  }, [concerns, threat_probability, mitigations, cyber]);
};

export const useMitigationEdits = () => {
  const edit = useEdit();
  const { store } = useEditor().session;
  const current = () => store.get().content.mitigations;
  const set = (mitigations: Mitigation[]) => edit({ mitigations });
  return {
    /** Adds or changes one, which is the customer's own then; answers why not, or null. Only an added one can be a duplicate. */
    put: (saved: Mitigation): string | null => {
      const one: Mitigation = { ...saved, source: 'user' };
      const index = current().findIndex((known) => known.id === one.id);
      if (index !== -1) set(current().with(index, one));
      else if (current().some((known) => isSameMitigation(known, one))) return bcpMessages.duplicateMitigation;
      else if (current().length >= LIST_MAX) return fill(fieldMessages.tooMany, { field: 'A list', max: LIST_MAX });
      else set([...current(), one]);
      return null;
    },
    remove: (one: Mitigation): void => {
      const index = current().findIndex((known) => known.id === one.id);
      set(current().toSpliced(index, 1));
      toastUndo(`${one.mitigation_strategy} deleted`, () => set(current().toSpliced(index, 0, one)));
    },
  };
};
