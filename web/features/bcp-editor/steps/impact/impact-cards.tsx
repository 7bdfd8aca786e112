import { ActionIcon, Button, Group, NativeSelect, SimpleGrid, Text, Textarea, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { deriveBusinessTimes, findStrictest } from '#shared/domain/bcp/business-times.ts';
import {
  DURATIONS,
  durationLabel,
  type ImpactLevel,
  impactLabels,
  recoveryPriorityLabel,
  recoveryPriorityLabels,
  rpoLabels,
} from '#shared/domain/bcp/options.ts';
import { computeDowntimeCosts, type DowntimeCosts, downtimeHint, openHourHint } from '#shared/domain/bcp/revenue.ts';
import { FIELD_MAX } from '#shared/domain/bcp/text-limits.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { helpMessages } from '#shared/messages/help.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SuggestButton } from '../../ai/suggest-button.tsx';
import { labeledOptions, type Option, plainOptions, withStoredOption } from '../../forms/options.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import { useEdit, useField, useRejection, useScrollTarget } from '../../state/editor-context.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import { emptyToNull } from '../business/input-fields.tsx';
import styles from './impact-cards.module.css';

interface OptionalSelectProps {
  id?: string;
  label: ReactNode;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
}

function OptionalSelect({ id, label, options, value, onChange }: OptionalSelectProps) {
  const ownId = useId();
  return (
    <NativeSelect
      size="md"
      id={id ?? ownId}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    >
      <option value="">Not set</option>
      {withStoredOption(options, value ?? '').map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

function InfoTip({ label, children }: { label: string; children: string }) {
  return (
    <Tooltip label={children} multiline w={280}>
      <ActionIcon variant="subtle" size={32} aria-label={`${label}: ${children}`}>
        <IconInfoCircle size={20} />
      </ActionIcon>
    </Tooltip>
  );
}

const outages = [
  ['4 hours', 4],
  ['1 day', 24],
  ['3 days', 72],
  ['1 week', 168],
] as const;

function CostStrip({ costs }: { costs: DowntimeCosts | null }) {
  if (costs === null) return null;
  return (
    <dl className={styles.strip} aria-label="Cost of downtime over time">
      {outages.map(([label, hours]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{costs.overHours(hours)}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * What is empty above, as the strictest function has it. It stays as it is while the fields are filled, so that nothing
 * below it moves.
 */
function TimesOffer() {
  const edit = useEdit();
  const critical_functions = useField('critical_functions');
  const own = { max_downtime: useField('max_downtime'), recovery_priority: useField('recovery_priority'), rpo: useField('rpo') };
  const offered = deriveBusinessTimes({ critical_functions, ...own });
  const isOffered = Object.keys(offered).length > 0;
  const [times, setTimes] = useState(offered);
  if (Object.keys(offered).some((field) => !(field in times))) setTimes({ ...times, ...offered });
  if (Object.keys(times).length === 0) return null;
  const strictest = findStrictest(critical_functions, 'max_downtime');
  const parts = [
    times.max_downtime && `MTD ${times.max_downtime}`,
    times.recovery_priority && `priority ${recoveryPriorityLabel(times.recovery_priority)}`,
    times.rpo && `RPO ${durationLabel(times.rpo)}`,
  ].filter(Boolean);
  return (
    <Group mt="md" gap="sm">
      <Text size="sm">
        {`Your functions call for: ${parts.join(', ')}.`}
        {times.max_downtime && strictest && ` “${strictest.name}” can wait no longer.`}
      </Text>
      <Button
        variant="default"
        size="compact-md"
        style={isOffered ? undefined : { visibility: 'hidden' }}
        onClick={() => edit(offered)}
      >
        Use these times
      </Button>
    </Group>
  );
}

const FINANCIAL_FIELDS: BcpField[] = ['max_downtime', 'recovery_priority', 'rpo'];

const MTD_FIELD = 'plan-max-downtime';

export function FinancialCard() {
  const edit = useEdit();
  const downtime = useField('max_downtime');
  const priority = useField('recovery_priority');
  const rpo = useField('rpo');
  const revenue = useField('annual_revenue');
  const open_hours_per_week = useField('open_hours_per_week');
  const money = { annual_revenue: revenue, open_hours_per_week };
  const hint = downtimeHint(revenue);
  useScrollTarget('impacts', MTD_FIELD);
  return (
    <SectionCard
      title="Financial Impact Analysis"
      note={
        <InfoTip label="About Business Impact Analysis">
          Business Impact Analysis evaluates the effects of disruption on critical functions.
        </InfoTip>
      }
      footer={
        <SectionSave
          fields={FINANCIAL_FIELDS}
          section="business impact"
          label="Save Financial Impact"
          success={saveMessages.financialSaved}
          failure={saveMessages.financialFailed}
        />
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <OptionalSelect
          id={MTD_FIELD}
          label="Longest you could be down (MTD)"
          options={plainOptions(DURATIONS)}
          value={downtime}
          onChange={(max_downtime) => edit({ max_downtime })}
        />
        <OptionalSelect
          label="Recovery priority"
          options={labeledOptions(recoveryPriorityLabels)}
          value={priority}
          onChange={(recovery_priority) => edit({ recovery_priority })}
        />
        <OptionalSelect
          label="Recent data you can afford to lose (RPO)"
          options={labeledOptions(rpoLabels)}
          value={rpo}
          onChange={(next) => edit({ rpo: next })}
        />
      </SimpleGrid>
      <TimesOffer />
      <Disclosure summary={helpMessages.whyWeAsk}>{helpMessages.whyTimes}</Disclosure>
      {hint && (
        <Text size="sm" c="dimmed" mt="md">
          {hint}
        </Text>
      )}
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {openHourHint(money)}
        </Text>
      )}
      <CostStrip costs={computeDowntimeCosts(money)} />
    </SectionCard>
  );
}

const severityKinds = [
  { key: 'financial', label: 'Financial', example: 'Lost sales, extra costs, penalties' },
  { key: 'operational', label: 'Operational', example: 'Orders you couldn’t fill, work you couldn’t do' },
  { key: 'reputational', label: 'Reputational', example: 'Customers who wouldn’t come back' },
  { key: 'legal_regulatory', label: 'Legal and regulatory', example: 'Duties, contracts and reports you would miss' },
] as const;

type SeverityKind = (typeof severityKinds)[number];

const levelOptions = labeledOptions(impactLabels);

const SEVERITY_FIELDS: BcpField[] = severityKinds.flatMap(({ key }): BcpField[] => [
  `${key}_impact_severity`,
  `${key}_impact_description`,
]);

const checkDescription = (text: string | null): string | undefined =>
  (text?.length ?? 0) > FIELD_MAX ? fill(fieldMessages.tooLong, { field: 'This text', max: FIELD_MAX }) : undefined;

function SeverityRow({ kind: { key, label, example } }: { kind: SeverityKind }) {
  const edit = useEdit();
  const severity = useField(`${key}_impact_severity`);
  const description = useField(`${key}_impact_description`);
  const rejection = useRejection(`${key}_impact_description`);
  return (
    <div>
      <OptionalSelect
        label={`${label} impact`}
        options={levelOptions}
        value={severity}
        onChange={(level) => edit({ [`${key}_impact_severity`]: level as ImpactLevel | null })}
      />
      <Textarea
        mt="xs"
        aria-label={`${label} impact in your words`}
        placeholder={example}
        value={description ?? ''}
        id={fieldId(`${key}_impact_description`)}
        error={checkDescription(description) ?? rejection}
        onChange={(event) => edit({ [`${key}_impact_description`]: emptyToNull(event.currentTarget.value) })}
      />
    </div>
  );
}

export function SeverityCard() {
  return (
    <SectionCard
      title="Impact Severity"
      description="If you couldn’t work for your longest tolerable downtime, how badly would it hurt?"
      footer={<SectionSave fields={SEVERITY_FIELDS} section="business impact" label="Save Impact Severity" />}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="lg">
        {severityKinds.map((kind) => (
          <SeverityRow key={kind.key} kind={kind} />
        ))}
      </SimpleGrid>
      <SuggestButton kind="impacts" what="what each would mean" />
    </SectionCard>
  );
}
