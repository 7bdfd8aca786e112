/**
 * Forms: react-hook-form with one resolver over standard schemas. A screen that carries zod hands in a schema of the
 * contract; the others compose one from the same pure rules with `createFormSchema`, which costs no schema library.
 */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type BaseSyntheticEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type Mode,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from './api-error.ts';
import { type FieldRules, findFieldMessages } from './field-messages.ts';

export const createFormSchema = <Values extends FieldValues>(rules: FieldRules<Values>): StandardSchemaV1<Values> => ({
  '~standard': {
    version: 1,
    vendor: 'keelhouse',
    validate: (input) => {
      const values = input as Values;
      const issues = Object.entries(findFieldMessages(rules, values) as Record<string, string>).map(([name, message]) => ({
        message,
        path: [name],
      }));
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
});

interface FormOptions<Values extends FieldValues, Output> {
  schema: StandardSchemaV1<Values, Output>;
  defaultValues: DefaultValues<Values>;
  /** When fields are checked before the first submission; on submission only by default. */
  mode?: Mode;
}

/** The form's fields by the server's names: where the server refuses one, the message and the focus go to it. */
type FieldNames<Values extends FieldValues> = Record<string, FieldPath<Values>>;

interface SchemaForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** Why the last submission failed. */
  failure: string | null;
  /** The form's `onSubmit`: sends what the schema made of the values, and keeps the sentence of a refusal. */
  submitWith: (
    send: (output: Output) => Promise<unknown>,
    explain: (error: unknown) => string,
    fieldNames?: FieldNames<Values>,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
}

export const useSchemaForm = <Values extends FieldValues, Output = Values>({
  schema,
  defaultValues,
  mode,
}: FormOptions<Values, Output>): SchemaForm<Values, Output> => {
  const form = useForm({ resolver: standardSchemaResolver<Values, unknown, Output>(schema), defaultValues, mode });
  const [failure, setFailure] = useState<string | null>(null);
  const submitWith: SchemaForm<Values, Output>['submitWith'] = (send, explain, fieldNames = {}) =>
    form.handleSubmit(async (output) => {
      setFailure(null);
      await send(output).catch((error: unknown) => {
        const refusal = error instanceof ApiError ? error.errors.find(({ field }) => field in fieldNames) : undefined;
        const name = refusal && fieldNames[refusal.field];
        if (name) form.setError(name, { message: refusal.message }, { shouldFocus: true });
        else setFailure(explain(error));
      });
    });
  return { ...form, failure, submitWith };
};

interface BoundFields<Name extends string> {
  bind: <N extends Name>(name: N) => UseFormRegisterReturn<N> & { id: string; error: string | undefined };
  /** What is wrong, in the order of `checked`, for the summary above the fields. */
  problems: { fieldId: string; message: string }[];
}

/** Props of the fields of a form; their ids begin with `id`. */
export const bindFields = <Values extends FieldValues, Output>(
  { register, formState: { errors } }: UseFormReturn<Values, unknown, Output>,
  id: string,
  checked: readonly FieldPath<Values>[],
): BoundFields<FieldPath<Values>> => {
  const messageOf = (name: string): string | undefined => {
    // What is wrong with a list as a whole stands at its root.
    const error = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
    return error?.message ?? error?.root?.message;
  };
  return {
    bind: (name) => ({ id: `${id}-${name}`, error: messageOf(name), ...register(name) }),
    problems: checked.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ fieldId: `${id}-${name}`, message }] : [];
    }),
  };
};
