/** How long the business could be down, how soon it must be back, and what an hour of downtime costs. */
import { SimpleGrid, Text } from '@mantine/core';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { DURATIONS, recoveryPriorityLabels, rpoLabels } from '#shared/domain/bcp/options.ts';
import { downtimeHint } from '#shared/domain/bcp/revenue.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { labelledOptions, plainOptions } from '../../forms/options.ts';
import { SectionSave } from '../../save/section-save.tsx';
import { useEdit, useField } from '../../state/editor-context.tsx';
import { useScrollTarget } from '../../state/use-arrival.ts';
import { CostStrip } from './cost-strip.tsx';
import { InfoTip } from './info-tip.tsx';
import { PlanSelect } from './plan-select.tsx';

const FIELDS: BcpField[] = ['max_downtime', 'recovery_priority', 'rpo'];
const MTD_FIELD = 'plan-max-downtime';

export function FinancialCard() {
  const edit = useEdit();
  const downtime = useField('max_downtime');
  const priority = useField('recovery_priority');
  const rpo = useField('rpo');
  const revenue = useField('annual_revenue');
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
          fields={FIELDS}
          section="business impact"
          label="Save Financial Impact"
          success={saveMessages.financialSaved}
          failure={saveMessages.financialFailed}
        />
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <PlanSelect
          id={MTD_FIELD}
          label="Longest you could be down (MTD)"
          options={plainOptions(DURATIONS)}
          value={downtime}
          onChange={(max_downtime) => edit({ max_downtime })}
        />
        <PlanSelect
          label="Recovery priority"
          options={labelledOptions(recoveryPriorityLabels)}
          value={priority}
          onChange={(recovery_priority) => edit({ recovery_priority })}
        />
        <PlanSelect
          label="Recent data you can afford to lose (RPO)"
          options={labelledOptions(rpoLabels)}
          value={rpo}
          onChange={(next) => edit({ rpo: next })}
        />
      </SimpleGrid>
      {hint && (
        <Text size="sm" c="dimmed" mt="md">
          {hint}
        </Text>
      )}
      <CostStrip revenue={revenue} />
    </SectionCard>
  );
}
