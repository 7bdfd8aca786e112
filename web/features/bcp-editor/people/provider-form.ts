/** The form of a service provider. */
import { PROVIDER_TYPES, RESPONSE_TIMES } from '#shared/domain/bcp/options.ts';
import type { NewServiceProvider } from '#shared/domain/people.ts';
import type { FormSpec } from '../forms/field-spec.ts';
import { plainOptions } from '../forms/options.ts';
import { criticalityOptions } from '../forms/priority-options.ts';

export const blankProvider: NewServiceProvider = {
  provider_type: 'IT Support',
  name: '',
  contact_person: null,
  phone: null,
  email: null,
  address: null,
  services_provided: null,
  contract_number: null,
  emergency_contact: null,
  emergency_phone: null,
  is_emergency_contact: false,
  criticality: 'medium',
  response_time: null,
  notes: null,
};

/** Earlier plans hold 'IT' for IT support. */
export const providerTypeLabel = (type: string): string => (type === 'IT' ? 'IT Support' : type);

export const providerForm: FormSpec<NewServiceProvider> = [
  {
    title: null,
    fields: [
      {
        name: 'provider_type',
        kind: 'select',
        label: 'Type',
        isRequired: true,
        options: plainOptions(PROVIDER_TYPES),
        labelOf: providerTypeLabel,
      },
      { name: 'name', kind: 'text', label: 'Name', isRequired: true, autoComplete: 'off' },
      { name: 'contact_person', kind: 'text', label: 'Contact person', autoComplete: 'off' },
      { name: 'phone', kind: 'tel', label: 'Phone', autoComplete: 'off' },
      { name: 'email', kind: 'email', label: 'Email', autoComplete: 'off' },
      { name: 'criticality', kind: 'select', label: 'Criticality', isRequired: true, options: criticalityOptions },
      { name: 'response_time', kind: 'select', label: 'Response time', options: plainOptions(RESPONSE_TIMES) },
      { name: 'is_emergency_contact', kind: 'check', label: 'Emergency contact' },
    ],
  },
  {
    title: 'Emergency line and contract',
    fields: [
      { name: 'emergency_contact', kind: 'text', label: 'Name of the emergency contact', autoComplete: 'off' },
      { name: 'emergency_phone', kind: 'tel', label: 'Emergency phone', autoComplete: 'off' },
      { name: 'services_provided', kind: 'area', label: 'Services provided' },
      { name: 'contract_number', kind: 'text', label: 'Contract number' },
      { name: 'address', kind: 'area', label: 'Address' },
      { name: 'notes', kind: 'area', label: 'Notes' },
    ],
  },
];
