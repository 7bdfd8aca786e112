/** The additional locations. */
import { Text } from '@mantine/core';
import { useField } from '../../state/editor-context.tsx';
import { addressLine } from './address-line.ts';
import { SummaryBlock } from './summary-block.tsx';

export function LocationsSummary() {
  const locations = useField('additional_locations');
  return (
    <SummaryBlock
      title="Additional locations"
      step={1}
      rows={locations.map((location, index) => [location.name || `Location ${index + 2}`, addressLine(location)])}
    >
      {locations.length === 0 && <Text c="dimmed">None. The business works at its primary location only.</Text>}
    </SummaryBlock>
  );
}
