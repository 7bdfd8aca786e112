import { useState } from 'react';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { type BcpState, isSame } from '../../state/bcp-store.ts';
import { useBcp } from '../../state/editor-context.tsx';

/** Optional for saving; required to continue. */
const OPTIONAL_FOR_SAVING = 'annual_revenue';

/** Returns the same object while the messages are the same, so that typing does not render the whole step. */
const createErrorsSelector = () => {
  let errors: Record<string, string> = {};
  return ({ content }: BcpState): Record<string, string> => {
    const next = validateBusiness(content);
    if (!isSame(errors, next)) errors = next;
    return errors;
  };
};

/**
 * Messages of the fields, derived from the BCP itself because every keystroke is saved. A message shows once its field
 * was left or saving was refused; all of them show after the first refused attempt to continue.
 */
export const useBusinessValidation = (attempt: number) => {
  const [selectErrors] = useState(createErrorsSelector);
  const errors = useBcp(selectErrors);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasSaveRefused, setWasSaveRefused] = useState(false);
  const isOnlyError = Object.keys(errors).length === 1;
  const isShown = (path: string): boolean => {
    if (attempt > 0) return true;
    return path === OPTIONAL_FOR_SAVING ? isOnlyError && touched.has(path) : wasSaveRefused || touched.has(path);
  };
  return {
    errors,
    areAllShown: wasSaveRefused || attempt > 0,
    errorOf: (path: string): string | undefined => (isShown(path) ? errors[path] : undefined),
    touch: (path: string) => setTouched((paths) => (paths.has(path) ? paths : new Set(paths).add(path))),
    refuseSave: () => setWasSaveRefused(true),
  };
};

export type BusinessValidation = ReturnType<typeof useBusinessValidation>;

export const useSaveCheck = ({ errors, refuseSave }: BusinessValidation) => {
  const [wasRefused, setWasRefused] = useState(false);
  const hasName = useBcp((state) => isFilled(state.content.business_name));
  const hasErrors = Object.keys(errors).some((path) => path !== OPTIONAL_FOR_SAVING);
  const mayStart = (): boolean => {
    setWasRefused(hasErrors);
    if (hasErrors) refuseSave();
    return !hasErrors;
  };
  const problems = wasRefused && hasErrors ? [bcpMessages.fixErrors, ...(hasName ? [] : [bcpMessages.warnings.name])] : [];
  return { mayStart, problems };
};
