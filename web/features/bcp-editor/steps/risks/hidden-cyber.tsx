/** Says how many risks the preference hides, so that nobody misses them without knowing why. */
import { Anchor, Text } from '@mantine/core';
import { listRiskOptions, type RiskList } from '#shared/domain/bcp/risk-names.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';
import { fill } from '#shared/messages/fields.ts';
import { useEditor, useField } from '../../state/editor-context.tsx';

const hiddenIn = (list: RiskList, selected: readonly string[]): number =>
  listRiskOptions(list, selected, true).length - listRiskOptions(list, selected, false).length;

export function HiddenCyber() {
  const { onPreferences } = useEditor();
  const concerns = useField('risk_factors').selected;
  const locations = useField('threat_probability').selected;
  const count = hiddenIn('primary_concerns', concerns) + hiddenIn('location_risks', locations);
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
