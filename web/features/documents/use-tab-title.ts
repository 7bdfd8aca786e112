/** The browser tab's text while something stands over the page; the page's own comes back after it. */
import { useEffect } from 'react';

export const useTabTitle = (title: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Keelhouse`;
    return () => {
      document.title = before;
    };
  }, [title]);
};
