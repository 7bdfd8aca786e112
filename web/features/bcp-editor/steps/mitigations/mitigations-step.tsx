/** Step 5: what is done about each risk. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { mitigationsFor } from '#shared/domain/bcp/mitigation.ts';
import { Card } from '../../../../ui/card.tsx';
import { LazyEntitySheet } from '../../forms/lazy-entity-sheet.tsx';
import { useEditor } from '../../state/editor-context.tsx';
import { useScrollTarget } from '../../state/use-arrival.ts';
import { blankMitigation, mitigationForm } from './mitigation-form.ts';
import { MitigationList } from './mitigation-list.tsx';
import styles from './mitigations-step.module.css';
import { RiskPanel } from './risk-panel.tsx';
import { useMitigationEdits, useRiskRows } from './use-mitigations.ts';

function NoRisks() {
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

export function MitigationsStep() {
  const { rows, identified, shown } = useRiskRows();
  const { put, remove } = useMitigationEdits();
  const [risk, setRisk] = useState<string | null>(null);
  const [open, setOpen] = useState<Mitigation | null>(null);
  useScrollTarget('mitigations', 'mitigations', (id) => setOpen(shown.find((one) => one.id === id) ?? null));
  const isNew = open !== null && !shown.some((one) => one.id === open.id);
  if (rows.length === 0) return <NoRisks />;
  return (
    <div id="mitigations" tabIndex={-1} className={styles.columns}>
      <RiskPanel rows={rows} total={shown.length} chosen={risk} onChoose={setRisk} />
      <MitigationList
        risk={risk}
        mitigations={risk === null ? shown : mitigationsFor(shown, risk)}
        canSave={shown.length > 0}
        onAdd={() => setOpen(blankMitigation(risk ?? ''))}
        onEdit={setOpen}
        onRemove={remove}
      />
      {open && (
        <LazyEntitySheet
          key={open.id}
          title={isNew ? 'Add Mitigation' : 'Edit Mitigation'}
          name={`mitigations/${isNew ? 'new' : open.id}`}
          spec={mitigationForm(identified)}
          entry={open}
          submitLabel={isNew ? 'Add Mitigation' : 'Save changes'}
          onSubmit={put}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
