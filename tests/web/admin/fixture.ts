import type { AdminUser } from '#shared/domain/admin-user.ts';
import type { Me } from '#shared/domain/user.ts';
import type { UserStats } from '#shared/domain/user-stats.ts';
import { open } from '../support/open.tsx';
import { answer, dana, type Seen, storeSession } from '../support/server.ts';

export const staff: Record<'admin' | 'super', Me> = {
  admin: { ...dana, id: 900, email: 'ada@keelhouse.example', full_name: 'Ada Admin', role: 'admin' },
  super: { ...dana, id: 901, email: 'sven@keelhouse.example', full_name: 'Sven Super', role: 'super_admin' },
};

export const account = (id: number, part: Partial<AdminUser> = {}): AdminUser => ({
  id,
  email: `person${id}@acme.example`,
  full_name: `Person ${id}`,
  role: 'user',
  is_superuser: false,
  is_iso_auditor: false,
  is_active: true,
  is_verified: true,
  created_at: '2026-04-02T10:00:00Z',
  updated_at: '2026-04-03T10:00:00Z',
  last_login: null,
  locked_until: null,
  login_attempts: 0,
  notes: null,
  mail_problem: null,
  second_factor_at: null,
  deletion: null,
  ...part,
});

/** A member of the staff as others see them. */
export const staffAccount = ({ id, email, full_name, role }: Me): AdminUser => account(id, { email, full_name, role });

export const accounts = (count: number): AdminUser[] => Array.from({ length: count }, (_, index) => account(index + 1));

export const stats: UserStats = {
  total_users: 1_234,
  active_users: 1_230,
  admin_users: 5,
  locked_users: 2,
  new_users_today: 3,
  new_users_this_week: 11,
  new_users_this_month: 42,
};

export const API = '/v1/admin';

/** The details of an account in which every section is empty. */
export const answerEmptyDetails = (id: number): void => {
  const path = `${API}/users/${id}`;
  answer('get', path, { body: account(id) });
  for (const section of ['bcps', 'subscriptions', 'payments']) answer('get', `${path}/${section}`, { body: [] });
  answer('get', `${path}/crisis-communications`, { body: [], headers: { 'x-total-count': '0' } });
  answer('get', `${path}/security-events`, { body: { entries: [], next: null } });
};

/** Signs a person in, and answers the list and the details from `list`. */
export const openAdmin = async (
  search: string,
  { as = staff.super, list = () => [] }: { as?: Me; list?: () => AdminUser[] } = {},
): Promise<Awaited<ReturnType<typeof open>> & { asked: Seen[] }> => {
  storeSession();
  answer('get', '/v1/users/me', { body: as });
  answer('get', `${API}/stats`, { body: stats });
  answer('get', '/v1/tabletop-exercises', { body: [], headers: { 'x-total-count': '0' } });
  const asked = answer('get', `${API}/users`, ({ query }) => {
    const { page = '1', per_page = '10' } = Object.fromEntries(new URLSearchParams(query));
    const [number, size] = [Number(page), Number(per_page)];
    const found = list();
    return {
      body: {
        users: found.slice((number - 1) * size, number * size),
        total: found.length,
        total_pages: Math.max(1, Math.ceil(found.length / size)),
      },
    };
  });
  return { ...(await open(`/admin${search}`)), asked };
};
