import type { BcpContent } from '../bcp.ts';
import { compareDurations, type Duration, isSameDuration, parseRecoveryTime } from '../duration.ts';
import { DURATIONS } from '../options.ts';
import { isSameRisk } from '../risk-names.ts';

type EntryList = 'critical_functions' | 'it_systems' | 'key_suppliers';
export type NameList = 'dependencies' | 'suppliers' | 'supports_functions' | 'system_dependencies';

/** A change of what is the owner's to decide, as data, so that it can be undone. Facts are never set. */
export type RepairChange =
  | { kind: 'entry'; list: EntryList; entry: string; field: string; value: string | null }
  | { kind: 'name'; list: EntryList; entry: string; field: NameList; from: string; to: string }
  | { kind: 'field'; field: 'recovery_priority'; value: string | null }
  | { kind: 'risk'; risk: string; isChosen: boolean };

export interface Repair {
  /** What the button says. */
  text: string;
  change: RepairChange;
}

const changeEntry = (
  content: BcpContent,
  { list, entry }: { list: EntryList; entry: string },
  change: (item: Record<string, unknown>) => object,
): Partial<BcpContent> => ({
  [list]: content[list].map((item) => (item.id === entry ? { ...item, ...change({ ...item }) } : item)),
});

const replaceName = (names: unknown, from: string, to: string): string[] =>
  (names as string[]).map((name) => (name.trim().toLowerCase() === from.trim().toLowerCase() ? to : name));

/** The fields that it changes, with their new values. */
export const applyRepair = (content: BcpContent, change: RepairChange): Partial<BcpContent> => {
  switch (change.kind) {
    case 'entry':
      return changeEntry(content, change, () => ({ [change.field]: change.value }));
    case 'name':
      return changeEntry(content, change, (item) => ({
        [change.field]: replaceName(item[change.field], change.from, change.to),
      }));
    case 'field':
      return { [change.field]: change.value };
    case 'risk': {
      const others = content.threat_probability.selected.filter((risk) => !isSameRisk(risk, change.risk));
      return {
        threat_probability: { ...content.threat_probability, selected: change.isChosen ? [...others, change.risk] : others },
      };
    }
  }
};

/** The change that takes it back, made from the content before it. */
export const invertRepair = (content: BcpContent, change: RepairChange): RepairChange => {
  switch (change.kind) {
    case 'entry': {
      const item = content[change.list].find(({ id }) => id === change.entry) as Record<string, unknown> | undefined;
      return { ...change, value: (item?.[change.field] ?? null) as string | null };
    }
    case 'name':
      return { ...change, from: change.to, to: change.from };
    case 'field':
      return { ...change, value: content[change.field] };
    case 'risk':
      return { ...change, isChosen: !change.isChosen };
  }
};

/** The longest usual time that fits below a maximum downtime; null when none is short enough. */
export const findLongestRto = (mtd: Duration | null): string | null =>
  DURATIONS.toReversed().find((band) => {
    const time = parseRecoveryTime(band);
    return compareDurations(mtd, time) === 'ok' && !isSameDuration(mtd, time);
  }) ?? null;
