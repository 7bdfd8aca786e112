/** The fields of a location, primary or additional. */
import { SimpleGrid } from '@mantine/core';
import type { Location, PrimaryLocation } from '#shared/domain/bcp/bcp.ts';
import { US_STATES } from '#shared/domain/location.ts';
import type { Option } from '../../forms/options.ts';
import { textOrNull } from './business-fields.ts';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './text-field.tsx';
import type { BusinessErrors } from './use-business-errors.ts';

const stateOptions: Option[] = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

interface LocationFieldsProps<L extends Location> {
  /** 'primary_location', 'additional_locations.0' */
  path: string;
  location: L;
  shown: BusinessErrors;
  /** Address, city, state and ZIP are required. */
  isRequired: boolean;
  onChange: (location: L) => void;
}

export function LocationFields<L extends Location | PrimaryLocation>({
  path,
  location,
  shown,
  isRequired,
  onChange,
}: LocationFieldsProps<L>) {
  const needsPlace = isRequired || (location.address ?? '').trim() !== '';
  const text = (name: keyof L & string) => ({
    path: `${path}.${name}`,
    value: (location[name] as string | null) ?? '',
    shown,
    onChange: (value: string) => onChange({ ...location, [name]: textOrNull(value) }),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
      <TextField {...text('name')} label="Location name" placeholder="Head office" />
      <TextField {...text('contact')} label="Contact" autoComplete="name" />
      <TextField {...text('address')} label="Address" required={isRequired} autoComplete="street-address" />
      <TextField {...text('city')} label="City" required={needsPlace} autoComplete="address-level2" />
      <ChoiceField
        {...text('state')}
        label="State"
        isRequired={needsPlace}
        options={stateOptions}
        autoComplete="address-level1"
      />
      <TextField {...text('zip')} label="ZIP code" required={needsPlace} autoComplete="postal-code" inputMode="numeric" />
      <TextField {...text('phone')} label="Phone" type="tel" autoComplete="tel" />
      {'email' in location && (
        <TextField {...text('email' as keyof L & string)} label="Email" type="email" autoComplete="email" />
      )}
    </SimpleGrid>
  );
}
