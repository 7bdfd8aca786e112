/** Pressing Save on step 1 checks what the builder requires; annual revenue is asked for only when going on. */
import { useState } from 'react';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { useBcp } from '../../state/editor-context.tsx';
import { ASKED_ONLY_WHEN_GOING_ON, type BusinessErrors } from './use-business-errors.ts';

export const useSaveCheck = ({ errors, touchAll }: BusinessErrors) => {
  const [wasRefused, setWasRefused] = useState(false);
  const hasName = useBcp((state) => isFilled(state.content.business_name));
  const hasErrors = Object.keys(errors).some((path) => path !== ASKED_ONLY_WHEN_GOING_ON);
  const mayStart = (): boolean => {
    setWasRefused(hasErrors);
    if (hasErrors) touchAll();
    return !hasErrors;
  };
  const problems = wasRefused && hasErrors ? [bcpMessages.fixErrors, ...(hasName ? [] : [bcpMessages.warnings.name])] : [];
  return { mayStart, problems };
};
