import { useState } from 'react';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { useMessageTiming } from '../../../../lib/field-messages.ts';
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

/** Messages of the fields, derived from the BCP itself: it owns the values, not a form (decision 28). */
export const useBusinessValidation = (attempt: number) => {
  const [selectErrors] = useState(createErrorsSelector);
  const errors = useBcp(selectErrors);
  const { touch, isMessageDue } = useMessageTiming();
  const [wasSaveRefused, setWasSaveRefused] = useState(false);
  const isRefusedToContinue = attempt > 0;
  const isOnlyError = Object.keys(errors).length === 1;
  const isShown = (path: string): boolean =>
    path === OPTIONAL_FOR_SAVING
      ? isMessageDue(path, isRefusedToContinue) && (isRefusedToContinue || isOnlyError)
      : isMessageDue(path, isRefusedToContinue || wasSaveRefused);
  return {
    errors,
    areAllShown: wasSaveRefused || isRefusedToContinue,
    errorOf: (path: string): string | undefined => (isShown(path) ? errors[path] : undefined),
    touch,
    /** Whether the customer has left the field before. */
    isVisited: (path: string): boolean => isMessageDue(path, false),
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
