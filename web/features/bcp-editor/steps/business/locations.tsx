import { Accordion, Button, Group, SimpleGrid } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Location, PrimaryLocation } from '#shared/domain/bcp/bcp.ts';
import { emptyLocation, emptyPrimary } from '#shared/domain/bcp/primary-location.ts';
import { US_STATES } from '#shared/domain/location.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { toastUndo } from '../../../../ui/toast.ts';
import { downtimeOptions, type Option } from '../../forms/options.ts';
import { fieldId, locationLabels } from '../../state/bcp-fields.ts';
import { listCurrentRejections } from '../../state/bcp-store.ts';
import { useBcp, useEdit, useEditor, useField, useScrollTarget } from '../../state/editor-context.tsx';
import type { BusinessValidation } from './business-validation.ts';
import { BusinessSelect, BusinessTextField, emptyToNull } from './input-fields.tsx';
import { LocationBox } from './location-box.tsx';
import styles from './locations.module.css';
import { County } from './prefilled.tsx';

const stateOptions: Option[] = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

interface LocationFieldsProps<L extends Location> {
  /** 'primary_location' or 'additional_locations.0' */
  path: string;
  location: L;
  validation: BusinessValidation;
  isRequired: boolean;
  onChange: (location: L) => void;
}

function ZipField({ isRequired, ...bound }: Omit<ComponentProps<typeof BusinessTextField>, 'label'> & { isRequired: boolean }) {
  return (
    <BusinessTextField
      {...bound}
      label={locationLabels.zip}
      required={isRequired}
      autoComplete="postal-code"
      inputMode="numeric"
    />
  );
}

/** One of the first three questions: it fills in much of the rest. */
export function PrimaryZip({ validation }: { validation: BusinessValidation }) {
  const edit = useEdit();
  const location = useField('primary_location') ?? emptyPrimary;
  return (
    <ZipField
      path="primary_location.zip"
      value={location.zip ?? ''}
      validation={validation}
      isRequired
      onChange={(zip) => edit({ primary_location: { ...location, zip: emptyToNull(zip) } })}
    />
  );
}

function LocationFields<L extends Location | PrimaryLocation>({
  path,
  location,
  validation,
  isRequired,
  onChange,
}: LocationFieldsProps<L>) {
  const needsPlace = isRequired || (location.address ?? '').trim() !== '';
  const bindText = (name: keyof L & string) => ({
    path: `${path}.${name}`,
    value: (location[name] as string | null) ?? '',
    validation,
    onChange: (value: string) => onChange({ ...location, [name]: emptyToNull(value) }),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
      <BusinessTextField {...bindText('name')} label={locationLabels.name} placeholder="Head office" />
      <BusinessTextField {...bindText('contact')} label={locationLabels.contact} autoComplete="name" />
      <BusinessTextField
        {...bindText('address')}
        label={locationLabels.address}
        required={isRequired}
        autoComplete="street-address"
      />
      <BusinessTextField {...bindText('city')} label={locationLabels.city} required={needsPlace} autoComplete="address-level2" />
      <BusinessSelect
        {...bindText('state')}
        label={locationLabels.state}
        isRequired={needsPlace}
        options={stateOptions}
        autoComplete="address-level1"
      />
      {!isRequired && <ZipField {...bindText('zip')} isRequired={needsPlace} />}
      <BusinessTextField {...bindText('phone')} label={locationLabels.phone} type="tel" autoComplete="tel" />
      {!isRequired && (
        <BusinessSelect
          {...bindText('move_time' as keyof L & string)}
          label={locationLabels.move_time}
          options={downtimeOptions}
        />
      )}
      {'email' in location && (
        <BusinessTextField
          {...bindText('email' as keyof L & string)}
          label={locationLabels.email}
          type="email"
          autoComplete="email"
        />
      )}
    </SimpleGrid>
  );
}

export function LocationCard({ validation }: { validation: BusinessValidation }) {
  const edit = useEdit();
  const location = useField('primary_location') ?? emptyPrimary;
  return (
    <SectionCard title="Where you work" description="Your primary location, with the ZIP code above. Others can be added below.">
      <LocationFields
        path="primary_location"
        location={location}
        validation={validation}
        isRequired
        onChange={(primary_location) => edit({ primary_location })}
      />
      <LocationBox location={location} />
      <County />
    </SectionCard>
  );
}

/** The index of the location that a path is in, or none. */
const parseIndex = (path: string): string[] => {
  const index = /^additional_locations\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? [] : [index];
};

/** Indexes after `removed` move up by one. */
const shiftIndexes = (opened: readonly string[], removed: number): string[] =>
  opened
    .map(Number)
    .filter((index) => index !== removed)
    .map((index) => String(index > removed ? index - 1 : index));

const ANCHOR = 'additional-locations';

export function AdditionalLocations({ validation }: { validation: BusinessValidation }) {
  const edit = useEdit();
  const { store } = useEditor().session;
  const locations = useField('additional_locations');
  const [opened, setOpened] = useState<string[]>([]);
  const rejected = useBcp((state) =>
    listCurrentRejections(state)
      .map(({ path }) => path)
      .join(),
  );
  // Locations with messages stay open.
  const withMessages = [...(validation.areAllShown ? Object.keys(validation.errors) : []), ...rejected.split(',')].flatMap(
    parseIndex,
  );
  /** Path of the input to go to. */
  const [wanted, setWanted] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    // The accordion mounts its first item twice, so focus has to wait for the next frame.
    const frame = requestAnimationFrame(() => document.getElementById(fieldId(wanted))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  const goTo = (index: number, field: string) => {
    setOpened([...opened, String(index)]);
    setWanted(`additional_locations.${index}.${field}`);
  };
  useScrollTarget('locations', ANCHOR, {
    open: (name, field = 'name') => {
      const index = locations.findIndex((location) => [location.name, location.address].some((text) => text?.trim() === name));
      if (index !== -1) goTo(index, field);
    },
  });
  const add = () => {
    edit({ additional_locations: [...locations, emptyLocation] });
    goTo(locations.length, 'name');
  };
  const remove = (index: number) => {
    const removed = locations[index]!;
    edit({ additional_locations: locations.toSpliced(index, 1) });
    setOpened(shiftIndexes(opened, index));
    setWanted(null);
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
            value={[...new Set([...opened, ...withMessages])]}
            onChange={setOpened}
            mb="md"
          >
            {locations.map((location, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a location has no id, and its index is its identity
              <Accordion.Item key={index} value={String(index)}>
                <Accordion.Control>
                  <span className={styles.name}>{location.name || `Location ${index + 2}`}</span>
                </Accordion.Control>
                <Accordion.Panel>
                  <LocationFields
                    path={`additional_locations.${index}`}
                    location={location}
                    validation={validation}
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
