import type { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import type { HazardName } from '#shared/knowledge/hazards/hazard.ts';

export interface GoldenProfile {
  id: string;
  name: string;
  industry: (typeof INDUSTRIES)[number];
  /** The trade that its name, or what it does, must lead to. */
  trade: string;
  /** In the owner's words, where the name doesn't say it. */
  activity?: string;
  state: string;
  zip: string;
  employees: number;
  /** Offered at its address. */
  hazards?: readonly HazardName[];
  /** Not offered there, although its state has them. */
  notHazards?: readonly HazardName[];
  /** Each found in the name of a function, system, risk, supplier or hazard that is offered. */
  must: readonly RegExp[];
  /** Found in nothing that is offered. */
  mustNot: readonly RegExp[];
}

export type GoldenProfileFacts = Omit<GoldenProfile, 'id'>;
