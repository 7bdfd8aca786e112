/** The console of the local run, for tests: mails, clock, faults, schedules, reset. */
import { setTimeout as wait } from 'node:timers/promises';
import { call } from './client.ts';

export interface Mail {
  id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  links: string[];
  sent_at: string;
}
interface Queue {
  queue: string;
  depth: number;
  in_flight: number;
  dead_letters: { id: string; body: string }[];
}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await call<T>(method, path, body === undefined ? {} : { body });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

export const mailsTo = (address: string): Promise<Mail[]> => ask('GET', `/local/emails?to=${encodeURIComponent(address)}`);

/** The newest mail to that address whose subject matches, as soon as there is one. */
export const mailTo = async (address: string, subject = /./, patienceSeconds = 20): Promise<Mail> => {
  for (let waited = 0; waited < patienceSeconds * 10; waited++) {
    const found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
    if (found) return found;
    await wait(100);
  }
  throw new Error(`No mail to ${address} matches ${subject} after ${patienceSeconds} s`);
};

export const advanceClock = (seconds: number): Promise<{ now: string; offset_seconds: number }> =>
  ask('POST', '/local/clock', { advance_seconds: seconds });

export const orderFault = (
  service: string,
  mode: string,
  count: number,
): Promise<{ service: string; count: number; taken: number }[]> => ask('POST', '/local/faults', { service, mode, count });
export const clearFault = (service: string): Promise<unknown> => orderFault(service, 'error', 0);
export const faults = (): Promise<{ service: string; mode: string; count: number; taken: number }[]> =>
  ask('GET', '/local/faults');

export const runSchedule = (name: string): Promise<{ name: string; result: unknown }> =>
  ask('POST', `/local/schedules/${name}/run`);
export const queues = async (): Promise<Queue[]> => (await ask<{ queues: Queue[] }>('GET', '/local/jobs')).queues;
export const redrive = (): Promise<{ redriven: number }> => ask('POST', '/local/jobs/redrive');
export const reset = (): Promise<unknown> => ask('POST', '/local/reset');
