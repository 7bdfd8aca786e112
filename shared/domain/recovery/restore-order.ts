import { point } from '../bcp/duration.ts';
import type { RestoreOrder } from '../bcp/recovery-schedule.ts';
import type { RecoveryModel } from './model.ts';
import { runAll } from './simulate.ts';

/** Everything is down and its copies are safe: who restores what, and in which order where they have several to restore. */
export const findRestoreOrder = (model: RecoveryModel): RestoreOrder => {
  const nodes = model.nodes.map((node) => (node.kind === 'system' ? { ...node, backup: 'elsewhere' as const } : node));
  const { list, deciding } = runAll(
    { ...model, nodes, containment: point(0) },
    {
      ...{ id: '', title: '', staff_available: 100, starts: { weekday: 1, hour: 9 } },
      lost: [{ kind: 'system', ref: '*', lasts: null }],
    },
  );
  const restored = list.items.flatMap(({ kind, node, takes, owners }, at) => {
    const known = kind === 'restore' && node !== null ? model.nodes[node]! : null;
    return known?.kind === 'system' ? [{ item: known.item, takes, owners, slot: deciding[at]! }] : [];
  });
  return restored
    .toSorted((a, b) => a.slot.starts - b.slot.starts)
    .map(({ item, takes, owners, slot }) => ({
      ...{ item, takes },
      restorers: owners.map((owner) => model.people[owner]!.name),
      worker: slot.worker === null ? null : model.people[slot.worker]!.name,
      workerKey: slot.worker,
    }));
};
