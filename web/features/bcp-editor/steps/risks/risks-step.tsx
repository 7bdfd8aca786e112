/** Step 2: what could interrupt the business, in two checklists, with suggestions on top. */
import { Button, Group } from '@mantine/core';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { visibleConcerns } from '#shared/domain/bcp/risk-names.ts';
import { canLeaveStep } from '#shared/domain/bcp/wizard.ts';
import { Card } from '../../../../ui/card.tsx';
import { SectionSave } from '../../save/section-save.tsx';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import { HiddenCyber } from './hidden-cyber.tsx';
import { RiskBanner } from './risk-banner.tsx';
import { RiskChecklist } from './risk-checklist.tsx';

const FIELDS: BcpField[] = ['risk_factors', 'threat_probability'];

/** Suggestions and checklists build on the business, so they wait for it. */
function BusinessFirst() {
  const { goTo } = useEditor();
  return (
    <Card role="alert">
      <Group justify="space-between" gap="sm">
        <span>
          Please complete your business information first. The risks depend on what your business is and where it works.
        </span>
        <Button onClick={() => goTo(1)}>Go to Business Info</Button>
      </Group>
    </Card>
  );
}

export function RisksStep() {
  const { cyber } = useEditor();
  const hasBusiness = useBcp((state) => canLeaveStep(1, state.content));
  const hasConcern = useBcp((state) => visibleConcerns(state.content.risk_factors.selected, cyber).length > 0);
  if (!hasBusiness) return <BusinessFirst />;
  return (
    <>
      <RiskBanner />
      {!cyber && <HiddenCyber />}
      <RiskChecklist list="primary_concerns" />
      <RiskChecklist list="location_risks" />
      <Group justify="flex-end" gap="sm">
        <SectionSave fields={FIELDS} section="risk assessment" label="Save Risk Assessment" isDisabled={!hasConcern} />
      </Group>
    </>
  );
}
