import type { ComponentProps } from 'react';
import type { ImportType } from '#shared/domain/bcp/import.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import type { DrawingName } from '../../../../ui/drawings.tsx';
import type { EntityList } from '../../../../ui/entity-list.tsx';
import type { EntityForm } from '../../forms/entity-form.ts';

/** What differs between functions, suppliers and IT systems on the screen. */
export interface EntityKind<T> {
  field: 'critical_functions' | 'key_suppliers' | 'it_systems';
  importType: ImportType;
  anchor: string;
  title: string;
  /** Singular. */
  noun: string;
  addLabel: string;
  saveLabel: string;
  emptyTitle: string;
  purpose: string;
  drawing: DrawingName;
  form: EntityForm<T>;
  createBlank: () => T;
  /** Why a second entry of the same name is refused; without it, names may repeat. */
  describeDuplicate?: (entry: T) => string;
  renderEntry: ComponentProps<typeof EntityList<T>>['entryOf'];
}

export const joinParts = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

export const formatTimes = ({ max_downtime, rto, rpo }: Record<'max_downtime' | 'rto' | 'rpo', string | null>) => [
  max_downtime && `MTD ${durationLabel(max_downtime)}`,
  rto && `RTO ${durationLabel(rto)}`,
  rpo && `RPO ${durationLabel(rpo)}`,
];
