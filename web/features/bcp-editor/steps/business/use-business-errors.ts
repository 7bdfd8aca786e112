/** Which messages of step 1 show: a field's own once it was left, all of them once going on was tried. */
import { useState } from 'react';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { usePlan } from '../../state/editor-context.tsx';

export const useBusinessErrors = (attempt: number) => {
  const errors = usePlan((state) => JSON.stringify(validateBusiness(state.content)));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const all = JSON.parse(errors) as Record<string, string>;
  const areAllShown = isAll || attempt > 0;
  return {
    errors: all,
    /** Going on was tried: every message shows. */
    areAllShown,
    errorOf: (path: string): string | undefined => (areAllShown || touched.has(path) ? all[path] : undefined),
    touch: (path: string) => setTouched((paths) => (paths.has(path) ? paths : new Set(paths).add(path))),
    touchAll: () => setIsAll(true),
  };
};

export type BusinessErrors = ReturnType<typeof useBusinessErrors>;
