import { Validations } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { listSilentAlarms, stageNames, synthesisOf } from './synthesis.ts';

/** Every acknowledgement of the app: rule and reason. */
const acknowledged = (name: (typeof stageNames)[number]) =>
  synthesisOf(name)
    .app.node.findAll()
    .flatMap(({ node }) => node.metadata.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY))
    .flatMap(({ data }) => Object.entries(data as Record<string, unknown>));

describe.each(stageNames)('cdk-nag over the stage %s', (stage) => {
  it('cdk-nag finds nothing without a stated reason', () => {
    expect(() => synthesisOf(stage)).not.toThrow();
  });

  it('every suppressed cdk-nag finding names its rule and a full reason', () => {
    const reasons = acknowledged(stage);
    expect(reasons.length).toBeGreaterThan(5);
    for (const [rule, reason] of reasons) {
      expect(rule).toContain('AwsSolutions-');
      expect(rule).not.toMatch(/AwsSolutions-IAM[45]$/);
      expect(String(JSON.stringify(reason)).length).toBeGreaterThan(80);
    }
  });
});

describe.each(stageNames)('stacks of the stage %s', (stage) => {
  it('stacks stay well below the 500 resources that CloudFormation takes', () => {
    const sizes = Map.groupBy(synthesisOf(stage).resources, ({ stack }) => stack);
    for (const [stack, resources] of sizes) expect(resources.length, stack).toBeLessThan(480);
  });
});

describe('alarms', () => {
  const { ofType } = synthesisOf('prod');
  const silent = listSilentAlarms(synthesisOf('prod'));
  const alarms = [...ofType('AWS::CloudWatch::Alarm'), ...ofType('AWS::CloudWatch::CompositeAlarm')].flatMap(
    ({ id, properties }) => (silent.includes(id) ? [] : properties),
  );

  it('alarms watch errors, speed, limits, attacks, mail, dead letters, waiting work, webhooks, money, AI and schedules', () => {
    const sections = new Set(alarms.map(({ AlarmDescription }) => AlarmDescription.split('#').at(-1)));
    expect([...sections].sort()).toEqual([
      'ai-failures',
      'ai-jobs-wait',
      'api-errors',
      'api-slow',
      'canary-failing',
      'concurrency-used-up',
      'dead-letters',
      'firewall-blocks',
      'journey-failing',
      'mail-reputation',
      'mails-undeliverable',
      'mails-wait',
      'money-counters',
      'payment-disputed',
      'payment-events-parked',
      'purge-overdue',
      'rows-unreadable',
      'schedule-failing',
      'schedule-missed',
      'second-subscription',
      'sign-ins-refused',
      'stream-behind',
      'stripe-differences',
      'tables-throttled',
      'user-counters',
      'webhook-failures',
    ]);
  });
});
