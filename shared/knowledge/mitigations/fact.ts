import { HELPLINES } from '#shared/domain/helplines.ts';
import type { BySize } from '../size.ts';

export interface MitigationFact {
  strategy: string;
  lines: readonly string[];
  /** Orders for the event; times count from its start (T). */
  steps: readonly string[];
  actions: readonly string[];
  who: BySize<string>;
  timeline: string;
  effectiveness: 'high' | 'medium' | 'low';
  needs: string;
  priority: 'Immediate' | 'High' | 'Medium' | 'Low';
  upkeep: string;
}

export interface RiskFacts {
  /** The risk and other names for it, as used by BCPs and industries. */
  risks: readonly string[];
  /** Matches risk names that are not listed. */
  words: RegExp;
  facts: readonly MitigationFact[];
}

export const ownerBySize: BySize<string> = ['Owner', 'Operations Manager', 'Operations Manager', 'Business Continuity Manager'];
export const siteOwner: BySize<string> = ['Owner', 'Operations Manager', 'Facilities Manager', 'Facilities Director'];
export const technologyOwner: BySize<string> = [
  'Owner with the IT provider',
  'Operations Manager with the IT provider',
  'IT Manager',
  'IT Director',
];
export const moneyOwner: BySize<string> = ['Owner', 'Finance Manager', 'Finance Manager', 'Chief Financial Officer'];
export const peopleOwner: BySize<string> = ['Owner', 'Operations Manager', 'HR Manager', 'HR Director'];
export const supplyOwner: BySize<string> = ['Owner', 'Operations Manager', 'Purchasing Manager', 'Head of Supply Chain'];

/** After SAMHSA: the Disaster Distress Helpline, and 988 for anyone in crisis. Both answer day and night. */
export const CRISIS_LINES = `Give everyone these numbers: Disaster Distress Helpline ${HELPLINES.disasterDistress} (call or text), and 988 for anyone in crisis.`;

/** After CDC and CPSC (20 feet, alarms) and the National Electrical Code, article 702 (transfer switch). Part of every text that uses a generator. */
export const GENERATOR_OUTDOORS =
  'Run a generator outdoors only, at least 20 feet from doors, windows and vents, with battery carbon monoxide alarms inside.';
export const GENERATOR_CONNECTION =
  'Connect a generator only through a transfer switch that a licensed electrician installed. Never backfeed through an outlet: it kills line workers.';
