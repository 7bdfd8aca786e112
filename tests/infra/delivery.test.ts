/** How a commit reaches customers: the same steps on every host, and roles that a pipeline takes without a stored key. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSteps, runSteps, type Step } from '#infra/delivery/steps.ts';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { type Json, type Resource, stages, synthesisOf, synthesisWith } from './synthesis.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};
const workflow = readFileSync(new URL('../../.github/workflows/deploy.yml', import.meta.url), 'utf8');
const commands = (steps: Step[]) => steps.map(({ command }) => command.join(' '));

describe('the steps of a delivery', () => {
  it('a commit is tested, its packages are looked up, and a bill of materials is kept', () => {
    const steps = listSteps('check', null);
    expect(commands(steps)).toEqual(['npm test', 'npm audit --audit-level=high', 'npm sbom --sbom-format cyclonedx']);
    expect(steps.at(-1)!.keptAs).toBe('sbom.cdx.json');
  });

  it('a stage is examined, compared, deployed and tried out, in this order', () => {
    expect(commands(listSteps('deploy', stages.staging))).toEqual([
      'npm run --silent doctor -- --stage staging',
      'npx --no-install cdk diff --all --context stage=staging --method template',
      'npx --no-install cdk deploy --all --context stage=staging --require-approval never',
      `npm run --silent smoke -- --url ${stages.staging.siteUrl} --stage staging`,
    ]);
  });

  it('a preview deploys nothing', () => {
    expect(commands(listSteps('preview', stages.prod)).join()).not.toMatch(/cdk deploy|smoke/);
  });

  it('a stage has to be named, and every script that is run exists', () => {
    expect(() => listSteps('deploy', null)).toThrow('Name the stage');
    for (const { command } of listSteps('deploy', stages.prod))
      if (command[1] === 'run') expect(scripts).toHaveProperty(command[3]!);
  });

  it.each([0, 1, 2, 3])('nothing is done after step %i has failed', async (failing) => {
    const steps = listSteps('deploy', stages.staging);
    const done: Step[] = [];
    const lines: string[] = [];
    const run = async (step: Step) => {
      done.push(step);
      return step === steps[failing] ? 7 : 0;
    };
    expect(await runSteps(steps, run, (line) => lines.push(line))).toBe(7);
    expect(done).toEqual(steps.slice(0, failing + 1));
    expect(lines.at(-1)).toContain('nothing after it was done');
  });

  it('a delivery without failure ends with 0', async () => {
    expect(
      await runSteps(
        listSteps('check', null),
        async () => 0,
        () => {},
      ),
    ).toBe(0);
  });
});

describe('the workflow', () => {
  const jobs = Object.fromEntries(
    workflow
      .slice(workflow.indexOf('\njobs:'))
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf(':')), text]),
  );
  const runsOf = (job: string) => [...jobs[job]!.matchAll(/run: (npm run .+)/g)].map(([, command]) => command);

  it('checks, deploys to staging, shows what production would change, waits for approval and deploys', () => {
    expect(Object.keys(jobs)).toEqual(['check', 'staging', 'preview', 'production']);
    expect(Object.values(jobs).map((text) => /needs: (\w+)/.exec(text)?.[1])).toEqual([undefined, 'check', 'staging', 'preview']);
    expect(Object.keys(jobs).flatMap(runsOf)).toEqual([
      'npm run deliver -- check',
      'npm run deliver -- deploy --stage staging',
      'npm run deliver -- preview --stage prod',
      'npm run deliver -- deploy --stage prod',
    ]);
    expect(jobs.production).toContain('environment: production');
  });

  it('goes to the region of the stage, which a variable names', () => {
    const regions = [...workflow.matchAll(/aws-region: (.+)/g)].map(([, region]) => region);
    expect(regions).toHaveLength(3);
    for (const region of regions) expect(region).toMatch(/^\$\{\{ vars\.AWS_REGION \|\| 'us-east-1' \}\}$/);
  });

  it('takes roles by tokens, and stores no key of AWS', () => {
    for (const job of ['staging', 'preview', 'production']) {
      expect(jobs[job]).toContain('id-token: write');
      expect(jobs[job]).toMatch(/role-to-assume: \$\{\{ vars\.AWS_ROLE_\w+ \}\}/);
    }
    expect(jobs.check).not.toContain('id-token');
    expect(workflow).not.toMatch(/aws-access-key-id|AWS_SECRET_ACCESS_KEY/i);
  });
});

describe('the roles of the pipeline', () => {
  const delivery = {
    issuer: 'https://token.actions.githubusercontent.com',
    audience: 'sts.amazonaws.com',
    subject: 'repo:keelhouse/keelhouse:environment:production',
    previewSubject: 'repo:keelhouse/keelhouse:environment:preview',
  };
  const { ofType } = synthesisWith({ ...stages.prod, delivery });
  const roles = ofType('AWS::IAM::Role').filter(({ stack }) => stack === 'delivery');
  const [preview, deploy] = roles as [Resource, Resource];
  const statementsOf = ({ properties }: Resource): Json[] => properties.Policies[0].PolicyDocument.Statement;
  const roleOf = (kind: string, region = 'us-east-1') => ({
    'Fn::Join': [
      '',
      ['arn:', { Ref: 'AWS::Partition' }, `:iam::000000000000:role/cdk-hnb659fds-${kind}-role-000000000000-${region}`],
    ],
  });
  const may = (role: Resource, kind: string, region?: string) =>
    isAllowed(statementsOf(role), { action: 'sts:AssumeRole', resource: roleOf(kind, region), context: {} });

  it('each is taken by one subject of one issuer, for one audience', () => {
    expect(roles.map(({ id }) => id.replace(/[A-F0-9]{8}$/, ''))).toEqual(['Preview', 'Deploy']);
    for (const [role, subject] of [
      [preview, delivery.previewSubject],
      [deploy, delivery.subject],
    ] as const) {
      const [statement] = role.properties.AssumeRolePolicyDocument.Statement;
      expect(statement.Action).toBe('sts:AssumeRoleWithWebIdentity');
      expect(JSON.stringify(statement.Principal.Federated)).toContain(':oidc-provider/token.actions.githubusercontent.com');
      expect(statement.Condition).toEqual({
        StringEquals: {
          'token.actions.githubusercontent.com:aud': delivery.audience,
          'token.actions.githubusercontent.com:sub': subject,
        },
      });
    }
  });

  it('a preview may look up, and only a deployment may deploy, in the regions of the stage', () => {
    const kinds = ['lookup', 'deploy', 'file-publishing', 'cfn-exec'];
    expect(kinds.map((kind) => may(preview, kind))).toEqual([true, false, false, false]);
    expect(kinds.map((kind) => may(deploy, kind))).toEqual([true, true, true, false]);
    expect([may(deploy, 'deploy', 'us-west-2'), may(deploy, 'deploy', 'eu-west-1')]).toEqual([true, false]);
  });

  it('none reads secrets or data', () => {
    for (const role of roles)
      for (const action of ['secretsmanager:GetSecretValue', 'dynamodb:GetItem', 's3:GetObject', 'iam:PassRole'])
        expect(isAllowed(statementsOf(role), { action, resource: '*', context: {} })).toBe(false);
  });

  it('there are none where people deploy', () => {
    expect(synthesisOf('prod').resources.filter(({ stack }) => stack === 'delivery')).toEqual([]);
  });
});
