import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Dismissal } from '#shared/domain/bcp/check/dismissals.ts';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { findHome } from '#shared/domain/location.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import type { Place } from '#shared/knowledge/places/place.ts';
import { readBcp } from './bcps.ts';
import { readAppearance, type StoredAppearance } from './document-appearance.ts';
import { listEvidence } from './evidence.ts';
import { listExercisesOfBcp } from './exercises.ts';
import { listDismissals } from './finding-dismissals.ts';
import { employees, providers } from './people.ts';
import { readPreferencesOrDefaults } from './preferences.ts';
import { readActor } from './users.ts';

interface PrintedBcp {
  bcp: Bcp;
  employees: Employee[];
  providers: ServiceProvider[];
  exercises: Exercise[];
  dismissals: Dismissal[];
  evidence: EvidenceItem[];
  cyber: boolean;
  purpose: 'internal' | 'compliance' | 'both';
  /** Who keeps the plan here, when the plan itself names no owner. */
  accountName: string | null;
  appearance: StoredAppearance;
  place: Place | null;
}

/** The places of all ZIP codes are much data, so they are loaded when a document is printed. */
export const findHomePlace = async (bcp: Bcp): Promise<Place | null> => {
  const { findPlace } = await import('#shared/knowledge/places/place.ts');
  return findPlace(findHome(bcp).zip ?? '');
};

/** What the documents of a BCP print. Reads are strong, so that a document has what was just saved. */
export const readPrintedBcp = async (uid: number, bcpId: number): Promise<PrintedBcp | null> => {
  const [bcp, team, firms, preferences, exercises, dismissals, evidence, account, appearance] = await Promise.all([
    readBcp(uid, bcpId, true),
    employees.list(uid, bcpId, true),
    providers.list(uid, bcpId, true),
    readPreferencesOrDefaults(uid),
    listExercisesOfBcp(uid, bcpId),
    listDismissals(uid, bcpId, true),
    listEvidence(uid, bcpId, true),
    readActor(uid),
    readAppearance(uid),
  ]);
  if (!bcp) return null;
  const { cyber_assessment_interest: cyber, bcp_purpose: purpose } = preferences;
  return {
    bcp,
    employees: team,
    providers: firms,
    exercises,
    dismissals,
    evidence,
    cyber,
    purpose,
    accountName: account?.full_name ?? null,
    appearance,
    place: await findHomePlace(bcp),
  };
};
