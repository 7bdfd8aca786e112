import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';

export interface SeedContext {
  origin: string;
  client(token?: string): Client<Api>;
  setClock(offsetSeconds: number): void;
  /** Calls the DynamoDB API directly, as an operator's command does. */
  dynamodb<T>(target: string, body: unknown): Promise<T>;
  coreTable: string;
  linksMailedTo(address: string): Promise<string[]>;
}

export const eventually = async <T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> => {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await ask();
    if (answer) return answer;
    await wait(50);
  }
  throw new Error(`Waited in vain for ${what}`);
};
