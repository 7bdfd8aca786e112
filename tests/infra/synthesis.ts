/** What a stage synthesizes to, built as `cdk synth` does but without bundling; each stage once per test file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildApp } from '#infra/app.ts';
import { type Stage, stages as settings } from '#infra/stages.ts';

/** Templates are JSON of many shapes; a path that is not there fails the test that walks it. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;
export interface Resource {
  /** Last part of the stack's name, such as `api`. */
  stack: string;
  id: string;
  type: string;
  properties: Json;
  metadata: Json;
  deletionPolicy: string | undefined;
  dependsOn: string[];
}

export interface Synthesis {
  app: App;
  resources: Resource[];
  /** Outputs by name, of all stacks. */
  outputs: Record<string, Json>;
  ofType(type: string): Resource[];
}

const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/4f2a1c9e-0000-4000-8000-000000000000';
const runbookUrl = 'https://code.keelhouse.com/keelhouse/src/main/infra/stacks/runbook.md';

/** The stages as they are deployed: with the settings that an operator has to fill in. */
export const stages: Record<Stage['name'], Stage> = {
  ...settings,
  staging: {
    ...settings.staging,
    siteUrl: 'https://staging.keelhouse.com',
    domain: { name: 'staging.keelhouse.com', certificateArn },
    mail: { sender: 'Keelhouse (staging) <no-reply@staging.keelhouse.com>', domain: 'staging.keelhouse.com' },
    monitoring: { ...settings.staging.monitoring!, alarmsMail: 'operations@keelhouse.com', runbookUrl },
    browser: { ...settings.staging.browser, stripePublishableKey: 'pk_test_0', supportEmail: 'support@keelhouse.com' },
  },
  prod: {
    ...settings.prod,
    siteUrl: 'https://app.keelhouse.com',
    domain: { name: 'app.keelhouse.com', certificateArn },
    mail: { sender: 'Keelhouse <no-reply@keelhouse.com>', domain: 'keelhouse.com' },
    monitoring: { ...settings.prod.monitoring!, alarmsMail: 'operations@keelhouse.com', runbookUrl },
    browser: { ...settings.prod.browser, stripePublishableKey: 'pk_live_0', supportEmail: 'support@keelhouse.com' },
  },
};

const synthesize = (stage: Stage): Synthesis => {
  const outdir = mkdtempSync(join(tmpdir(), 'keelhouse-synth-'));
  const app = buildApp(stage, { bundling: false, outdir });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const stacks = app.synth().stacks;
  const resources = stacks.flatMap(({ stackName, template }) =>
    Object.entries<Json>(template.Resources).map(([id, resource]) => ({
      stack: stackName.split('-').at(-1)!,
      id,
      type: resource.Type,
      properties: resource.Properties ?? {},
      metadata: resource.Metadata ?? {},
      deletionPolicy: resource.DeletionPolicy,
      dependsOn: [resource.DependsOn ?? []].flat(),
    })),
  );
  rmSync(outdir, { recursive: true });
  const outputs = Object.assign({}, ...stacks.map(({ template }) => template.Outputs ?? {}));
  return { app, resources, outputs, ofType: (type) => resources.filter((resource) => resource.type === type) };
};

/** For settings that no stage has yet. */
export const synthesisWith = (stage: Stage): Synthesis => synthesize(stage);

const done = new Map<Stage['name'], Synthesis>();
/** Fails where cdk-nag finds anything that is neither right nor explained. */
export const synthesisOf = (name: Stage['name']): Synthesis => {
  const synthesis = done.get(name) ?? synthesize(stages[name]);
  done.set(name, synthesis);
  return synthesis;
};

export const stageNames = Object.keys(stages) as Stage['name'][];
export const deployedStages = stageNames.filter((name) => name !== 'local');

/** What another stack exports, where a value is imported. */
const exported = ({ outputs }: Synthesis, value: Json): Json => {
  const name = value?.['Fn::ImportValue'];
  return name ? Object.values(outputs).find(({ Export }: Json) => Export?.Name === name)!.Value : value;
};

/** The logical id of what a value refers to, in this stack or another. */
export const targetOf = (synthesis: Synthesis, target: Json): string | undefined => referred(exported(synthesis, target));

/** The function that a trigger invokes, itself or by its alias. */
export const invokedBy = (synthesis: Synthesis, target: Json): Resource | undefined => {
  const { ofType } = synthesis;
  const id = targetOf(synthesis, target);
  const alias = ofType('AWS::Lambda::Alias').find((each) => each.id === id);
  const functionId = alias ? referred(alias.properties.FunctionName) : id;
  return ofType('AWS::Lambda::Function').find((fn) => fn.id === functionId);
};

/** The alarms that take a release back while it is rolled out; the others call the operators. */
const listRollbackAlarms = ({ ofType }: Synthesis): string[] =>
  ofType('AWS::CodeDeploy::DeploymentGroup').flatMap(({ properties }) =>
    (properties.AlarmConfiguration?.Alarms ?? []).map(({ Name }: Json) => referred(Name)),
  );

/** The alarms that call nobody by themselves: those of a rollout, and the windows of which another one is made. */
export const listSilentAlarms = (synthesis: Synthesis): string[] => [
  ...listRollbackAlarms(synthesis),
  ...synthesis
    .ofType('AWS::CloudWatch::CompositeAlarm')
    .flatMap(({ properties }) => properties.AlarmRule['Fn::Join'][1].flatMap((part: Json) => referred(part) ?? [])),
];

/** What roles allow, those of CDK's own functions among them: policies inside of roles and beside them. */
export const listStatements = ({ ofType }: Synthesis, role?: string): Json[] => [
  ...ofType('AWS::IAM::Policy')
    .filter(({ properties }) => !role || properties.Roles.some((target: Json) => referred(target) === role))
    .flatMap(({ properties }) => properties.PolicyDocument.Statement),
  ...ofType('AWS::IAM::Role')
    .filter(({ id }) => !role || id === role)
    .flatMap(({ properties }) => properties.Policies ?? [])
    .flatMap(({ PolicyDocument }: Json) => PolicyDocument.Statement),
];

/** The logical id an intrinsic refers to, within its stack or by the export of another. */
export const referred = (value: Json): string | undefined =>
  value?.Ref ??
  value?.['Fn::GetAtt']?.[0] ??
  value?.['Fn::ImportValue'] ??
  value?.['Fn::Join']?.[1]?.map(referred).find(Boolean) ??
  (value?.['Fn::Select'] && referred(value['Fn::Select'][1])) ??
  (value?.['Fn::Split'] && referred(value['Fn::Split'][1]));
