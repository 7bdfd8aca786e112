/**
 * Looks at what a deployment needs, and says what to do about what is missing; changes nothing.
 *
 *     npm run doctor -- --stage dev
 */
import { parseArgs } from 'node:util';
import { type Stage, stageNamed } from '#infra/stages.ts';
import { checkConcurrency, checkCredentials, checkModels, checkNode, checkSettings } from './doctor/account.ts';
import { type AskAws, createAws } from './doctor/aws-cli.ts';
import { checkBackups } from './doctor/backups.ts';
import { type Finding, warn } from './doctor/finding.ts';
import { checkMail } from './doctor/mail.ts';
import { checkPayments, openStripe, type StripeAccount } from './doctor/payments.ts';
import { checkStacks } from './doctor/stacks.ts';

export interface Surroundings {
  aws: AskAws;
  openStripe: (key: string) => StripeAccount;
  nodeVersion: string;
  now: Date;
}

/** A question that goes unanswered is a line of its own and stops no other. */
const attempt = async (subject: string, check: Promise<Finding | Finding[]>): Promise<Finding[]> =>
  check
    .then((found) => [found].flat())
    .catch((error: Error) => [warn(`${subject} could not be checked: ${error.message}`, 'Is it allowed to who runs this?')]);

export const examine = async (stage: Stage, { aws, openStripe: open, nodeVersion, now }: Surroundings): Promise<Finding[]> => {
  const here = [checkNode(nodeVersion), ...checkSettings(stage)];
  const credentials = await checkCredentials(aws, stage);
  if (credentials.level === 'fail') return [...here, credentials];
  const stacks = checkStacks(aws, stage);
  const found = await Promise.all([
    attempt('Lambda', checkConcurrency(aws, stage)),
    attempt('Models', checkModels(aws, stage)),
    attempt('Mail', checkMail(aws, stage)),
    attempt(
      'Stacks',
      stacks.then(({ findings }) => findings),
    ),
    attempt(
      'Backups',
      stacks.then(({ parts }) => (parts.includes('backup') ? checkBackups(aws, stage, now) : [])),
    ),
    attempt(
      'Stripe',
      stacks.then(({ outputs }) => checkPayments({ aws, open }, stage, outputs)),
    ),
  ]);
  return [...here, credentials, ...found.flat()];
};

export const print = (findings: Finding[]): string => {
  const lines = findings.flatMap(({ level, what, todo }) => [`${level.padEnd(4)}  ${what}`, ...(todo ? [`      ${todo}`] : [])]);
  const count = (level: Finding['level']): number => findings.filter((finding) => finding.level === level).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} to mend\n`;
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  if (!values.stage) throw new Error('Name the stage: npm run doctor -- --stage dev');
  const surroundings = { aws: createAws(), openStripe, nodeVersion: process.versions.node, now: new Date() };
  const findings = await examine(stageNamed(values.stage), surroundings);
  process.stdout.write(print(findings));
  if (findings.some(({ level }) => level === 'fail')) process.exitCode = 1;
}
