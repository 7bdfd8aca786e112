/** Answering by keyboard: a number chooses, Enter goes on. */
import { useEffect, useRef } from 'react';

/** Where Enter already means something. */
const isOperated = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, textarea, input:not([type="radio"])') !== null;

export const useAnswerKeys = (count: number, choose: (index: number) => void, goOn: () => void): void => {
  const latest = useRef({ count, choose, goOn });
  latest.current = { count, choose, goOn };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
      if (number > 0 && number <= latest.current.count) latest.current.choose(number - 1);
      else if (event.key === 'Enter' && !isOperated(event.target)) latest.current.goOn();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
};
