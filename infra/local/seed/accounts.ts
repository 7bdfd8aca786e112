/** The demo accounts. */
export const DEMO_PASSWORD = 'Continuity-2026';

export interface DemoAccount {
  email: string;
  full_name: string;
  /** For whoever reads the list. */
  is: string;
}

const at = (name: string): string => `${name}@demo.keelhouse.example`;

export const DEMO_ACCOUNTS: DemoAccount[] = [{ email: at('free'), full_name: 'Fran Free', is: 'verified, no subscription' }];
