import type { TraitId } from '../traits.ts';

export interface Duty {
  id: string;
  title: string;
  authority: string;
  deadline: string;
  /** Citation. */
  rule: string;
  /** Publisher. */
  source: string;
  /** The day somebody made certain of it. */
  checked_on: string;
  phone: string | null;
  what: string;
  /** One of them is enough; absent means every business. */
  traits?: readonly TraitId[];
  trades?: readonly string[];
}
