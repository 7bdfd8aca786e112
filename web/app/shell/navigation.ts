import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accessDenialReason, type Caller, EXERCISE_ACCESS } from '#shared/domain/access.ts';
import type { Feature } from '#shared/domain/tier.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import { isRouted } from '../page-files.ts';
import { pathOf, type RouteName } from '../paths.ts';

interface NavEntry {
  title: string;
  summary: string;
  /** Users without it get the upgrade dialog. */
  feature?: Feature;
  orAuditor?: true;
  opens: { place: RouteName } | { dialog: FeatureDialogName };
}

const entries: NavEntry[] = [
  { title: 'Dashboard', summary: 'Where your plans stand and what to do next.', opens: { place: 'dashboard' } },
  {
    title: 'BCP Plans',
    summary: 'Write, review and print business continuity plans aligned with ISO 22301, with help from AI.',
    opens: { place: 'bcps' },
  },
  {
    title: 'Crisis Communications',
    summary: 'Reach your people out of band, in real time, from the Flash RTC mobile app.',
    feature: 'flash_rtc',
    opens: { place: 'crisisCommunications' },
  },
  {
    title: 'Training Academy',
    summary: 'Executive training in six modules, at your own pace.',
    feature: 'executive_training',
    opens: { dialog: 'training' },
  },
  {
    title: 'ISO 27001',
    summary: 'An IT disaster recovery and risk identification plan made from your BCP.',
    feature: 'iso_27001_readiness',
    opens: { dialog: 'iso27001' },
  },
  {
    title: 'Tabletop Exercises',
    summary: 'Rehearse an incident around a table and keep the evidence.',
    ...EXERCISE_ACCESS,
    opens: { place: 'tabletopExercises' },
  },
];

export type OfferedEntry = NavEntry & { isLocked: boolean };

const isAvailable = ({ opens }: NavEntry): boolean => 'dialog' in opens || isRouted(opens.place);

const isLockedFor = (caller: Caller, { feature, orAuditor }: NavEntry): boolean =>
  feature !== undefined && accessDenialReason({ feature, orAuditor }, caller) !== null;

/** Locked entries open the upgrade dialog; open ones appear only if their page exists. */
export const entriesFor = (caller: Caller): OfferedEntry[] =>
  entries
    .map((entry) => ({ ...entry, isLocked: isLockedFor(caller, entry) }))
    .filter((entry) => entry.isLocked || isAvailable(entry));

export const useDialogs = () => {
  const [dialog, setDialog] = useState<FeatureDialogName | null>(null);
  return { dialog, openDialog: setDialog, closeDialog: () => setDialog(null) };
};

/** Null for an entry that is a button. */
export const pathOfEntry = ({ isLocked, opens }: OfferedEntry): string | null =>
  !isLocked && 'place' in opens ? pathOf(opens.place) : null;

export const activateEntry = (entry: OfferedEntry, openDialog: (name: FeatureDialogName) => void): void => {
  if (entry.isLocked && entry.feature) {
    const act = 'place' in entry.opens ? { label: `Open ${entry.title}`, path: pathOf(entry.opens.place) } : undefined;
    askForFeature(entry.feature, entry.title, act);
  } else if ('dialog' in entry.opens) openDialog(entry.opens.dialog);
};

export const useIsCurrent = (): ((path: string) => boolean) => {
  const { pathname } = useLocation();
  return (path) => pathname === path || pathname.startsWith(`${path}/`);
};

interface AccountLink {
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

export const accountLinks = (caller: Caller): { own: AccountLink[]; staff: AccountLink[] } => ({
  own: linksTo(own),
  staff: hasAdminRights(caller) ? linksTo(staff) : [],
});

interface FeatureDialogProps {
  opened: boolean;
  onClose: () => void;
}

export type FeatureDialogName = 'training' | 'iso27001';

export const featureDialogs: Record<FeatureDialogName, () => Promise<ComponentType<FeatureDialogProps>>> = {
  training: async () => (await import('../../features/training/training-dialog.tsx')).Component,
  iso27001: async () => (await import('../../features/iso27001/iso27001-dialog.tsx')).Component,
};
