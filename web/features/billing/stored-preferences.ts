/** What a user chose about billing, kept on this device and by user, as devices are shared. */
export interface BillingPreferences {
  paperless: boolean;
  autoRenew: boolean;
  emailNotifications: boolean;
  marketingEmails: boolean;
}

const defaults: BillingPreferences = { paperless: true, autoRenew: true, emailNotifications: true, marketingEmails: false };

const keyOf = (userId: number): string => `billing-preferences:${userId}`;

/** The stored choices; where there are none, or none that can be read, the defaults. */
export const readBillingPreferences = (userId: number): BillingPreferences => {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, unknown>;
    const known = Object.keys(defaults).filter((name) => typeof stored[name] === 'boolean');
    return { ...defaults, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
  } catch {
    return defaults;
  }
};

/** Keeps the choices; throws where the browser keeps nothing. */
export const storeBillingPreferences = (userId: number, preferences: BillingPreferences): void =>
  localStorage.setItem(keyOf(userId), JSON.stringify(preferences));
