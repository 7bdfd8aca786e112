import * as z from 'zod';
import { peopleMessages } from '#shared/messages/people.ts';
import { ActivationAuthoritySchema, CriticalitySchema } from './bcp/option-schemas.ts';
import { OptionalText, requiredText } from './bcp/text.ts';
import { Email } from './email.ts';

const OptionalEmail = z
  .union([z.literal('').transform(() => null), Email])
  .nullable()
  .default(null);

export const NewEmployee = z.object({
  name: requiredText(peopleMessages.nameRequired),
  role: requiredText(peopleMessages.roleRequired),
  /** What the business calls the post; absent in older rows. */
  job_title: OptionalText.unwrap().optional(),
  email: OptionalEmail,
  phone: OptionalText,
  department: OptionalText,
  is_primary_contact: z.boolean().default(false),
  activation_authority: ActivationAuthoritySchema.default('Limited'),
  backup_for: OptionalText,
  notes: OptionalText,
});
export type NewEmployee = z.infer<typeof NewEmployee>;
/** The day (UTC) on which the entry was last saved; null for rows from before such days were kept. */
const ConfirmedOn = z.string().nullable().default(null);
export const Employee = NewEmployee.extend({
  id: z.number(),
  bcp_id: z.number(),
  email: z.string().nullable(),
  confirmed_on: ConfirmedOn,
});
export type Employee = z.infer<typeof Employee>;

export const NewServiceProvider = z.object({
  provider_type: requiredText(peopleMessages.typeRequired),
  name: requiredText(peopleMessages.nameRequired),
  contact_person: OptionalText,
  phone: OptionalText,
  email: OptionalEmail,
  address: OptionalText,
  services_provided: OptionalText,
  contract_number: OptionalText,
  emergency_contact: OptionalText,
  emergency_phone: OptionalText,
  is_emergency_contact: z.boolean().default(false),
  criticality: CriticalitySchema.default('medium'),
  response_time: OptionalText,
  notes: OptionalText,
});
export type NewServiceProvider = z.infer<typeof NewServiceProvider>;
export const ServiceProvider = NewServiceProvider.extend({
  id: z.number(),
  bcp_id: z.number(),
  email: z.string().nullable(),
  confirmed_on: ConfirmedOn,
});
export type ServiceProvider = z.infer<typeof ServiceProvider>;

const normalizeName = (name: string): string => name.trim().toLowerCase();

/** What no two team members of a BCP may share. */
export const employeeKey = ({ name, role }: Pick<Employee, 'name' | 'role'>): string => `${normalizeName(name)}\n${role}`;

/** What no two service providers of a BCP may share. */
export const providerKey = ({ name, provider_type }: Pick<ServiceProvider, 'name' | 'provider_type'>): string =>
  `${normalizeName(name)}\n${provider_type}`;
