/** Further locations, each a block that can be folded away and removed. */
import { Accordion, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { toastUndo } from '../../../../ui/toast.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import { listCurrentRejections } from '../../state/bcp-store.ts';
import { useBcp, useEdit, useEditor, useField, useScrollTarget } from '../../state/editor-context.tsx';
import { emptyLocation } from './business-fields.ts';
import { LocationFields } from './location-fields.tsx';
import styles from './locations.module.css';
import type { BusinessErrors } from './use-business-errors.ts';

/** The place of the location that a message is about: it stays open, so that the message can be seen and reached. */
const locationIn = (path: string): string[] => {
  const place = /^additional_locations\.(\d+)\./.exec(path)?.[1];
  return place === undefined ? [] : [place];
};

/** The opened places once the one at `removed` is gone and the later ones have moved up. */
const placesAfterRemoval = (opened: readonly string[], removed: number): string[] =>
  opened
    .map(Number)
    .filter((place) => place !== removed)
    .map((place) => String(place > removed ? place - 1 : place));

const ANCHOR = 'additional-locations';

export function AdditionalLocations({ shown }: { shown: BusinessErrors }) {
  const edit = useEdit();
  const { store } = useEditor().session;
  const locations = useField('additional_locations');
  const [opened, setOpened] = useState<string[]>([]);
  useScrollTarget('locations', ANCHOR);
  const rejected = useBcp((state) =>
    listCurrentRejections(state)
      .map(({ path }) => path)
      .join(),
  );
  const wrong = [...(shown.areAllShown ? Object.keys(shown.errors) : []), ...rejected.split(',')].flatMap(locationIn);
  const [added, setAdded] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (added === null) return;
    // The first block is mounted twice: the folding learns only then whether it may move.
    const frame = requestAnimationFrame(() => document.getElementById(fieldId(`additional_locations.${added}.name`))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [added]);
  const add = () => {
    edit({ additional_locations: [...locations, emptyLocation] });
    setOpened([...opened, String(locations.length)]);
    setAdded(locations.length);
  };
  const remove = (index: number) => {
    const removed = locations[index]!;
    edit({ additional_locations: locations.toSpliced(index, 1) });
    setOpened(placesAfterRemoval(opened, index));
    setAdded(null);
    addButton.current?.focus();
    toastUndo(`${removed.name ?? `Location ${index + 2}`} removed`, () =>
      edit({ additional_locations: store.get().content.additional_locations.toSpliced(index, 0, removed) }),
    );
  };
  return (
    <div id={ANCHOR} tabIndex={-1}>
      <SectionCard title="Additional locations" note="Optional">
        {locations.length > 0 && (
          <Accordion
            multiple
            variant="separated"
            classNames={{ item: styles.item }}
            value={[...new Set([...opened, ...wrong])]}
            onChange={setOpened}
            mb="md"
          >
            {locations.map((location, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a location has no id, and its place is its identity
              <Accordion.Item key={index} value={String(index)}>
                <Accordion.Control>
                  <span className={styles.name}>{location.name || `Location ${index + 2}`}</span>
                </Accordion.Control>
                <Accordion.Panel>
                  <LocationFields
                    path={`additional_locations.${index}`}
                    location={location}
                    shown={shown}
                    isRequired={false}
                    onChange={(next) => edit({ additional_locations: locations.with(index, next) })}
                  />
                  <Group justify="flex-end" mt="md">
                    <Button variant="subtle" color="var(--bad)" onClick={() => remove(index)}>
                      Remove location
                    </Button>
                  </Group>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
        <Button ref={addButton} variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
          Add location
        </Button>
      </SectionCard>
    </div>
  );
}
