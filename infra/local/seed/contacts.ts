import type * as z from 'zod';
import type { NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { type DemoName, signedIn } from './accounts.ts';
import type { SeedContext } from './context.ts';
import { employees } from './harbor-bakery/people.ts';

type Contact = z.input<typeof NewCrisisContact>;

const employeeContact = (name: string, call_order: number): Contact => {
  const { email, phone, role } = employees.find((employee) => employee.name === name)!;
  const [first_name = '', last_name = ''] = name.split(' ');
  return { first_name, last_name, email: email ?? '', phone, notes: role, call_order };
};

const outside: Contact[] = [
  {
    first_name: 'Ruth',
    last_name: 'Castellano',
    email: 'ruth@elliottbaybrokers.example',
    phone: '(206) 555-0181',
    notes: 'Insurance broker; has the policy numbers.',
  },
  {
    first_name: 'Tomas',
    middle_name: 'J.',
    last_name: 'Berg',
    email: 'tomas@pierside-it.example',
    phone: '+1 206 555 0188 ext. 4',
    notes: 'IT provider, on call at night.',
    call_order: 30,
  },
  { first_name: 'Helen', last_name: 'Cho', email: 'helen.cho@wharfproperties.example', notes: 'Landlord; has the master keys.' },
];

const contactsOf: Partial<Record<DemoName, Contact[]>> = {
  gold: outside,
  premium: [employeeContact('Marta Lindqvist', 10), employeeContact('Priya Raman', 20), ...outside],
};

export const addContacts = async (context: SeedContext): Promise<void> => {
  for (const [name, contacts] of Object.entries(contactsOf) as [DemoName, Contact[]][]) {
    const client = await signedIn(context, name);
    if ((await client.crisisCommunication.list({ query: {} })).total > 0) continue;
    for (const body of contacts) await client.crisisCommunication.create({ body });
  }
};
