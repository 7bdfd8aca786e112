import type { Tier } from '#shared/domain/tier.ts';
import { DEMO_PASSWORD, signedIn } from './accounts.ts';
import type { SeedContext } from './context.ts';

interface Customer {
  name: string | null;
  email: string;
  notes?: string;
  demo?: { plan_type: Tier; duration_days: 7 | 30 | 365 };
  isInactive?: true;
  isAuditor?: true;
}

/** For the staff's pages: accounts in every state, and more than one page of them. */
const customers: Customer[] = [
  { name: 'Lena Fischer', email: 'lena@harborhardware.example', notes: 'Came through the chamber of commerce.' },
  { name: 'Marcus Webb', email: 'marcus@webbdental.example' },
  { name: null, email: 'office@northpierfish.example' },
  { name: 'Aisha Rahman', email: 'aisha@rahmanpharmacy.example', demo: { plan_type: 'premium', duration_days: 365 } },
  { name: 'Tom Kowalski', email: 'tom@kowalskiauto.example', isInactive: true, notes: 'Closed the shop in spring. May return.' },
  { name: 'Bridget O’Neill', email: 'bridget@oneillbooks.example', demo: { plan_type: 'essential', duration_days: 7 } },
  { name: 'Samuel Park', email: 'sam@parkvet.example' },
  { name: 'Yuki Tanaka', email: 'yuki@tanakadesign.example', demo: { plan_type: 'gold', duration_days: 30 } },
  { name: 'Rosa Delgado', email: 'rosa@delgadocatering.example', notes: 'Prefers a call after 3 p.m.' },
  { name: 'Henrik Dahl', email: 'henrik@dahlaudit.example', isAuditor: true },
  { name: 'Priscilla Green', email: 'priscilla@greendaycare.example', isInactive: true },
  { name: 'Owen Blake', email: 'owen@blakeroofing.example' },
];

/** One after the other, so that the newest is the last. */
export const addCustomers = async (context: SeedContext): Promise<void> => {
  const { adminUsers } = await signedIn(context, 'super');
  for (const { name, email, notes, demo, isInactive, isAuditor } of customers) {
    const { total } = await adminUsers.list({ query: { search: email } });
    if (total > 0) continue;
    const person = { email, full_name: name, password: DEMO_PASSWORD };
    if (demo) await adminUsers.createDemo({ body: { ...person, full_name: name ?? email, ...demo } });
    else {
      const body = { ...person, notes, role: 'user', is_active: !isInactive, is_iso_auditor: isAuditor ?? false } as const;
      await adminUsers.create({ body });
    }
  }
};
