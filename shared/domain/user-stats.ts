import * as z from 'zod';
import { DAY_MS } from './time.ts';
import { hasAdminRights, type Me } from './user.ts';

export const UserStats = z.object({
  total_users: z.number(),
  active_users: z.number(),
  admin_users: z.number(),
  locked_users: z.number(),
  new_users_today: z.number(),
  new_users_this_week: z.number(),
  new_users_this_month: z.number(),
});
export type UserStats = z.infer<typeof UserStats>;

/** What one account adds to the counters. */
export interface UserCount {
  is_active: boolean;
  is_admin: boolean;
  /** When it was created: yyyy-mm-dd, in UTC. */
  day: string;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const toUserCount = (user: Pick<Me, 'role' | 'is_superuser' | 'is_active' | 'created_at'>): UserCount => ({
  is_active: user.is_active,
  is_admin: hasAdminRights(user),
  day: user.created_at.slice(0, 10),
});

export const isSameCount = (a: UserCount | null, b: UserCount | null): boolean =>
  a === null || b === null ? a === b : a.is_active === b.is_active && a.is_admin === b.is_admin && a.day === b.day;

export interface UserTotals {
  total: number;
  active: number;
  admins: number;
}

const totalsOf = (count: UserCount | null): UserTotals => ({
  total: count ? 1 : 0,
  active: count?.is_active ? 1 : 0,
  admins: count?.is_admin ? 1 : 0,
});

export interface CountDifference {
  totals: UserTotals;
  days: Record<string, number>;
}

/** What the counters change by when an account is counted anew; null when it was or will not be counted. */
export const subtractCounts = (after: UserCount | null, before: UserCount | null): CountDifference => {
  const [added, taken] = [totalsOf(after), totalsOf(before)];
  const days: Record<string, number> = {};
  if (before?.day !== after?.day) {
    if (before) days[before.day] = -1;
    if (after) days[after.day] = 1;
  }
  return {
    totals: {
      total: added.total - taken.total,
      active: added.active - taken.active,
      admins: added.admins - taken.admins,
    },
    days,
  };
};

export const sumCounts = (counts: Iterable<UserCount>): CountDifference => {
  const sum: CountDifference = { totals: { total: 0, active: 0, admins: 0 }, days: {} };
  for (const count of counts) {
    const { total, active, admins } = totalsOf(count);
    sum.totals.total += total;
    sum.totals.active += active;
    sum.totals.admins += admins;
    sum.days[count.day] = (sum.days[count.day] ?? 0) + 1;
  }
  return sum;
};

/** The first days of today, this week (from Monday) and this month, in UTC. */
export const periodStarts = (now: Date): { today: string; week: string; month: string } => {
  const today = dayOf(now);
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return { today, week: dayOf(new Date(now.getTime() - daysSinceMonday * DAY_MS)), month: `${today.slice(0, 8)}01` };
};

export const sumNewUsers = (days: Readonly<Record<string, number>>, now: Date) => {
  const { today, week, month } = periodStarts(now);
  const since = (start: string): number =>
    Object.entries(days).reduce((sum, [day, count]) => (day >= start && day <= today ? sum + count : sum), 0);
  return { new_users_today: since(today), new_users_this_week: since(week), new_users_this_month: since(month) };
};
