import { useEffect, useState } from 'react';

/** For a form in HTML that was rendered at build time: `first-paint.js` holds it back until it is listened to, then sends it. */
export const useHeldForm = (): { 'data-held'?: '' } => {
  const [isListening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  useEffect(() => {
    if (isListening) dispatchEvent(new Event('form-ready'));
  }, [isListening]);
  return isListening ? {} : { 'data-held': '' };
};
