/** Mitigations by the names that the knowledge itself suggests: an industry's own risk leads to those of the general one. */
import type { SuggestedMitigation } from '#shared/jobs.ts';
import { industries } from './industries.ts';
import { mitigationsFor } from './mitigations.ts';
import type { Band } from './size.ts';

const plain = (name: string): string => name.trim().toLowerCase();
const general = new Map(
  industries.flatMap(({ risks }) =>
    risks.flatMap(([name, , note]) => (note?.like === undefined ? [] : [[plain(name), note.like] as const])),
  ),
);

/** The mitigations for a risk, under the name the plan uses for it. */
export const treatmentsFor = (risk: string, band: Band): SuggestedMitigation[] =>
  mitigationsFor(general.get(plain(risk)) ?? risk, band).map((one) => ({ ...one, risk_name: risk }));
