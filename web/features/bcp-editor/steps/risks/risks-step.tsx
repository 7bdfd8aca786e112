import { Anchor, Button, Group, Text } from '@mantine/core';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { listRiskOptions, type RiskList, visibleConcerns } from '#shared/domain/bcp/risk-names.ts';
import { canLeaveStep } from '#shared/domain/bcp/wizard.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';
import { fill } from '#shared/messages/fields.ts';
import { Card } from '../../../../ui/card.tsx';
import { useBcp, useEditor, useField } from '../../state/editor-context.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import { PlaceCard } from './place-card.tsx';
import { RiskBanner } from './risk-banner.tsx';
import { RiskChecklist } from './risk-checklist.tsx';

function BusinessFirst() {
  const { goTo } = useEditor();
  return (
    <Card role="alert">
      <Group justify="space-between" gap="sm">
        <span>Please complete your business information first. Your risks depend on what you do and where you are.</span>
        <Button onClick={() => goTo(1)}>Go to Business Info</Button>
      </Group>
    </Card>
  );
}

const countHidden = (list: RiskList, selected: readonly string[]): number =>
  listRiskOptions(list, selected, true).length - listRiskOptions(list, selected, false).length;

function HiddenCyber() {
  const { onPreferences } = useEditor();
  const concerns = useField('risk_factors').selected;
  const locations = useField('threat_probability').selected;
  const count = countHidden('primary_concerns', concerns) + countHidden('location_risks', locations);
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {fill(count === 1 ? assessmentMessages.hiddenRisk : assessmentMessages.hiddenRisks, { count })}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => onPreferences('cyber_assessment_interest')}>
        Change
      </Anchor>
    </Text>
  );
}

const FIELDS: BcpField[] = ['risk_factors', 'threat_probability'];

export function RisksStep() {
  const { cyber } = useEditor();
  const hasBusiness = useBcp((state) => canLeaveStep(1, state.content));
  const hasConcern = useBcp((state) => visibleConcerns(state.content.risk_factors.selected, cyber).length > 0);
  if (!hasBusiness) return <BusinessFirst />;
  return (
    <>
      <RiskBanner />
      {!cyber && <HiddenCyber />}
      <PlaceCard />
      <RiskChecklist list="primary_concerns" />
      <RiskChecklist list="location_risks" />
      <Group justify="flex-end" gap="sm">
        <SectionSave fields={FIELDS} section="risk assessment" label="Save Risk Assessment" isDisabled={!hasConcern} />
      </Group>
    </>
  );
}
