/** A new release takes over little by little where customers are, and is taken back by alarms. */
import { describe, expect, it } from 'vitest';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { type Json, listStatements, type Resource, referred, stages, synthesisOf, targetOf } from './synthesis.ts';

const isOurs = ({ metadata }: Resource): boolean => metadata.keelhouse !== undefined;

describe.each(['staging', 'prod'] as const)('a release of the stage %s', (stage) => {
  const synthesis = synthesisOf(stage);
  const { ofType, app } = synthesis;
  const functions = ofType('AWS::Lambda::Function').filter(isOurs);
  const aliases = ofType('AWS::Lambda::Alias');
  const groups = ofType('AWS::CodeDeploy::DeploymentGroup');
  const alarms = ofType('AWS::CloudWatch::Alarm');
  const templates = app.synth().stacks.map(({ template }) => template.Resources as Record<string, Json>);
  const aliasOf = (fn: Resource) =>
    aliases.find(({ stack, properties }) => stack === fn.stack && referred(properties.FunctionName) === fn.id)!;
  const groupOf = (alias: Resource): Resource => {
    const { UpdatePolicy } = templates.find((resources) => alias.id in resources)![alias.id];
    return groups.find(({ id }) => id === referred(UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName))!;
  };
  const cases = functions.map((fn) => ({ entry: fn.metadata.keelhouse.entry as string, fn }));

  it.each(cases)('$entry is moved from version to version by CodeDeploy, a tenth for five minutes', ({ fn }) => {
    const alias = aliasOf(fn);
    expect(alias.properties.Name).toBe('live');
    const group = groupOf(alias).properties;
    expect(group.DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
    expect(group.AutoRollbackConfiguration).toEqual({
      Enabled: true,
      Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
    });
  });

  it('every function has a rollout of its own', () => {
    expect(new Set(functions.map((fn) => groupOf(aliasOf(fn)).id)).size).toBe(functions.length);
    expect(groups).toHaveLength(functions.length);
  });

  it.each(cases)('$entry is taken back by an alarm within the five minutes, and by no other stage’s', ({ fn }) => {
    const names = groupOf(aliasOf(fn)).properties.AlarmConfiguration.Alarms.map(({ Name }: Json) => referred(Name));
    const own = alarms.filter(({ id }) => names.includes(id));
    expect(own.length).toBe(fn.stack === 'api' ? 2 : 1);
    for (const { properties } of own)
      expect(properties).toMatchObject({ Period: 60, EvaluationPeriods: 1, Statistic: 'Sum', TreatMissingData: 'notBreaching' });
    if (fn.stack === 'api')
      expect(own.map(({ properties }) => [properties.MetricName, properties.Threshold])).toEqual([
        ['unexpected-errors', 0],
        ['5xx', 2],
      ]);
    else {
      const [{ properties }] = own as [Resource];
      expect([properties.Namespace, properties.MetricName, properties.Threshold]).toEqual(['AWS/Lambda', 'Errors', 0]);
      expect(properties.Dimensions.map(({ Value }: Json) => referred(Value))).toEqual([fn.id, fn.id]);
    }
  });

  it('the errors that nobody expected are counted in the log of every area of the API, under the name that the alarm reads', () => {
    const counted = ofType('AWS::Logs::MetricFilter').filter(
      ({ properties }) => properties.MetricTransformations[0].MetricName === 'unexpected-errors',
    );
    const areas = functions.filter(({ metadata }) => metadata.keelhouse.area);
    expect(counted).toHaveLength(areas.length);
    expect(new Set(counted.map(({ properties }) => JSON.stringify(properties.LogGroupName))).size).toBe(areas.length);
    const alarm = alarms.find(({ properties }) => properties.MetricName === 'unexpected-errors')!;
    expect(alarm.properties.Namespace).toBe(counted[0]!.properties.MetricTransformations[0].MetricNamespace);
    expect(counted.map(({ properties }) => properties.FilterPattern)).toEqual(areas.map(() => '{ $.message = "unexpected" }'));
  });

  it('routes, queues, the stream and schedules invoke the alias and never the function itself', () => {
    const invoked = [
      ...ofType('AWS::ApiGatewayV2::Integration').map(({ properties }) => properties.IntegrationUri),
      ...ofType('AWS::Lambda::EventSourceMapping').map(({ properties }) => properties.FunctionName),
      ...ofType('AWS::Scheduler::Schedule').map(({ properties }) => properties.Target.Arn),
      ...ofType('AWS::Lambda::Permission').map(({ properties }) => properties.FunctionName),
    ].map((target) => targetOf(synthesis, target));
    const ids = aliases.map(({ id }) => id);
    expect(invoked.filter((id) => !ids.includes(id!))).toEqual([]);
    expect(new Set(invoked)).toEqual(new Set(ids));
  });

  it.each(['api', 'jobs', 'schedules'])('CodeDeploy may move the aliases of the stack %s, and touch nothing else', (stack) => {
    const role = ofType('AWS::IAM::Role').find((each) => each.stack === stack && each.id.startsWith('RolloutsRole'))!;
    expect(role.properties.AssumeRolePolicyDocument.Statement[0].Principal).toEqual({ Service: 'codedeploy.amazonaws.com' });
    expect(role.properties.ManagedPolicyArns).toBeUndefined();
    const statements = role.properties.Policies.flatMap(({ PolicyDocument }: Json) => PolicyDocument.Statement);
    const arnOf = ({ id }: Resource) => ({ 'Fn::GetAtt': [id, 'Arn'] });
    const may = (action: string, resource: Json) => isAllowed(statements, { action, resource, context: {} });
    for (const fn of functions.filter((each) => each.stack === stack)) {
      expect(may('lambda:UpdateAlias', arnOf(fn))).toBe(true);
      expect(may('lambda:UpdateAlias', { 'Fn::Join': ['', [arnOf(fn), ':live']] })).toBe(true);
      expect(may('lambda:UpdateFunctionCode', arnOf(fn))).toBe(false);
      expect(may('lambda:InvokeFunction', arnOf(fn))).toBe(false);
    }
    expect(may('lambda:UpdateAlias', 'arn:aws:lambda:us-east-1:000000000000:function:other')).toBe(false);
  });

  it('roles fit into IAM’s 10,240 characters once names are as long as they may be', () => {
    for (const { properties } of ofType('AWS::IAM::Role')) {
      const text = JSON.stringify((properties.Policies ?? []).map(({ PolicyDocument }: Json) => PolicyDocument));
      const deployed = text.replaceAll(
        /\{"(Fn::GetAtt|Fn::ImportValue|Fn::Join|Ref)":(\[[^{}]*\]|"[^"]*")\}/g,
        `"${'x'.repeat(111)}"`,
      );
      expect(deployed.length).toBeLessThan(10_240);
    }
  });

  it(`versions before are ${stages[stage].keepsData ? 'kept, to go back to one at once' : 'removed'}`, () => {
    const policies = new Set(ofType('AWS::Lambda::Version').map(({ deletionPolicy }) => deletionPolicy));
    expect([...policies]).toEqual([stages[stage].keepsData ? 'Retain' : 'Delete']);
  });
});

describe.each(['local', 'dev'] as const)('a release of the stage %s', (stage) => {
  it('takes over at once, without versions and CodeDeploy', () => {
    const { resources } = synthesisOf(stage);
    expect(resources.filter(({ type }) => /CodeDeploy|Lambda::(Alias|Version)/.test(type))).toEqual([]);
    expect(listStatements(synthesisOf(stage)).some(({ Action }) => JSON.stringify(Action).includes('UpdateAlias'))).toBe(false);
  });
});
