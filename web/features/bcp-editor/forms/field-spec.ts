/** A form as data: its fields in groups. One sheet renders them all. */
import type { Option } from './options.ts';

interface Field<T> {
  name: keyof T & string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  autoComplete?: string;
}

export type FieldSpec<T> = Field<T> &
  (
    | { kind: 'text' | 'email' | 'tel' | 'area' | 'check' }
    /** One choice; a stored value outside the list is shown with `labelOf`. */
    | { kind: 'select'; options: readonly Option[]; labelOf?: (value: string) => string }
    /** Short texts, added with Enter. */
    | { kind: 'tags' }
    /** Longer texts, one a line. */
    | { kind: 'lines' }
  );

export interface FieldGroup<T> {
  /** Groups with a title start folded. */
  title: string | null;
  fields: FieldSpec<T>[];
}
export type FormSpec<T> = FieldGroup<T>[];

export const fieldsOf = <T>(spec: FormSpec<T>): FieldSpec<T>[] => spec.flatMap((group) => group.fields);
