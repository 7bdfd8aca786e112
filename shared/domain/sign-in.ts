import * as z from 'zod';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Where an account is signed in, as its owner sees it. */
export const SignIn = z.object({
  id: z.string(),
  signed_in_at: z.string(),
  last_used_at: z.string(),
  /** The device in words. */
  agent: z.string(),
  is_current: z.boolean(),
  /** Whether it was last used from the address that asks now. */
  is_same_address: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;
