/**
 * Whether an answer's time reveals that an address is known: sign-in, forgotten password, new verification link and
 * registration for addresses that have an account and for such that have none, in turns, by the handlers themselves.
 */
import type { OutboxRow } from '#functions/data/outbox.ts';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';
import { mannWhitneyP, median } from './statistics.ts';

export interface EnumerationFigure {
  call: string;
  knownMs: number;
  unknownMs: number;
  apartMs: number;
  /** How likely so different a ranking is when there is no difference (Mann-Whitney). */
  p: number;
}

/** Above what these calls take here, as the floor of a deployed stage is above what they take there. */
const FLOOR_MS = 100;
/** The first calls load code and open connections. */
const WARM_UP = 20;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const measureEnumeration = async (rounds: number): Promise<EnumerationFigure[]> => {
  const world = await startAccountsInProcess();
  process.env.ANSWER_FLOOR_MS = String(FLOOR_MS);
  const say = { ...console };
  // A line per call would be what is measured.
  for (const level of ['info', 'warn', 'error'] as const) console[level] = () => undefined;
  try {
    const register = (email: string) => world.ask('POST /v1/auth/register', { email, password: PASSWORD });
    const known = Array.from({ length: rounds + WARM_UP }, newEmail);
    const confirmKnown = async (): Promise<void> => {
      const waiting = (await world.rows<OutboxRow>('OUT#')).flatMap(({ mail }) =>
        mail.kind === 'verify_email' ? [mail.token] : [],
      );
      for (const token of waiting) await world.ask('POST /v1/auth/verify-email', { token });
    };
    const calls: [name: string, call: (email: string) => Promise<unknown>, prepare?: () => Promise<void>][] = [
      ['login', (email) => world.login(email, 'wrong password')],
      ['forgot-password', (email) => world.ask('POST /v1/password-reset/forgot-password', { email })],
      ['resend-verification', (email) => world.ask('POST /v1/auth/resend-verification', { email })],
      ['register, waiting', register],
      ['register, confirmed', register, confirmKnown],
    ];
    for (const email of known) await register(email);
    const figures: EnumerationFigure[] = [];
    for (const [name, call, prepare] of calls) {
      await prepare?.();
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const timed = async (kind: keyof typeof times, email: string, isKept: boolean): Promise<void> => {
        const start = performance.now();
        await call(email);
        if (isKept) times[kind].push(performance.now() - start);
      };
      for (const [round, email] of known.entries()) {
        const turns = [() => timed('known', email, round >= WARM_UP), () => timed('unknown', newEmail(), round >= WARM_UP)];
        for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
      }
      const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
      figures.push({
        call: name,
        knownMs: rounded(knownMs),
        unknownMs: rounded(unknownMs),
        apartMs: rounded(Math.abs(knownMs - unknownMs)),
        p: rounded(mannWhitneyP(times.known, times.unknown)),
      });
    }
    return figures;
  } finally {
    Object.assign(console, say);
    await world.stop();
  }
};
