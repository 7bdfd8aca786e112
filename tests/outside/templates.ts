/**
 * Creates every stack of a stage, in order, on an emulator of CloudFormation, and says what it refused. What the emulator does
 * not know stays out, and is named. See docs/operations.md.
 *
 *     npm run outside:templates -- --stage prod --endpoint http://127.0.0.1:4566
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api';
import { buildApp } from '#infra/app.ts';
import { EDGE_REGION, type Stage } from '#infra/stages.ts';
import { type Json, stages } from '#tests/infra/synthesis.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'prod' },
    endpoint: { type: 'string', default: 'http://127.0.0.1:4566' },
  },
});
const BOOTSTRAP_VERSION = '/cdk-bootstrap/hnb659fds/version';

interface Request {
  method?: string;
  path?: string;
  body?: string;
  headers?: Record<string, string>;
}

const request = async (service: string, region: string, { method = 'POST', path = '/', body, headers }: Request) => {
  const authorization = `AWS4-HMAC-SHA256 Credential=test/20260101/${region}/${service}/aws4_request, SignedHeaders=host, Signature=0`;
  const response = await fetch(`${values.endpoint}${path}`, { method, body, headers: { ...headers, authorization } });
  return response.text();
};

const askCloudFormation = (region: string, parameters: Record<string, string>): Promise<string> =>
  request('cloudformation', region, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ Version: '2010-05-15', ...parameters }).toString(),
  });

/** As `cdk bootstrap` does. */
const bootstrap = (region: string): Promise<string> =>
  request('ssm', region, {
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.PutParameter' },
    body: JSON.stringify({ Name: BOOTSTRAP_VERSION, Value: '30', Type: 'String', Overwrite: true }),
  });

const textOf = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** Gaps of ministack 1.5: it neither waits for the answer of custom resources, nor knows alarms on formulas. */
const isGap = ({ Type, Properties }: Json): boolean =>
  Type.startsWith('Custom::') || (Type === 'AWS::CloudWatch::Alarm' && Properties.Metrics !== undefined);

/** Nor does it answer the records of DKIM. */
const withoutDkim = (template: Json): Json => ({
  ...template,
  Outputs: Object.fromEntries(Object.entries<Json>(template.Outputs ?? {}).filter(([name]) => !name.startsWith('MailDnsDkim'))),
});

/** Nor this attribute, which AWS makes of the pool's id. */
const spellProviderUrls = (template: Json): Json =>
  JSON.parse(
    JSON.stringify(template).replace(/{"Fn::GetAtt":\["(\w+)","ProviderURL"\]}/g, (_, pool: string) =>
      JSON.stringify({ 'Fn::Join': ['', ['https://cognito-idp.', { Ref: 'AWS::Region' }, '.amazonaws.com/', { Ref: pool }]] }),
    ),
  );

/** Without some resources; nothing waits for them any more. */
const leaveOut = (template: Json, isOut: (resource: Json) => boolean): { template: Json; left: string[] } => {
  const left = Object.keys(template.Resources).filter((id) => isOut(template.Resources[id]));
  const kept = Object.entries<Json>(template.Resources).filter(([id]) => !left.includes(id));
  const Resources = Object.fromEntries(
    kept.map(([id, resource]) => [
      id,
      { ...resource, DependsOn: [resource.DependsOn ?? []].flat().filter((other: string) => !left.includes(other)) },
    ]),
  );
  return { template: { ...template, Resources }, left };
};

const listRefusals = (xml: string): string[] =>
  [...xml.matchAll(/<member>([\s\S]*?)<\/member>/g)].flatMap(([, event = '']) =>
    textOf(event, 'ResourceStatus')?.endsWith('FAILED')
      ? [`${textOf(event, 'LogicalResourceId')} (${textOf(event, 'ResourceType')}): ${textOf(event, 'ResourceStatusReason')}`]
      : [],
  );

const PATIENCE_SECONDS = 300;

const BUCKET = '/keelhouse-templates';

/** By S3, as a request takes 51,200 bytes only. */
const submit = async (region: string, stackName: string, template: Json): Promise<string> => {
  const path = `${BUCKET}/${stackName}.json`;
  await request('s3', EDGE_REGION, { method: 'PUT', path: BUCKET });
  await request('s3', EDGE_REGION, { method: 'PUT', path, body: JSON.stringify(template) });
  return askCloudFormation(region, {
    Action: 'CreateStack',
    StackName: stackName,
    TemplateURL: `${values.endpoint}${path}`,
    'Capabilities.member.1': 'CAPABILITY_NAMED_IAM',
  });
};

const unknownTypes = (answer: string): string[] =>
  /Unrecognized resource types: \[([^\]]*)\]/
    .exec(answer)?.[1]
    ?.split(',')
    .map((type) => type.trim()) ?? [];

const create = async ({ stackName, environment, template: synthesized }: CloudFormationStackArtifact) => {
  const { region } = environment;
  const whole = withoutDkim(spellProviderUrls(synthesized));
  let { template, left } = leaveOut(whole, isGap);
  let accepted = await submit(region, stackName, template);
  const unknown = unknownTypes(accepted);
  if (unknown.length > 0) {
    ({ template, left } = leaveOut(whole, (resource) => isGap(resource) || unknown.includes(resource.Type)));
    accepted = await submit(region, stackName, template);
  }
  const size = Object.keys(template.Resources).length;
  let status = textOf(accepted, 'StackId')
    ? 'CREATE_IN_PROGRESS'
    : `refused: ${(textOf(accepted, 'Message') ?? accepted).slice(0, 500)}`;
  for (let second = 0; status.endsWith('IN_PROGRESS') && second < PATIENCE_SECONDS; second++) {
    await wait(1000);
    status = textOf(await askCloudFormation(region, { Action: 'DescribeStacks', StackName: stackName }), 'StackStatus') ?? status;
  }
  const isMade = status === 'CREATE_COMPLETE';
  const events = isMade ? '' : await askCloudFormation(region, { Action: 'DescribeStackEvents', StackName: stackName });
  const types = left.map((id) => whole.Resources[id].Type as string).sort();
  return { stackName, size, left: types, status, isMade, refusals: listRefusals(events) };
};

const stage = stages[values.stage as Stage['name']];
const outdir = mkdtempSync(join(tmpdir(), 'keelhouse-outside-'));
const { stacks } = buildApp(stage, { bundling: false, outdir }).synth();
for (const region of new Set(stacks.map(({ environment }) => environment.region))) await bootstrap(region);
let made = 0;
for (const stack of stacks) {
  const { stackName, size, left, status, isMade, refusals } = await create(stack);
  made += isMade ? 1 : 0;
  const counts = [...new Set(left)].map((type) => `${left.filter((other) => other === type).length} ${type}`);
  const without = left.length > 0 ? `, without ${counts.join(', ')}` : '';
  process.stdout.write(`${isMade ? 'ok  ' : 'fail'}  ${stackName}: ${status}, ${size} resources${without}\n`);
  for (const refusal of refusals) process.stdout.write(`      ${refusal}\n`);
  if (!isMade) break;
}
rmSync(outdir, { recursive: true });
process.stdout.write(`\n${made} of ${stacks.length} stacks\n`);
if (made < stacks.length) process.exitCode = 1;
