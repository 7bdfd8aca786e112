/**
 * Tries the deployed product as a visitor and, with an account kept for this, as a customer.
 *
 *     KEELHOUSE_SMOKE_EMAIL=… KEELHOUSE_SMOKE_PASSWORD=… npm run smoke -- --url https://staging.example.com [--stage staging]
 */
import { parseArgs } from 'node:util';
import { type Outcome, runChecks } from './smoke/check.ts';
import { type Credentials, customerChecks } from './smoke/customer.ts';
import { visitorChecks } from './smoke/visitor.ts';

export interface SmokeOptions {
  origin: string;
  stage?: string;
  credentials?: Credentials;
}

export const smoke = ({ origin, stage, credentials }: SmokeOptions): Promise<Outcome[]> =>
  runChecks([...visitorChecks(origin, stage), ...(credentials ? customerChecks(origin, credentials) : [])]);

export const print = (outcomes: Outcome[], isSignedIn: boolean): string => {
  const lines = outcomes.flatMap(({ name, problem }) =>
    problem === null ? [`ok    ${name}`] : [`fail  ${name}`, `      ${problem}`],
  );
  const note = isSignedIn
    ? []
    : ['      Without KEELHOUSE_SMOKE_EMAIL and KEELHOUSE_SMOKE_PASSWORD nothing behind the sign-in was tried.'];
  return `${[...lines, ...note].join('\n')}\n`;
};

/** From the environment: arguments can be read by every process of the machine. */
const readCredentials = ({ KEELHOUSE_SMOKE_EMAIL: email, KEELHOUSE_SMOKE_PASSWORD: password }: NodeJS.ProcessEnv) =>
  email && password ? { email, password } : undefined;

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: 'string' }, stage: { type: 'string' } } });
  if (!values.url) throw new Error('Say where: npm run smoke -- --url https://staging.example.com');
  const credentials = readCredentials(process.env);
  const outcomes = await smoke({ origin: new URL(values.url).origin, stage: values.stage, credentials });
  process.stdout.write(print(outcomes, credentials !== undefined));
  if (outcomes.some(({ problem }) => problem !== null)) process.exitCode = 1;
}
