/** The six entries of the header, in their order, and what pressing one does for whom. */
import { accessDenialReason, type Caller, EXERCISE_ACCESS } from '#shared/domain/access.ts';
import type { Feature } from '#shared/domain/tier.ts';
import type { FeatureDialogName } from '../feature-dialogs.ts';
import { isRouted } from '../page-files.ts';
import type { RouteName } from '../paths.ts';

interface NavEntry {
  title: string;
  summary: string;
  /** Without it the entry opens the upgrade dialog. */
  feature?: Feature;
  /** Auditors need no feature to open it. */
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

/** The entries a user sees: locked ones lead to the upgrade, open ones only where there is something to open. */
export const entriesFor = (caller: Caller): OfferedEntry[] =>
  entries
    .map((entry) => ({ ...entry, isLocked: isLockedFor(caller, entry) }))
    .filter((entry) => entry.isLocked || isAvailable(entry));
