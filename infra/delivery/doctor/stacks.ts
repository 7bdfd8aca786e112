import * as z from 'zod';
import { EDGE_REGION, type Stage } from '#infra/stages.ts';
import { type AskAws, AwsRefusal } from './aws-cli.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

export type Outputs = Record<string, string>;

const Stacks = z.object({
  Stacks: z.array(
    z.object({
      StackStatus: z.string(),
      Outputs: z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() })).default([]),
    }),
  ),
});

export const listParts = ({ edge, monitoring, delivery, backup }: Stage): string[] => [
  ...['state', 'jobs', 'api', 'routes', 'schedules'],
  ...(edge?.hasFirewall ? ['firewall', 'pool-firewall'] : []),
  ...(edge ? ['web'] : []),
  ...(monitoring ? ['canary', 'monitoring'] : []),
  ...(delivery ? ['delivery'] : []),
  ...(backup ? ['backup-copies', 'backup'] : []),
];

const regionOf = ({ region, backup }: Stage, part: string): string => {
  if (part === 'firewall') return EDGE_REGION;
  return part === 'backup-copies' ? backup!.copyRegion : region;
};

/** Null for a stack that does not exist. */
const readStack = async (aws: AskAws, region: string, name: string) => {
  try {
    const { Stacks: found } = await aws(Stacks, region, 'cloudformation', 'describe-stacks', '--stack-name', name);
    return found[0] ?? null;
  } catch (error) {
    if (error instanceof AwsRefusal && /does not exist/.test(error.message)) return null;
    throw error;
  }
};

const judge = (name: string, status: string | undefined, stage: Stage): Finding => {
  if (status === undefined) return warn(`Stack ${name} is not deployed`, `npx cdk deploy --all -c stage=${stage.name}`);
  if (/^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(status)) return ok(`Stack ${name}: ${status}`);
  if (status === 'UPDATE_ROLLBACK_COMPLETE')
    return warn(
      `Stack ${name} went back to the release before`,
      'See why (CloudFormation, Events; the runbook, "A deployment was rolled back"), and deploy again.',
    );
  return (status.endsWith('IN_PROGRESS') ? warn : fail)(
    `Stack ${name}: ${status}`,
    'CloudFormation, Events, says what it waits for or why it failed.',
  );
};

export interface Deployed {
  findings: Finding[];
  /** Of all stacks. */
  outputs: Outputs;
  /** Last parts of the names of the stacks that exist. */
  parts: string[];
}

export const checkStacks = async (aws: AskAws, stage: Stage): Promise<Deployed> => {
  const wanted = listParts(stage);
  const nameOf = (part: string): string => `keelhouse-${stage.name}-${part}`;
  const stacks = await Promise.all(wanted.map((part) => readStack(aws, regionOf(stage, part), nameOf(part))));
  const parts = wanted.filter((_, at) => stacks[at]);
  const outputs = Object.fromEntries(
    stacks.flatMap((stack) => stack?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]),
  );
  const findings = wanted.map((part, at) => judge(nameOf(part), stacks[at]?.StackStatus, stage));
  if (outputs.SiteUrl === undefined) return { findings, outputs, parts };
  const address =
    outputs.SiteUrl === stage.siteUrl
      ? ok(`Links in mails lead to ${stage.siteUrl}`)
      : fail(
          `Links in mails lead to ${stage.siteUrl}, and the site is at ${outputs.SiteUrl}`,
          'Set siteUrl in infra/stages.ts to it, and deploy again.',
        );
  return { findings: [...findings, address], outputs, parts };
};
