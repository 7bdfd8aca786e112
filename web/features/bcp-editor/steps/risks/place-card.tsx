import { Anchor, Button, Group, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { findState, parseZip, US_STATES } from '#shared/domain/location.ts';
import { placeMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StateMapPicture } from '../../../../ui/state-map.tsx';
import { fieldId } from '../../state/bcp-fields.ts';
import { useEditor, useField } from '../../state/editor-context.tsx';
import { LocalHazardList } from './local-hazards.tsx';
import styles from './place-card.module.css';

/** Neither ZIP codes nor their hazards change during a visit. */
const usePlace = (zip: string | undefined) =>
  useQuery({
    queryKey: ['place', zip],
    queryFn: () => client.places.get({ params: { zip: zip ?? '' } }),
    enabled: zip !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const nameState = (code: string): string => US_STATES.find((state) => state.code === code)?.name ?? code;

function NoPlace({ children }: { children: ReactNode }) {
  const { goTo } = useEditor();
  const openZip = () => goTo(1, { section: 'business', inputId: fieldId('primary_location.zip') });
  return (
    <Text>
      {children}{' '}
      <Anchor component="button" type="button" onClick={openZip}>
        Check the ZIP code in step 1
      </Anchor>
      . {say.listsStay}
    </Text>
  );
}

function PlaceContent({ zip: typed, state }: { zip: string; state: string }) {
  const zip = parseZip(typed);
  const { data: place, error, refetch } = usePlace(zip);
  if (zip === undefined || (error instanceof ApiError && error.status === 404)) {
    return <NoPlace>{fill(say.unknownZip, { zip: typed })}</NoPlace>;
  }
  if (error) {
    return (
      <Group gap="sm">
        <Text>{fill(say.failed, { zip })}</Text>
        <Button variant="default" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Group>
    );
  }
  if (!place) {
    return (
      <Group gap="sm" role="status" align="start" className={styles.room}>
        <Loader size={18} aria-hidden="true" /> Looking up ZIP code {zip}
      </Group>
    );
  }
  const home = findState(state);
  if (home?.code !== place.state) {
    return <NoPlace>{fill(say.otherState, { zip, place: nameState(place.state), state: home?.name ?? state })}</NoPlace>;
  }
  const name = place.state === 'DC' ? place.county_name : `${place.county_name}, ${nameState(place.state)}`;
  return (
    <div className={styles.place}>
      <div>
        <StateMapPicture
          place={place}
          label={`Map of ${nameState(place.state)} that highlights ${place.county_name} and marks ${place.city}`}
        />
        <Text fw={600} ta="center" mt={8}>
          {name}
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {place.city}, ZIP code {place.zip}
        </Text>
      </div>
      <LocalHazardList key={place.zip} {...place} />
    </div>
  );
}

export function PlaceCard() {
  const location = useField('primary_location');
  return (
    <SectionCard title="Where you are" description="What can happen at your main site, and what can’t.">
      <PlaceContent zip={location?.zip ?? ''} state={location?.state ?? ''} />
    </SectionCard>
  );
}
