/** What the user menu leads to. */
import type { Caller } from '#shared/domain/access.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { isRouted } from '../page-files.ts';
import { pathOf, type RouteName } from '../paths.ts';

export interface AccountLink {
  label: string;
  path: string;
}

const own: [string, RouteName][] = [
  ['Profile Settings', 'profile'],
  ['Subscription Management', 'subscriptionManagement'],
  ['Payment History', 'paymentHistory'],
  ['Billing Settings', 'billingSettings'],
];

const staff: [string, RouteName][] = [
  ['Admin Dashboard', 'admin'],
  ['Template Management', 'adminTemplates'],
];

const linksTo = (places: [string, RouteName][]): AccountLink[] =>
  places.filter(([, place]) => isRouted(place)).map(([label, place]) => ({ label, path: pathOf(place) }));

/** The account's pages, and those of staff for whoever has admin rights. */
export const accountLinks = (caller: Caller): { own: AccountLink[]; staff: AccountLink[] } => ({
  own: linksTo(own),
  staff: hasAdminRights(caller) ? linksTo(staff) : [],
});
