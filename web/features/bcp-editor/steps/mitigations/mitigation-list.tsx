import { Button, Group, List, Text } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import type { BcpField, Mitigation } from '#shared/domain/bcp/bcp.ts';
import { isPlaceholder } from '#shared/domain/bcp/filled.ts';
import { mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { isAssumed } from '#shared/domain/bcp/provenance.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { EntityList } from '../../../../ui/entity-list.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyBlock } from '../../../../ui/state-block.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { AiOutcome } from '../../ai/ai-outcome.tsx';
import { AssumedFacts } from '../../ai/assumed-facts.tsx';
import { SuggestedChip } from '../../ai/source-labels.tsx';
import { useSuggestions } from '../../ai/suggestions-provider.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import styles from './mitigations.module.css';

const FIELDS: BcpField[] = ['mitigations'];

interface MitigationListProps {
  /** Null for all risks. */
  risk: string | null;
  mitigations: Mitigation[];
  canSave: boolean;
  onAdd: () => void;
  onEdit: (mitigation: Mitigation) => void;
  onRemove: (mitigation: Mitigation) => void;
  onConfirm: (mitigations: readonly Mitigation[]) => void;
}

const renderEntry = (mitigation: Mitigation, withRisk: boolean) => ({
  name: mitigation.mitigation_strategy,
  chips: (
    <>
      {mitigation.status && (
        <StatusChip tone={mitigation.status === 'completed' ? 'ok' : 'neutral'}>
          {mitigationStatusLabels[mitigation.status]}
        </StatusChip>
      )}
      {isPlaceholder(mitigation.responsible_party) && <StatusChip tone="warn">Needs an owner</StatusChip>}
      <SuggestedChip source={mitigation.source} />
      {isAssumed(mitigation) && <StatusChip tone="warn">Assumed</StatusChip>}
      {mitigation.incident_response_steps.length === 0 && <StatusChip tone="warn">Needs response steps</StatusChip>}
    </>
  ),
  meta: [withRisk && formatRiskName(mitigation.risk_name), mitigation.responsible_party, mitigation.timeline]
    .filter(Boolean)
    .join(' · '),
  details: (
    <>
      {mitigation.detailed_strategy && (
        <Text size="sm" mt={4} lineClamp={2}>
          {mitigation.detailed_strategy}
        </Text>
      )}
      {mitigation.incident_response_steps.length > 0 && (
        <details className={styles.steps}>
          <summary>
            {mitigation.incident_response_steps.length} response{' '}
            {mitigation.incident_response_steps.length === 1 ? 'step' : 'steps'}
          </summary>
          <List type="ordered" size="sm" mt={4}>
            {mitigation.incident_response_steps.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </details>
      )}
    </>
  ),
});

// Stable functions, so that only changed entries render again.
const toEntry = (mitigation: Mitigation) => renderEntry(mitigation, false);
const toEntryWithRisk = (mitigation: Mitigation) => renderEntry(mitigation, true);

export function MitigationList({ risk, mitigations, canSave, onAdd, onEdit, onRemove, onConfirm }: MitigationListProps) {
  const { statusOf, request } = useSuggestions();
  const isWorking = statusOf('mitigations').is === 'working';
  return (
    <SectionCard
      title="Mitigations"
      note={risk === null ? 'All risks' : formatRiskName(risk)}
      footer={<SectionSave fields={FIELDS} section="mitigations" label="Save Mitigations" isDisabled={!canSave} />}
    >
      <Group gap="sm" mb="sm">
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onAdd}>
          Add Mitigation
        </Button>
        <Button
          variant="default"
          c="var(--ai)"
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          loading={isWorking}
          aria-busy={isWorking}
          onClick={() => void request('mitigations', risk === null ? undefined : { risk })}
        >
          {risk === null ? 'Generate with AI' : 'Generate with AI for this risk'}
        </Button>
      </Group>
      <Disclosure summary={aiDisclosure.short}>{aiDisclosure.beside}</Disclosure>
      <AiOutcome kind="mitigations" />
      <AssumedFacts entries={mitigations} onConfirm={() => onConfirm(mitigations)} />
      <EntityList
        label="Mitigations"
        items={mitigations}
        keyOf={(mitigation) => mitigation.id}
        entryOf={risk === null ? toEntryWithRisk : toEntry}
        onEdit={onEdit}
        onRemove={onRemove}
        empty={
          <EmptyBlock title="No mitigations defined" order={3} drawing="lamp">
            What you do so that the risk does less harm, and the first steps when it happens.
          </EmptyBlock>
        }
      />
    </SectionCard>
  );
}
