/** What is wrong with fields and when that is said, without the form library: for the two screens of decision 28. */
import { useState } from 'react';

/** Each rule returns what is wrong with its field, or null. */
export type FieldRules<Values> = { [Name in keyof Values]?: (value: Values[Name], values: Values) => string | null };

export const requireText =
  (message: string) =>
  (value: string): string | null =>
    value.trim() === '' ? message : null;

export const findFieldMessages = <Values extends object>(
  rules: FieldRules<Values>,
  values: Values,
): Partial<Record<keyof Values, string>> => {
  const messages: Partial<Record<keyof Values, string>> = {};
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    const message = rules[name]?.(values[name], values) ?? null;
    if (message !== null) messages[name] = message;
  }
  return messages;
};

/** As in a form of mode `onTouched`: a message shows once its field was left, and in any case after a refusal. */
export const useMessageTiming = () => {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    touch: (name: string): void => setTouched((names) => (names.has(name) ? names : new Set(names).add(name))),
    isMessageDue: (name: string, wasRefused: boolean): boolean => wasRefused || touched.has(name),
  };
};
