import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';

export interface SeedContext {
  origin: string;
  /** The typed client, with that access token or without any. */
  client(token?: string): Client<Api>;
  /** Moves the clock to so many seconds before or after the real time. */
  setClock(offsetSeconds: number): void;
  /** A call of the DynamoDB API, as an operator's command would make it. */
  dynamodb<T>(target: string, body: unknown): Promise<T>;
  coreTable: string;
  /** Runs through the mailbox until a mail to that address is there, and answers its links. */
  linksMailedTo(address: string): Promise<string[]>;
}

/** Asks until there is an answer; throws when there is none for half a minute. */
export const eventually = async <T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> => {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await ask();
    if (answer) return answer;
    await wait(50);
  }
  throw new Error(`Waited in vain for ${what}`);
};
