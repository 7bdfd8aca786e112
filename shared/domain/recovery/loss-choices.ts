import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import { isFilled } from '../bcp/filled.ts';
import type { LossKind } from '../bcp/options.ts';
import type { RecoveryModel } from './model.ts';
import type { LossChoice } from './outcome.ts';
import { refOf } from './presets.ts';

/** What a person can take away in a scenario of their own, in the order of the plan. */
export const listLossChoices = (model: RecoveryModel): LossChoice[] => {
  const { choices } = say;
  const sites = model.sites.filter(({ isAlternate }) => !isAlternate);
  const ofSites = (kind: 'site' | 'power' | 'internet'): LossChoice[] =>
    sites.map(({ ref, name }) => ({ kind, ref, label: choices[kind](name) }));
  const { key_suppliers, it_systems, critical_functions } = model.content;
  const list = (kind: LossKind, entries: readonly { id: string | number; name: string }[], all: string | null): LossChoice[] => [
    ...(all !== null && entries.length > 1 ? [{ kind, ref: '*', label: all }] : []),
    ...entries
      .filter(({ name }) => isFilled(name))
      .map(({ id, name }) => ({ kind, ref: refOf({ id: String(id), name }), label: name.trim() })),
  ];
  return [
    ...ofSites('site'),
    ...ofSites('power'),
    ...ofSites('internet'),
    ...list('system', it_systems, choices.allSystems),
    ...list('supplier', key_suppliers, choices.allSuppliers),
    ...list('provider', model.providers, null),
    ...list('person', model.employees, null),
    ...list('function', critical_functions, null),
  ];
};
