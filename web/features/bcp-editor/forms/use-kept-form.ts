/** Keeps what is typed into a sheet until it is submitted or given up, also when the page is left meanwhile. */
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isSame } from '../state/bcp-store.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { FormValues } from './form-values.ts';

interface KeptForm {
  /** Whether the form began with what was typed into it earlier. */
  isTakenUp: boolean;
  forget: () => void;
}

/** `name` tells the form from the others of the plan. */
export const useKeptForm = (
  name: string,
  title: string,
  { reset, subscribe, formState }: UseFormReturn<FormValues>,
): KeptForm => {
  const { drafts } = useEditor().session;
  const [kept] = useState(() => drafts.getForm(name));
  const [untouched] = useState(() => formState.defaultValues);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          drafts.setForm(name, isSame(values, untouched) ? null : { title, values: structuredClone(values) }),
      }),
    [drafts, name, title, untouched, subscribe],
  );

  useEffect(() => {
    if (kept) reset(kept.values, { keepDefaultValues: true });
  }, [kept, reset]);

  return { isTakenUp: kept !== null, forget: () => drafts.setForm(name, null) };
};
