/** The business as step 1 has it. */
import { useBcp } from '../../state/editor-context.tsx';
import { addressLine } from './address-line.ts';
import { SummaryBlock } from './summary-block.tsx';

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
        ['Primary location', location && [location.name, addressLine(location)].filter(Boolean).join(': ')],
        ['Contact', location && [location.contact, location.phone, location.email].filter(Boolean).join(', ')],
        ['Meeting place', content.meeting_place],
        ['Second meeting place', content.second_meeting_place],
        ['Spending authority', content.spending_authority],
      ]}
    />
  );
}
