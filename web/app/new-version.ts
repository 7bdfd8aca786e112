const RELOADED_KEY = 'keelhouse-reloaded-at';
const ONCE_PER_MS = 60_000;

/** After a deployment the old chunks are gone: reloads once a minute at most, then the error page takes over. */
export const reloadOnNewVersion = (): void => {
  addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would show the browser's own error page.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(RELOADED_KEY)) || 0;
    if (Date.now() - last < ONCE_PER_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
};
