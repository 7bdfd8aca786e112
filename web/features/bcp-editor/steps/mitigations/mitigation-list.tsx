/** The mitigations of the chosen risk, or of all. */
import { Button, Group, List, Text } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import type { BcpField, Mitigation } from '#shared/domain/bcp/bcp.ts';
import { mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { isPlaceholder } from '#shared/domain/bcp/placeholder.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { EntityList } from '../../../../ui/entity-list.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyBlock } from '../../../../ui/state-block.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { AiOutcome } from '../../ai/ai-outcome.tsx';
import { SuggestedChip } from '../../ai/suggested-chip.tsx';
import { useSuggestions } from '../../ai/suggestions-provider.tsx';
import { SectionSave } from '../../save/section-save.tsx';
import styles from './mitigation-list.module.css';

const FIELDS: BcpField[] = ['mitigations'];

interface Props {
  /** Null for all risks. */
  risk: string | null;
  mitigations: Mitigation[];
  canSave: boolean;
  onAdd: () => void;
  onEdit: (one: Mitigation) => void;
  onRemove: (one: Mitigation) => void;
}

const entryOf = (one: Mitigation, withRisk: boolean) => ({
  name: one.mitigation_strategy,
  chips: (
    <>
      {one.status && (
        <StatusChip tone={one.status === 'completed' ? 'ok' : 'neutral'}>{mitigationStatusLabels[one.status]}</StatusChip>
      )}
      {isPlaceholder(one.responsible_party) && <StatusChip tone="warn">Needs an owner</StatusChip>}
      <SuggestedChip source={one.source} />
      {one.incident_response_steps.length === 0 && <StatusChip tone="warn">Needs response steps</StatusChip>}
    </>
  ),
  meta: [withRisk && formatRiskName(one.risk_name), one.responsible_party, one.timeline].filter(Boolean).join(' · '),
  details: (
    <>
      {one.detailed_strategy && (
        <Text size="sm" mt={4} lineClamp={2}>
          {one.detailed_strategy}
        </Text>
      )}
      {one.incident_response_steps.length > 0 && (
        <details className={styles.steps}>
          <summary>
            {one.incident_response_steps.length} response {one.incident_response_steps.length === 1 ? 'step' : 'steps'}
          </summary>
          <List type="ordered" size="sm" mt={4}>
            {one.incident_response_steps.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </details>
      )}
    </>
  ),
});

// The same function for every rendering, so that only changed entries are rendered again.
const alone = (one: Mitigation) => entryOf(one, false);
const amongAll = (one: Mitigation) => entryOf(one, true);

export function MitigationList({ risk, mitigations, canSave, onAdd, onEdit, onRemove }: Props) {
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
      <Text size="xs" c="dimmed" mb="sm">
        {aiDisclosure.beside}
      </Text>
      <AiOutcome kind="mitigations" />
      <EntityList
        label="Mitigations"
        items={mitigations}
        keyOf={(one) => one.id}
        entryOf={risk === null ? amongAll : alone}
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
