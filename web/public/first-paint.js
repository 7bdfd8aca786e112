// Runs before the first paint, so that a reader in the dark never sees a white flash, and somebody who is signed in never
// sees the sign-in page. A file of its own because the content security policy allows no inline script. Mantine keeps the
// choice of colors under this key.
(() => {
  const page = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('mantine-color-scheme-value');
    if (localStorage.getItem('token')) {
      if (/^\/(login)?$/.test(location.pathname)) page.dataset.returning = '';
      // Pages that links of mails lead to have no header, nor has the one that fills the screen.
      if (!/^\/(verify|confirm|forgot|reset)-|\/projector$/.test(location.pathname)) page.dataset.waiting = '';
    }
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  // A page that was rendered at build time names its scripts here: it is seen before they take the line and the processor.
  // A page that nobody sees is never painted.
  const scripts = document.currentScript.dataset.later?.split(' ');
  if (!scripts) return;
  // A form that is sent before the app listens to it waits: the browser alone would put what was typed into the address.
  let held = null;
  const hold = (event) => {
    if (!('held' in event.target.dataset)) return;
    event.preventDefault();
    held = event.target;
  };
  addEventListener('submit', hold, true);
  addEventListener('form-ready', () => {
    held?.requestSubmit();
    held = null;
  });
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    import(scripts[0]);
  };
  if (document.hidden || 'returning' in page.dataset) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
})();
