import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import type { Me } from '#shared/domain/user.ts';
import { open } from '../support/open.tsx';
import { answer, dana, type Seen, storeSession } from '../support/server.ts';

export const API = '/v1/crisis-communication';

export const contact = (id: number, more: Partial<CrisisContact> = {}): CrisisContact => ({
  id,
  first_name: 'Ana',
  middle_name: null,
  last_name: `Ruiz ${id}`,
  email: `ana${id}@acme.example`,
  phone: '206-555-0100',
  notes: null,
  call_order: null,
  created_at: '2026-04-02T12:00:00Z',
  updated_at: '2026-04-02T12:00:00Z',
  ...more,
});

const gold: Me['subscription'] = {
  plan_type: 'gold',
  status: 'active',
  current_period_end: '2027-04-02T10:00:00Z',
  cancel_at_period_end: false,
};

/** A gold customer whose contacts are those of `list` at the time of the call, newest first. */
export const signInWith = (list: () => readonly CrisisContact[]): Seen[] => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, subscription: gold } });
  answer('get', `${API}/access-check`, { body: { has_access: true, message: 'Access granted' } });
  answer('get', `${API}/directory`, () => ({ body: { contacts: list(), next: null } as never }));
  return answer('get', `${API}/users`, ({ query }) => {
    const asked = new URLSearchParams(query);
    const found = list().filter(
      ({ last_name, phone }) =>
        last_name.toLowerCase().includes((asked.get('search') ?? '').toLowerCase()) &&
        (asked.get('missing_phone') !== 'true' || !phone),
    );
    const page = Number(asked.get('page') ?? 1);
    const users = found.slice((page - 1) * 10, page * 10);
    return { body: { users, total: found.length, total_pages: Math.max(1, Math.ceil(found.length / 10)) } as never };
  });
};

export const contacts = (count: number): CrisisContact[] => Array.from({ length: count }, (_, index) => contact(count - index));

export const openContacts = async (list: () => readonly CrisisContact[], query = '') => {
  const asked = signInWith(list);
  return { ...(await open(`/crisis-communications${query}`)), asked };
};
