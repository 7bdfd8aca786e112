import type { ReactNode } from 'react';
import type { CallOptions } from '#shared/api/client.ts';
import type { EntityForm } from '../forms/entity-form.ts';
import type { employeesQuery, providersQuery } from '../state/people-queries.ts';

export interface Person {
  id: number;
  bcp_id: number;
  name: string;
}

export interface PeopleKind<N extends object, T extends N & Person> {
  section: 'employees' | 'providers';
  anchor: string;
  title: string;
  addLabel: string;
  purpose: string;
  form: EntityForm<N>;
  blank: N;
  columns: { title: string; cell: (person: T) => ReactNode }[];
  query: typeof employeesQuery | typeof providersQuery;
  create: (bcpId: number, body: N, options?: CallOptions) => Promise<T>;
  update: (id: number, body: N) => Promise<T>;
  remove: (id: number) => Promise<void>;
  /** What two entries of a BCP must not share. */
  keyOf: (person: N) => string;
  describeDuplicate: (person: N) => string;
  /** For a refused save where the server gives no sentence. */
  refusedText: string;
  failedText: string;
  question: string;
}
