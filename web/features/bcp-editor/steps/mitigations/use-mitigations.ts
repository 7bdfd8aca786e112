import { useMemo } from 'react';
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isSameMitigation, mitigationsFor, visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { confirmEntry } from '#shared/domain/bcp/provenance.ts';
import { isSameRisk, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { suggestionMessages } from '#shared/messages/bcp-screens.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { toastUndo } from '../../../../ui/toast.ts';
import { useEdit, useEditor, useField } from '../../state/editor-context.tsx';

export interface RiskWithMitigations {
  name: string;
  mitigations: Mitigation[];
}

/** Risks without mitigations first, then the other identified ones, then risks that only a mitigation names. */
export const useRiskRows = (): { rows: RiskWithMitigations[]; identified: string[]; shown: Mitigation[] } => {
  const { cyber } = useEditor();
  const concerns = useField('risk_factors').selected;
  const threat_probability = useField('threat_probability');
  const mitigations = useField('mitigations');
  return useMemo(() => {
    const identified = [
      ...new Set([...visibleConcerns(concerns, cyber), ...visibleLocationRisks(threat_probability.selected, cyber)]),
    ];
    const shown = visibleMitigations({ mitigations, threat_probability }, cyber);
    const others = [...new Set(shown.map((mitigation) => mitigation.risk_name))].filter(
      (name) => !identified.some((risk) => isSameRisk(risk, name)),
    );
    const rows = identified.map((name) => ({ name, mitigations: mitigationsFor(shown, name) }));
    const untreated = rows.filter((row) => row.mitigations.length === 0);
    const treated = rows.filter((row) => row.mitigations.length > 0);
    const named = others.map((name) => ({ name, mitigations: mitigationsFor(shown, name) }));
    return { rows: [...untreated, ...treated, ...named], identified, shown };
  }, [concerns, threat_probability, mitigations, cyber]);
};

export const useMitigationEdits = () => {
  const edit = useEdit();
  const { store } = useEditor().session;
  const listCurrent = () => store.get().content.mitigations;
  const set = (mitigations: Mitigation[]) => edit({ mitigations });
  return {
    /** Returns why it was refused, or null. A mitigation saved in its form counts as the customer's own, even if suggested. */
    save: (saved: Mitigation): string | null => {
      const mitigation: Mitigation = { ...saved, source: 'user' };
      const index = listCurrent().findIndex((known) => known.id === mitigation.id);
      if (index !== -1) set(listCurrent().with(index, mitigation));
      else if (listCurrent().some((known) => isSameMitigation(known, mitigation))) return bcpMessages.duplicateMitigation;
      else if (listCurrent().length >= LIST_MAX) return fill(fieldMessages.tooMany, { field: 'A list', max: LIST_MAX });
      else set([...listCurrent(), mitigation]);
      return null;
    },
    confirm: (confirmed: readonly Mitigation[]): void => {
      const ids = new Set(confirmed.map(({ id }) => id));
      const before = listCurrent();
      set(before.map((mitigation) => (ids.has(mitigation.id) ? confirmEntry(mitigation) : mitigation)));
      const sourceOf = new Map(before.map(({ id, source }) => [id, source]));
      toastUndo(suggestionMessages.confirmed, () =>
        set(listCurrent().map((each) => (ids.has(each.id) ? { ...each, source: sourceOf.get(each.id) ?? each.source } : each))),
      );
    },
    remove: (mitigation: Mitigation): void => {
      const index = listCurrent().findIndex((known) => known.id === mitigation.id);
      set(listCurrent().toSpliced(index, 1));
      toastUndo(`${mitigation.mitigation_strategy} deleted`, () => set(listCurrent().toSpliced(index, 0, mitigation)));
    },
  };
};
