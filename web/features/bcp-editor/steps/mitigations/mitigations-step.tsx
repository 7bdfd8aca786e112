import { Button, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { Card } from '../../../../ui/card.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { LazyEntitySheet } from '../../forms/lazy-entity-sheet.tsx';
import { createBlankMitigation, createMitigationForm, joinLists, splitLists } from '../../forms/mitigation-form.tsx';
import { useEditor, useScrollTarget } from '../../state/editor-context.tsx';
import { MitigationList } from './mitigation-list.tsx';
import styles from './mitigations.module.css';
import { type RiskWithMitigations, useMitigationEdits, useRiskRows } from './use-mitigations.ts';

function NoRisksToTreat() {
  const { goTo } = useEditor();
  return (
    <Card>
      <Text mb="sm">There is nothing to mitigate yet: choose your risks in step 2, and they appear here.</Text>
      <Button variant="default" onClick={() => goTo(2)}>
        Choose risks
      </Button>
    </Card>
  );
}

interface RiskPanelProps {
  rows: RiskWithMitigations[];
  total: number;
  /** Null for all risks. */
  chosen: string | null;
  onChoose: (risk: string | null) => void;
}

function RiskPanel({ rows, total, chosen, onChoose }: RiskPanelProps) {
  const renderRow = (label: string, count: number, value: string | null) => (
    <li key={label}>
      <UnstyledButton className={styles.risk} aria-pressed={chosen === value} onClick={() => onChoose(value)}>
        <span>{label}</span>
        <span className={styles.count} data-none={count === 0 || undefined}>
          {count}
          <VisuallyHidden>{count === 1 ? ' mitigation' : ' mitigations'}</VisuallyHidden>
        </span>
      </UnstyledButton>
    </li>
  );
  return (
    <SectionCard title="Identified risks" note="Mitigations">
      <ul className={styles.list}>
        {renderRow('All risks', total, null)}
        {rows.map(({ name, mitigations }) => renderRow(formatRiskName(name), mitigations.length, name))}
      </ul>
    </SectionCard>
  );
}

export function MitigationsStep() {
  const { rows, identified, shown } = useRiskRows();
  const { save, remove, confirm } = useMitigationEdits();
  const [risk, setRisk] = useState<string | null>(null);
  const [open, setOpen] = useState<Mitigation | null>(null);
  const [wantedField, setWantedField] = useState<string>();
  useScrollTarget('mitigations', 'mitigations', {
    open: (id, field) => {
      setOpen(shown.find((mitigation) => mitigation.id === id) ?? null);
      setWantedField(field);
    },
    create: ({ risk_name = '', mitigation_strategy = '' }) =>
      setOpen({ ...createBlankMitigation(risk_name), mitigation_strategy }),
  });
  const isNew = open !== null && !shown.some((mitigation) => mitigation.id === open.id);
  if (rows.length === 0) return <NoRisksToTreat />;
  return (
    <div id="mitigations" tabIndex={-1} className={styles.columns}>
      <RiskPanel rows={rows} total={shown.length} chosen={risk} onChoose={setRisk} />
      <MitigationList
        risk={risk}
        mitigations={risk === null ? shown : mitigationsFor(shown, risk)}
        canSave={shown.length > 0}
        onAdd={() => setOpen(createBlankMitigation(risk ?? ''))}
        onEdit={setOpen}
        onRemove={remove}
        onConfirm={confirm}
      />
      {open && (
        <LazyEntitySheet
          key={open.id}
          title={isNew ? 'Add Mitigation' : 'Edit Mitigation'}
          draftName={`mitigations/${isNew ? 'new' : open.id}`}
          form={createMitigationForm(identified)}
          entity={joinLists(open)}
          submitLabel={isNew ? 'Add Mitigation' : 'Save changes'}
          wantedField={wantedField}
          onSubmit={(mitigation) => save(splitLists(mitigation))}
          onClose={() => {
            setOpen(null);
            setWantedField(undefined);
          }}
        />
      )}
    </div>
  );
}
