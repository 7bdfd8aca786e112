const EMAIL_KEY = 'rememberedEmail';
const ARRIVING_KEY = 'registeredEmail';

export const rememberedEmail = (): string | null => localStorage.getItem(EMAIL_KEY);

export const rememberEmail = (email: string | null): void => {
  localStorage.removeItem(ARRIVING_KEY);
  if (email === null) localStorage.removeItem(EMAIL_KEY);
  else localStorage.setItem(EMAIL_KEY, email);
};

/** Set by a registration on this device until the first sign-in. */
export const registeredEmail = (): string | null => localStorage.getItem(ARRIVING_KEY);
export const keepRegisteredEmail = (email: string): void => localStorage.setItem(ARRIVING_KEY, email);
