import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Location } from '#shared/domain/bcp/bcp.ts';
import { groupRisksByLevel } from '#shared/domain/bcp/impact.ts';
import { visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { countByCriticality, criticalityOrder } from '#shared/domain/bcp/operations.ts';
import { criticalityLabels, durationLabel, recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { findingScreens } from '#shared/messages/bcp-screens.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { FindingList } from '../../panels/findings.tsx';
import { useFindings } from '../../panels/use-findings.ts';
import { useBcp, useEditor, useField } from '../../state/editor-context.tsx';
import styles from './review-summary.module.css';

interface SummaryBlockProps {
  title: string;
  step: WizardStep;
  rows?: [label: string, value: ReactNode][];
  children?: ReactNode;
}

function SummaryBlock({ title, step, rows = [], children }: SummaryBlockProps) {
  const { goTo } = useEditor();
  return (
    <SectionCard
      title={title}
      note={
        <Anchor component="button" type="button" onClick={() => goTo(step)} aria-label={`Change ${title.toLowerCase()}`}>
          Change
        </Anchor>
      }
    >
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || <span className={styles.missing}>Not given</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </SectionCard>
  );
}

const formatAddress = ({ address, city, state, zip }: Location): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export function BusinessSummary() {
  const content = useBcp((state) => state.content);
  const location = content.primary_location;
  return (
    <SummaryBlock
      title="Business summary"
      step={1}
      rows={[
        ['Business name', content.business_name],
        ['Industry', content.industry],
        ['Business type', content.business_type],
        ['Number of employees', content.employee_count],
        ['Annual revenue', content.annual_revenue],
        ['Primary location', location && [location.name, formatAddress(location)].filter(Boolean).join(': ')],
        ['Contact', location && [location.contact, location.phone, location.email].filter(Boolean).join(', ')],
        ['Meeting place', content.meeting_place],
        ['Second meeting place', content.second_meeting_place],
        ['Spending authority', content.spending_authority],
      ]}
    />
  );
}

export function LocationsSummary() {
  const locations = useField('additional_locations');
  return (
    <SummaryBlock
      title="Additional locations"
      step={1}
      rows={locations.map((location, index) => [location.name || `Location ${index + 2}`, formatAddress(location)])}
    >
      {locations.length === 0 && <Text c="dimmed">None. The business works at its primary location only.</Text>}
    </SummaryBlock>
  );
}

export function RisksSummary() {
  const { cyber } = useEditor();
  const content = useBcp((state) => state.content);
  const { high, medium, low } = groupRisksByLevel(content, cyber);
  const { max_downtime, recovery_priority, rpo } = content;
  return (
    <>
      <SummaryBlock
        title="Risks"
        step={2}
        rows={[
          ['High', String(high.length)],
          ['Medium', String(medium.length)],
          ['Low', String(low.length)],
          ['Mitigations', String(visibleMitigations(content, cyber).length)],
        ]}
      />
      <SummaryBlock
        title="Impact"
        step={3}
        rows={[
          ['Longest you could be down (MTD)', max_downtime && durationLabel(max_downtime)],
          ['Recovery priority', recovery_priority && recoveryPriorityLabel(recovery_priority)],
          ['Recovery point objective (RPO)', rpo && durationLabel(rpo)],
        ]}
      />
    </>
  );
}

export function FunctionOverview() {
  const functions = useField('critical_functions');
  const suppliers = useField('key_suppliers');
  const systems = useField('it_systems');
  const counts = countByCriticality(functions);
  return (
    <SummaryBlock
      title="Critical functions"
      step={4}
      rows={[
        ['Key suppliers', String(suppliers.length)],
        ['IT systems', String(systems.length)],
      ]}
    >
      <dl className={styles.counts} aria-label="Critical functions by criticality">
        {criticalityOrder.map((level) => (
          <div key={level} data-none={counts[level] === 0 || undefined}>
            <dt>{level === 'basic' ? 'Basic' : criticalityLabels[level]}</dt>
            <dd>{counts[level]}</dd>
          </div>
        ))}
      </dl>
    </SummaryBlock>
  );
}

const FEW = 8;

export function ReviewFindings() {
  const findings = useFindings();
  const open = findings.filter(({ dismissed }) => dismissed === null).length;
  return (
    <SectionCard title={findingScreens.title} note={findingScreens.count(open)}>
      <FindingList
        findings={findings}
        shownMax={FEW}
        emptyText={findingScreens.none}
        more={(rest, showAll) => (
          <Group>
            <Button size="sm" variant="default" onClick={showAll}>
              {findingScreens.showAll(rest)}
            </Button>
          </Group>
        )}
      />
    </SectionCard>
  );
}
