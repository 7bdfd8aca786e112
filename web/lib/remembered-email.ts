/** The address to fill in at the next sign-in; never the password. */
const KEY = 'rememberedEmail';
const ARRIVING_KEY = 'registeredEmail';

export const rememberedEmail = (): string | null => localStorage.getItem(KEY);

/** Keeps the address on this device, or forgets it. */
export const rememberEmail = (email: string | null): void => {
  localStorage.removeItem(ARRIVING_KEY);
  if (email === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, email);
};

/** The address of a registration on this device, until its first sign-in. */
export const registeredEmail = (): string | null => localStorage.getItem(ARRIVING_KEY);
export const keepRegisteredEmail = (email: string): void => localStorage.setItem(ARRIVING_KEY, email);
