/** What `npm start` says when everything is up. */
import type { LocalRun } from './run.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';

export const announcement = ({ settings: { siteUrl, dataDir, stripe } }: LocalRun): string => {
  const accounts = Object.values(DEMO_ACCOUNTS);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `  Keelhouse   ${siteUrl}/`,
    `  API         ${siteUrl}/v1/   (described at ${siteUrl}/v1/openapi.json)`,
    `  Console     ${siteUrl}/local/   (mails, jobs, schedules, clock, faults)`,
    `  Payments    ${stripe ? 'the real Stripe, test keys of .env' : 'a double of Stripe; card 4242 4242 4242 4242 pays'}`,
    `  Data        ${dataDir}   (npm start -- --fresh empties it)`,
    '',
    `  Accounts, password ${DEMO_PASSWORD}`,
    ...accounts.map(({ email, is }) => `    ${email.padEnd(width)}  ${is}`),
    '',
  ].join('\n');
};
