/**
 * Tries the deployed product every five minutes as a customer does, with the steps of the smoke test and an account kept for this:
 * sign-in, save, document, webhook. Counts what fails; a run that is missing alarms as well.
 */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { canaryMetrics } from '#shared/metrics.ts';
import type { Outcome } from './smoke/check.ts';
import type { Credentials } from './smoke/customer.ts';
import { smoke } from './smoke.ts';

const Account = z.object({ email: z.string().min(1), password: z.string().min(1) });
const secrets = new SecretsManagerClient({});
const metrics = new Metrics({ namespace: canaryMetrics.namespace, serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME });

/** Undefined until somebody has entered the account. */
const readAccount = async (): Promise<Credentials | undefined> => {
  const { SecretString = '{}' } = await secrets.send(new GetSecretValueCommand({ SecretId: env('CANARY_SECRET_ID') }));
  return Account.safeParse(JSON.parse(SecretString)).data;
};

const tryOut = async (): Promise<Outcome[]> => {
  try {
    const credentials = await readAccount();
    const outcomes = await smoke({ origin: env('SITE_URL'), credentials });
    return credentials ? outcomes : [...outcomes, { name: 'The canary has an account', problem: 'Its secret is empty' }];
  } catch (error) {
    log.error('canary_broken', errorFields(error));
    return [{ name: 'The canary runs', problem: 'See the line before' }];
  }
};

export const handler = scheduleHandler('canary', async (): Promise<{ passed: number; failed: number }> => {
  const outcomes = await tryOut();
  const failed = outcomes.filter(({ problem }) => problem !== null);
  for (const { name, problem } of failed) log.error('canary_failed', { check: name, problem });
  metrics.addMetric('Failed', MetricUnit.Count, failed.length);
  metrics.addMetric('Passed', MetricUnit.Count, outcomes.length - failed.length);
  metrics.publishStoredMetrics();
  return { passed: outcomes.length - failed.length, failed: failed.length };
});
