import { Box, Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { isUnconfirmed, listUnconfirmed, type Prefill, type Prefilled, prefillFromPlace } from '#shared/domain/bcp/prefill.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { US_STATES } from '#shared/domain/location.ts';
import { prefillMessages as say } from '#shared/messages/wizard.ts';
import { StateMapPicture } from '../../../../ui/state-map.tsx';
import { usePlace } from '../../panels/use-check-facts.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import type { BusinessValidation } from './business-validation.ts';

type FindPrefill = (known: { content: WizardContent; prefilled: Prefilled }) => Prefill | null;

export const usePrefill = (): ((find: FindPrefill) => void) => {
  const { store, saveQueue } = useEditor().session;
  return (find) => {
    const { content, prefilled } = store.get();
    const found = find({ content, prefilled });
    if (found === null) return;
    store.set({ prefilled: { ...prefilled, ...found.prefilled } });
    saveQueue.edit(found.change);
  };
};

/** What to say beside an answer that the customer has not given. */
export const usePrefillNote = (path: string): string | undefined =>
  useBcp(({ content, prefilled }) => (isUnconfirmed(content, prefilled, path) ? say.notes[prefilled[path]!.source] : undefined));

const useLocationZip = () => useBcp(({ content }) => content.primary_location?.zip ?? '');
const useBusinessPlace = () => usePlace({ primary_location: null, zip_code: useLocationZip() });

/** Only for a ZIP code that is typed now: a stored BCP is as its owner left it. */
const usePlacePrefill = ({ isVisited }: BusinessValidation): void => {
  const prefill = usePrefill();
  const zip = useLocationZip();
  const [openedWith] = useState(zip);
  const place = useBusinessPlace();
  const isTyped = zip !== openedWith;
  const fillFrom = useEffectEvent((found: { city: string; state: string }) => {
    const isThere = (path: string) => isVisited(path) || document.activeElement?.id === fieldId(path);
    prefill((known) => prefillFromPlace(found, { ...known, isVisited: isThere }));
  });
  useEffect(() => {
    if (place && isTyped) fillFrom(place);
  }, [place, isTyped]);
};

export function PrefillStatus({ validation }: { validation: BusinessValidation }) {
  const { store } = useEditor().session;
  const [wasConfirmed, setWasConfirmed] = useState(false);
  const hasCity = useBcp(({ content }) => isFilled(content.primary_location?.city));
  const [isBegun] = useState(hasCity);
  const count = useBcp(({ content, prefilled }) => listUnconfirmed(content, prefilled).length);
  usePlacePrefill(validation);
  const confirm = () => {
    store.set({ prefilled: {} });
    setWasConfirmed(true);
  };
  // The room is kept, so that what comes below stays where it is.
  return (
    <Group gap="sm" mt="md" mih={isBegun ? 0 : 40} role="status">
      <Text size="sm" c={count > 0 ? undefined : 'dimmed'}>
        {count > 0 ? say.count(count) : wasConfirmed ? say.confirmed : hasCity ? '' : say.before}
      </Text>
      {count > 0 && (
        <Button size="sm" variant="light" onClick={confirm}>
          {say.confirm(count)}
        </Button>
      )}
    </Group>
  );
}

const nameState = (code: string): string => US_STATES.find((state) => state.code === code)?.name ?? code;

export function County() {
  const place = useBusinessPlace();
  const state = useBcp(({ content }) => content.primary_location?.state);
  if (!place || place.state !== state) return null;
  const name = place.state === 'DC' ? place.county_name : `${place.county_name}, ${nameState(place.state)}`;
  return (
    <Box maw={360}>
      <Text size="sm" fw={600} mt="md" mb="xs">
        {name}
      </Text>
      <StateMapPicture
        place={place}
        label={`Map of ${nameState(place.state)} that highlights ${place.county_name} and marks ${place.city}`}
      />
    </Box>
  );
}
