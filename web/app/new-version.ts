/** A page that was opened before a deployment may ask for a part that no longer exists. */
const RELOADED_KEY = 'keelhouse-reloaded-at';
const ONCE_PER_MS = 60_000;

/** Reloads once, silently; when that did not help, the error page takes over. */
export const reloadOnNewVersion = (): void => {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would replace the application by the browser's own offline page.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(RELOADED_KEY)) || 0;
    if (Date.now() - last < ONCE_PER_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
};
