import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 3000;

export interface TransientMessage {
  message: string | null;
  show: (message: string) => void;
  /**
   * Put on the element that shows it: pointing at it or focusing it stops the clock. A pointer that rests where the message
   * appears, as after a press on the button below, has not been pointed at it.
   */
  hold: { onMouseMove: () => void; onMouseLeave: () => void; onFocus: () => void; onBlur: () => void };
}

export const useTransientMessage = (): TransientMessage => {
  const [message, setMessage] = useState<string | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (message === null || isHeld) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  const hold = useCallback(() => setIsHeld(true), []);
  const release = useCallback(() => setIsHeld(false), []);
  return { message, show: setMessage, hold: { onMouseMove: hold, onMouseLeave: release, onFocus: hold, onBlur: release } };
};
