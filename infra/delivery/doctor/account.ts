import * as z from 'zod';
import { listMissingSettings, UNRESERVED } from '#infra/stage-check.ts';
import type { Model, Stage } from '#infra/stages.ts';
import { type AskAws, AwsRefusal } from './aws-cli.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** The runtime of the functions; packages bring it along. */
const NODE_MAJOR = 24;
/** Below it, AI jobs and mails can take every place from sign-in. */
const COMFORTABLE_QUOTA = 100;
/** What a stage without customers needs, too. */
const NEEDED_EVERYWHERE = ['mail.', 'browser.stripePublishableKey', 'monitoring.alarmsMail', 'monitoring.lambdaQuota'];

export const checkNode = (version: string): Finding =>
  Number(version.split('.')[0]) === NODE_MAJOR
    ? ok(`Node ${version}, as the functions`)
    : fail(`Node ${version} instead of ${NODE_MAJOR}`, 'Run `npm ci`, which brings it along, and start this through `npm run`.');

export const checkSettings = (stage: Stage): Finding[] => {
  const missing = listMissingSettings(stage).filter(
    (setting) => stage.name !== 'dev' || NEEDED_EVERYWHERE.some((start) => setting.startsWith(start)),
  );
  if (missing.length === 0) return [ok('Settings of the stage are complete')];
  return missing.map((setting) => fail(`Setting ${setting.split(' ')[0]} is missing or wrong`, `infra/stages.ts: ${setting}.`));
};

const Identity = z.object({ Account: z.string(), Arn: z.string() });

export const checkCredentials = async (aws: AskAws, { region }: Stage): Promise<Finding> => {
  try {
    const { Account, Arn } = await aws(Identity, region, 'sts', 'get-caller-identity');
    return Arn.endsWith(':root')
      ? warn(`Signed in to account ${Account} as its root user`, 'Use a role: the root user can do what no deployment needs.')
      : ok(`Signed in to account ${Account} as ${Arn.split(':').at(-1)}`);
  } catch (error) {
    return fail(
      `No access to AWS: ${(error as Error).message}`,
      'Sign in (`aws sso login`, or AWS_PROFILE). Nothing below that needs AWS was checked.',
    );
  }
};

const Limits = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });

export const checkConcurrency = async (aws: AskAws, stage: Stage): Promise<Finding> => {
  const { AccountLimit } = await aws(Limits, stage.region, 'lambda', 'get-account-settings');
  const quota = AccountLimit.ConcurrentExecutions;
  const reserved = Object.values(stage.reservedConcurrency ?? {}).reduce((sum, places) => sum + places, 0);
  const request = 'Ask for 1,000 under Service Quotas, Lambda, "Concurrent executions"; it may take days.';
  if (reserved > 0 && quota < reserved + UNRESERVED)
    return fail(`Lambda's quota is ${quota}; the stage reserves ${reserved}, beside ${UNRESERVED} that stay free`, request);
  if (stage.monitoring && stage.monitoring.lambdaQuota !== quota)
    return warn(
      `Lambda's quota is ${quota}, and monitoring.lambdaQuota says ${stage.monitoring.lambdaQuota}`,
      `Set it to ${quota} in infra/stages.ts: the alarm rings at four fifths of it.`,
    );
  if (quota < COMFORTABLE_QUOTA) return warn(`Lambda's quota is ${quota}, which AI jobs and mails can fill`, request);
  return ok(`Lambda may run ${quota} executions at once`);
};

const Foundation = z.object({
  modelDetails: z.object({
    modelLifecycle: z.object({ status: z.string(), endOfLifeTime: z.union([z.string(), z.number()]).optional() }),
  }),
});
const Availability = z.object({
  authorizationStatus: z.string(),
  entitlementAvailability: z.string(),
  regionAvailability: z.string(),
  agreementAvailability: z.object({ status: z.string() }),
});
const Profile = z.object({ status: z.string(), models: z.array(z.object({ modelArn: z.string() })) });

const GEOGRAPHY = /^(us|eu|apac|global)\./;
const ANOTHER_MODEL = 'Choose an active model in infra/stages.ts, run `npm run eval -- --bedrock`, and deploy.';

const dayOf = (time: string | number): string =>
  new Date(typeof time === 'number' ? time * 1000 : time).toISOString().slice(0, 10);

const checkModelIn = async (aws: AskAws, id: string, region: string): Promise<Finding> => {
  const { modelDetails } = await aws(Foundation, region, 'bedrock', 'get-foundation-model', '--model-identifier', id);
  const { status, endOfLifeTime } = modelDetails.modelLifecycle;
  const access = await aws(Availability, region, 'bedrock', 'get-foundation-model-availability', '--model-id', id);
  const closed = Object.entries({
    'not offered in this region': access.regionAvailability !== 'AVAILABLE',
    'not open to the account':
      access.entitlementAvailability !== 'AVAILABLE' || access.agreementAvailability.status !== 'AVAILABLE',
    'not allowed to these credentials': access.authorizationStatus !== 'AUTHORIZED',
  }).flatMap(([reason, isTrue]) => (isTrue ? [reason] : []));
  if (closed.length > 0)
    return fail(
      `Model ${id} in ${region}: ${closed.join(', ')}`,
      'Bedrock console, Model access (Claude asks for a use case once). Until then the built-in knowledge answers.',
    );
  if (status !== 'ACTIVE')
    return warn(`Model ${id} in ${region} is ${status}${endOfLifeTime ? `, until ${dayOf(endOfLifeTime)}` : ''}`, ANOTHER_MODEL);
  return ok(`Model ${id} in ${region} is active and open`);
};

/** The functions may use a model only in the regions that the stage names. */
const checkProfile = async (aws: AskAws, { id, regions }: Model, region: string): Promise<Finding> => {
  const profile = await aws(Profile, region, 'bedrock', 'get-inference-profile', '--inference-profile-identifier', id);
  const others = profile.models.map(({ modelArn }) => modelArn.split(':')[3]!).filter((place) => !regions.includes(place));
  if (profile.status !== 'ACTIVE') return fail(`Profile ${id} is ${profile.status}`, ANOTHER_MODEL);
  if (others.length > 0)
    return fail(
      `Profile ${id} also answers from ${others.join(', ')}, which is refused to the worker`,
      'Add it to the regions of the model in infra/stages.ts.',
    );
  return ok(`Profile ${id} answers from ${regions.join(', ')}`);
};

export const checkModels = async (aws: AskAws, stage: Stage): Promise<Finding[]> => {
  const explain = async (id: string, region: string, check: Promise<Finding>): Promise<Finding> =>
    check.catch((error: Error) =>
      error instanceof AwsRefusal && /ResourceNotFound|Validation/.test(error.code)
        ? fail(`Model ${id} is not known in ${region}: ${error.message}`, ANOTHER_MODEL)
        : warn(`Model ${id} in ${region} could not be checked: ${error.message}`, 'Allow bedrock:Get* to who runs this.'),
    );
  const models = [stage.models.insights, stage.models.writing];
  return Promise.all(
    models.flatMap((model) => {
      const foundation = model.id.replace(GEOGRAPHY, '');
      const profile = GEOGRAPHY.test(model.id) ? [explain(model.id, stage.region, checkProfile(aws, model, stage.region))] : [];
      return [...profile, ...model.regions.map((place) => explain(foundation, place, checkModelIn(aws, foundation, place)))];
    }),
  );
};
