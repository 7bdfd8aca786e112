/** Which messages of step 1 show: a field's own once it was left or saving was tried, all of them once going on was. */
import { useState } from 'react';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { useBcp } from '../../state/editor-context.tsx';

/** Saving does without it, so that leaving it empty is no mistake until it is all that keeps somebody from going on. */
export const ASKED_ONLY_WHEN_GOING_ON = 'annual_revenue';

export const useBusinessErrors = (attempt: number) => {
  const errors = useBcp((state) => JSON.stringify(validateBusiness(state.content)));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const all = JSON.parse(errors) as Record<string, string>;
  const isAllThatIsMissing = Object.keys(all).length === 1;
  const isShown = (path: string): boolean => {
    if (attempt > 0) return true;
    return path === ASKED_ONLY_WHEN_GOING_ON ? isAllThatIsMissing && touched.has(path) : isAll || touched.has(path);
  };
  return {
    errors: all,
    /** Going on or saving was tried: messages show wherever they are. */
    areAllShown: isAll || attempt > 0,
    errorOf: (path: string): string | undefined => (isShown(path) ? all[path] : undefined),
    touch: (path: string) => setTouched((paths) => (paths.has(path) ? paths : new Set(paths).add(path))),
    touchAll: () => setIsAll(true),
  };
};

export type BusinessErrors = ReturnType<typeof useBusinessErrors>;
