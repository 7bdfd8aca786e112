import type { StressScenario } from '../bcp/bcp.ts';
import type { Duration } from '../bcp/duration.ts';
import type { LossKind } from '../bcp/options.ts';
import type { WizardStep } from '../bcp/wizard.ts';

/** Where the wizard repairs something: a step, and in it an entry and its input. */
export interface RepairPlace {
  step: WizardStep;
  section: 'locations' | 'functions' | 'suppliers' | 'systems' | 'employees' | 'providers' | 'business' | 'scenarios';
  /** Id of the entry, or its name where it has none; absent where the section has one. */
  entry?: string;
  field?: string;
}

/** A number or link that the plan does not state, or not readably, and what the run takes instead. */
export interface Assumption {
  /** A whole sentence. */
  text: string;
  place: RepairPlace;
}

/** Something to be done before a function is back. */
export interface RecoveryTask {
  id: string;
  kind: 'restore' | 'switch' | 'move' | 'return' | 'restart';
  /** Of the system, supplier, site or function that it brings back. */
  name: string;
  /** Who does it; null where nobody is needed. */
  owner: string | null;
  /** Minutes after the event. */
  starts: Duration;
  ends: Duration;
  isAssumed: boolean;
}

/** Why a function is not back earlier: what it waits for, and what that waits for in turn. */
export interface Delay {
  /** Of the item that waits: a function, a system, or what else is down. */
  item: string;
  /** Needs something else first, its owner is busy or away, its loss lasts, or it simply takes its time. */
  because: 'needs' | 'person' | 'absent' | 'loss' | 'takes';
  /** Of what or whom it waits for; its own where only its own time counts. */
  name: string;
}

export interface FunctionOutcome {
  id: string;
  name: string;
  isAffected: boolean;
  /** Minutes after the event until it is back: the earliest and the latest of all runs; infinite where nothing brings it back. */
  back: Duration;
  /** How long the workaround carries it; null without one, or where it needs what is lost. It begins with the event. */
  workedAroundUntil: number | null;
  /** Minutes; null where the plan states none. */
  rto: number | null;
  mtd: number | null;
  /** Minutes beyond its maximum downtime, or beyond the end of its workaround if that is later; 0 within it or without one. */
  late: Duration;
  /** From the function down to what decides; empty for one that keeps running. */
  delays: Delay[];
  /** One sentence: when it is back, how late that is, and what decides it. */
  explanation: string;
}

export interface PersonLoad {
  name: string;
  tasks: string[];
  /** Minutes of work. */
  busy: Duration;
  /** Whether a function is back later because this person does one thing at a time. */
  isBottleneck: boolean;
}

export interface ScenarioOutcome {
  scenario: StressScenario;
  /** Latest first. Functions that the scenario does not touch are last. */
  functions: FunctionOutcome[];
  tasks: RecoveryTask[];
  people: PersonLoad[];
  assumptions: Assumption[];
  /** Dollars lost `minutes` after the event; null where no function earns revenue. */
  lostBy: ((minutes: number) => Duration) | null;
  /** Minutes after which everything that comes back is back, at the latest. */
  horizon: number;
}

/** How many of the changes worth a try have been run. */
export interface RankingProgress {
  tried: number;
  of: number;
}

/** A change of the plan that was tried on a scenario, best first. */
export interface RankedChange {
  kind: 'second-person' | 'backup-off-site' | 'alternative-supplier' | 'alternate-site' | 'shorter-restore' | 'workaround';
  /** Of the person, system, supplier, site or function that it is about. */
  name: string;
  /** A whole sentence that says what to do. */
  text: string;
  /** Names of the functions that are in time by it. */
  rescued: string[];
  /** Minutes that all functions together are down less, at the longest times; one that never comes back counts for 30 days. */
  savedMinutes: number;
  /** Dollars; null without a revenue. */
  savedDollars: number | null;
  /** What the form of a new mitigation begins with. */
  mitigation: { risk_name: string; mitigation_strategy: string };
}

/** A scenario made of this plan, and why it is worth running. */
export interface Preset {
  id: string;
  scenario: StressScenario;
  reason: string;
}

/** What happens to a function at an hour of a scenario. */
export interface FunctionState {
  id: string;
  name: string;
  state: 'down' | 'worked around' | 'back';
}

/** What a person can choose to lose in a scenario of their own. */
export interface LossChoice {
  kind: LossKind;
  ref: string;
  label: string;
}
