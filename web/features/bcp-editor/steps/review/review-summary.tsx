import { Anchor, Button, Group, List, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Location } from '#shared/domain/bcp/bcp.ts';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { groupRisksByLevel, isAssessed } from '#shared/domain/bcp/impact.ts';
import { visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { countByCriticality, criticalityOrder } from '#shared/domain/bcp/operations.ts';
import { criticalityLabels, durationLabel, recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { findingScreens } from '#shared/messages/bcp-screens.ts';
import { reviewMessages as say } from '#shared/messages/wizard.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { touchTarget } from '../../../../ui/touch-target.ts';
import { FindingList } from '../../panels/findings.tsx';
import { useFindings } from '../../panels/use-findings.ts';
import { useBcp, useEditor, useField } from '../../state/editor-context.tsx';
import { useKnownPeople, usePeople } from '../../state/use-people.ts';
import styles from './review-summary.module.css';

interface SummaryBlockProps {
  title: string;
  step: WizardStep;
  /** The part of the step that the Change link leads to. */
  section?: Finding['section'];
  rows?: [label: string, value: ReactNode][];
  children?: ReactNode;
}

function SummaryBlock({ title, step, section, rows = [], children }: SummaryBlockProps) {
  const { goTo } = useEditor();
  const change = () => goTo(step, section && { section });
  return (
    <SectionCard
      title={title}
      note={
        <Anchor component="button" type="button" style={touchTarget} onClick={change} aria-label={`Change: ${title}`}>
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

const NAMES_SHOWN = 8;

function NameList({ names, none = say.none }: { names: readonly string[]; none?: string }) {
  const [isAll, setIsAll] = useState(false);
  if (names.length === 0) return <span className={styles.missing}>{none}</span>;
  const shown = isAll ? names : names.slice(0, NAMES_SHOWN);
  return (
    <>
      <List size="sm">
        {shown.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same name
          <List.Item key={index}>{name}</List.Item>
        ))}
      </List>
      {shown.length < names.length && (
        <Anchor component="button" type="button" size="sm" style={touchTarget} onClick={() => setIsAll(true)}>
          {say.showMore(names.length - shown.length)}
        </Anchor>
      )}
    </>
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
  const rows = [
    ['High', high],
    ['Medium', medium],
    ['Low', low.filter(({ assessment }) => isAssessed(assessment))],
    [say.notRated, low.filter(({ assessment }) => !isAssessed(assessment))],
  ] as const;
  return (
    <>
      <SummaryBlock
        title="Risks"
        step={2}
        rows={rows
          .filter(([, risks]) => risks.length > 0)
          .map(([level, risks]) => [
            `${level} (${risks.length})`,
            <NameList key={level} names={risks.map(({ name }) => formatRiskName(name))} />,
          ])}
      >
        {high.length + medium.length + low.length === 0 && <Text c="dimmed">{say.none}</Text>}
      </SummaryBlock>
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

interface NamedBlockProps extends Pick<SummaryBlockProps, 'title' | 'step' | 'section' | 'children'> {
  names: readonly string[];
  none?: string;
}

function NamedBlock({ names, none, title, ...rest }: NamedBlockProps) {
  return (
    <SummaryBlock
      {...rest}
      title={title}
      rows={[[say.inAll(names.length), <NameList key={title} names={names} none={none} />]]}
    />
  );
}

const listItemNames = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

export function FunctionOverview() {
  const functions = useField('critical_functions');
  const counts = countByCriticality(functions);
  return (
    <NamedBlock title="Critical functions" step={4} section="functions" names={listItemNames(functions)}>
      <dl className={styles.counts} aria-label="Critical functions by criticality">
        {criticalityOrder.map((level) => (
          <div key={level} data-none={counts[level] === 0 || undefined}>
            <dt>{level === 'basic' ? 'Basic' : criticalityLabels[level]}</dt>
            <dd>{counts[level]}</dd>
          </div>
        ))}
      </dl>
    </NamedBlock>
  );
}

export function DependenciesSummary() {
  const suppliers = useField('key_suppliers');
  const systems = useField('it_systems');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NamedBlock title="Key suppliers" step={4} section="suppliers" names={listItemNames(suppliers)} />
      <NamedBlock title="IT systems" step={4} section="systems" names={listItemNames(systems)} />
    </SimpleGrid>
  );
}

export function PeopleSummary() {
  const { employees, providers } = usePeople();
  const known = useKnownPeople();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NamedBlock
        title="Team members"
        step={4}
        section="employees"
        names={employees.map(({ name, role }) => [name, role].filter(Boolean).join(', '))}
        none={known.employees ? say.none : say.notLoaded}
      />
      <NamedBlock
        title="Service providers"
        step={4}
        section="providers"
        names={listItemNames(providers)}
        none={known.providers ? say.none : say.notLoaded}
      />
    </SimpleGrid>
  );
}

export function MitigationsSummary() {
  const { cyber } = useEditor();
  const content = useBcp((state) => state.content);
  return (
    <NamedBlock
      title="Mitigations"
      step={5}
      names={visibleMitigations(content, cyber).map(
        ({ risk_name, mitigation_strategy }) => `${formatRiskName(risk_name)}: ${mitigation_strategy}`,
      )}
    />
  );
}

const FEW = 5;

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
