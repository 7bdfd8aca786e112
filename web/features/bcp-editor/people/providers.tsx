import { PROVIDER_TYPES, RESPONSE_TIMES } from '#shared/domain/bcp/options.ts';
import { type NewServiceProvider, providerKey, type ServiceProvider } from '#shared/domain/people.ts';
import { fill } from '#shared/messages/fields.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { teamMessages as say } from '#shared/messages/team.ts';
import { client } from '../../../lib/api.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { CriticalityChip } from '../forms/criticality-chip.tsx';
import { acceptAny, checkEmail, checkName, checkRequiredText, checkText, type EntityForm } from '../forms/entity-form.ts';
import { criticalityOptions, plainOptions } from '../forms/options.ts';
import { providersQuery } from '../state/people-queries.ts';
import { ProofMarks } from '../state/proof-marks.tsx';
import type { PeopleKind } from './people-kind.ts';

const blankProvider: NewServiceProvider = {
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

/** Earlier BCPs hold 'IT' for IT support. */
export const providerTypeLabel = (type: string): string => (type === 'IT' ? 'IT Support' : type);

const providerTypeOptions = plainOptions(PROVIDER_TYPES);
const responseOptions = plainOptions(RESPONSE_TIMES);

export const providerForm: EntityForm<NewServiceProvider> = {
  rules: {
    provider_type: checkName,
    name: checkName,
    contact_person: checkText,
    phone: checkText,
    email: checkEmail,
    criticality: checkRequiredText,
    response_time: checkText,
    is_emergency_contact: acceptAny,
    emergency_contact: checkText,
    emergency_phone: checkText,
    services_provided: checkText,
    contract_number: checkText,
    address: checkText,
    notes: checkText,
  },
  renderFields: ({ TextField, AreaField, SelectField, CheckField, FieldStack, FoldedGroups, FoldedFields }) => (
    <>
      <FieldStack>
        <SelectField name="provider_type" label="Type" options={providerTypeOptions} labelOf={providerTypeLabel} isFirst />
        <TextField name="name" label="Name" autoComplete="off" />
        <TextField name="contact_person" label="Contact person" autoComplete="off" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="off" />
        <TextField name="email" label="Email" type="email" autoComplete="off" />
        <SelectField name="criticality" label="Criticality" options={criticalityOptions} />
        <SelectField name="response_time" label="Response time" options={responseOptions} />
        <CheckField name="is_emergency_contact" label="Emergency contact" />
      </FieldStack>
      <FoldedGroups>
        <FoldedFields title="Emergency line and contract">
          <TextField name="emergency_contact" label="Name of the emergency contact" autoComplete="off" />
          <TextField name="emergency_phone" label="Emergency phone" type="tel" autoComplete="off" />
          <AreaField name="services_provided" label="Services provided" />
          <TextField name="contract_number" label="Contract number" />
          <AreaField name="address" label="Address" />
          <AreaField name="notes" label="Notes" />
        </FoldedFields>
      </FoldedGroups>
    </>
  ),
};

export const providerKind: PeopleKind<NewServiceProvider, ServiceProvider> = {
  section: 'providers',
  anchor: 'service-providers',
  title: 'Service providers',
  addLabel: 'Add Service Provider',
  purpose: 'Who to call when something breaks: IT support, insurance, utilities, emergency services.',
  form: providerForm,
  blank: blankProvider,
  columns: [
    { title: 'Type', cell: (provider) => providerTypeLabel(provider.provider_type) },
    {
      title: 'Phone',
      cell: (provider) => (
        <>
          <PhoneLink number={provider.emergency_phone ?? provider.phone} />
          <ProofMarks provider={provider} />
        </>
      ),
    },
    { title: 'Response', cell: (provider) => provider.response_time },
    { title: 'Criticality', cell: (provider) => <CriticalityChip criticality={provider.criticality} /> },
  ],
  query: providersQuery,
  create: (id, body, options) => client.people.createProvider({ params: { id }, body }, options),
  update: (id, body) => client.people.updateProvider({ params: { id }, body }),
  remove: (id) => client.people.removeProvider({ params: { id } }),
  keyOf: providerKey,
  describeDuplicate: ({ name, provider_type }) => fill(peopleMessages.duplicateProvider, { name, type: provider_type }),
  refusedText: say.providerRefused,
  failedText: say.providerFailed,
  question: say.removeProvider,
};
