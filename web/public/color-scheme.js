// Runs before the first paint, so that a reader in the dark never sees a white flash. A file of its own because the
// content security policy allows no inline script. Mantine keeps the choice under this key.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('mantine-color-scheme-value');
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
