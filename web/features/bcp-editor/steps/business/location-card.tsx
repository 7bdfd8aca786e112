/** The primary location and whether its ZIP code fits. */
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useEdit, useField } from '../../state/editor-context.tsx';
import { emptyPrimary } from './business-fields.ts';
import { LocationBox } from './location-box.tsx';
import { LocationFields } from './location-fields.tsx';
import type { BusinessErrors } from './use-business-errors.ts';

export function LocationCard({ shown }: { shown: BusinessErrors }) {
  const edit = useEdit();
  const location = useField('primary_location') ?? emptyPrimary;
  return (
    <SectionCard title="Where you work" description="Your primary location. Others can be added below.">
      <LocationFields
        path="primary_location"
        location={location}
        shown={shown}
        isRequired
        onChange={(primary_location) => edit({ primary_location })}
      />
      <LocationBox location={location} />
    </SectionCard>
  );
}
