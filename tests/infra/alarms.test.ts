import { readFileSync } from 'node:fs';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import { describe, expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { buildApp } from '#infra/app.ts';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { api } from '#shared/api/index.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { deployedStages, type Json, listSilentAlarms, referred, stages, synthesisOf } from './synthesis.ts';
import { usageOf } from './usage.ts';

const headings = [...readFileSync(new URL('../../infra/stacks/runbook.md', import.meta.url), 'utf8').matchAll(/^## (.+)$/gm)].map(
  ([, title]) => title,
);

/** The functions by their entries, with the events that each may write. */
const writers = await Promise.all(
  synthesisOf('prod')
    .ofType('AWS::Lambda::Function')
    .flatMap(({ metadata }) => metadata?.keelhouse?.entry ?? [])
    .map(async (entry: string) => ({ entry, events: (await usageOf(entry)).events })),
);

describe.each(deployedStages)('alarms of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const { account, region, monitoring } = stages[stage];
  const silent = listSilentAlarms(synthesisOf(stage));
  const burns = ofType('AWS::CloudWatch::CompositeAlarm').map(({ properties }) => ({
    name: properties.AlarmName as string,
    ...properties,
  }));
  const alarms = ofType('AWS::CloudWatch::Alarm')
    .filter(({ id }) => !silent.includes(id))
    .map(({ properties }) => ({ name: properties.AlarmName as string, ...properties }));
  const topicPolicy = (topic: string): Json[] =>
    ofType('AWS::SNS::TopicPolicy')
      .filter(({ properties }) => properties.Topics.some((target: Json) => referred(target) === topic))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement);
  const publish = (name: string, action: Json, sourceAccount = account, isSecure = true): boolean =>
    isAllowed(topicPolicy(referred(action)!), {
      principal: 'cloudwatch.amazonaws.com',
      action: 'sns:Publish',
      resource: action,
      context: {
        'aws:SourceAccount': sourceAccount,
        'aws:SourceArn': `arn:aws:cloudwatch:${region}:${sourceAccount}:alarm:${name}`,
        'aws:SecureTransport': String(isSecure),
      },
    });

  it.each([...alarms, ...burns])(
    'the alarm $name may publish to a topic that mails the operators',
    ({ name, AlarmActions, ActionsEnabled }) => {
      expect(ActionsEnabled).not.toBe(false);
      expect(AlarmActions).toHaveLength(1);
      const [action] = AlarmActions;
      expect(publish(name, action)).toBe(true);
      const subscribers = ofType('AWS::SNS::Subscription')
        .filter(({ properties }) => referred(properties.TopicArn) === referred(action))
        .map(({ properties }) => [properties.Protocol, properties.Endpoint]);
      expect(subscribers).toEqual([['email', monitoring!.alarmsMail]]);
    },
  );

  it('alarms use a topic that is closed to other accounts and to plain HTTP', () => {
    const [{ name, AlarmActions }] = alarms as [Json];
    expect(publish(name, AlarmActions[0], '999999999999')).toBe(false);
    expect(publish(name, AlarmActions[0], account, false)).toBe(false);
  });

  it.each([...alarms, ...burns])(
    'the alarm $name links to the heading of the runbook that says what to do',
    ({ AlarmDescription }) => {
      const [link] = AlarmDescription.match(/https:\S+/);
      expect(link.startsWith(monitoring!.runbookUrl)).toBe(true);
      expect(headings).toContain(link.split('#').at(-1));
    },
  );

  const filters = ofType('AWS::Logs::MetricFilter').map(({ properties }) => properties);
  /** The function whose log a filter reads: the name of the export holds the id of the log group. */
  const sourceOf = (logGroupName: Json): string | undefined =>
    ofType('AWS::Lambda::Function').find(({ properties }) =>
      referred(logGroupName)!.includes(referred(properties.LoggingConfig?.LogGroup) ?? 'none'),
    )?.metadata.keelhouse.entry;

  it.each(filters)('the log filter $FilterPattern compares whole fields, not text within a message', ({ FilterPattern }) => {
    expect(FilterPattern).not.toMatch(/\$\.message\s*=\s*"\*|\*\w/);
  });

  const watched = new Map<string, string[]>();
  for (const { FilterPattern, LogGroupName } of filters)
    for (const [, event] of FilterPattern.matchAll(/\$\.message = "(\w+)"/g))
      watched.set(event, [...(watched.get(event) ?? []), sourceOf(LogGroupName)!]);

  it.each([...watched.keys()])('log filters match the line that is written for %s', (event) => {
    const lines = captureLogLines();
    log.error(event);
    expect(lines).toEqual([expect.objectContaining({ level: 'ERROR', message: event })]);
    vi.restoreAllMocks();
  });

  it.each([...watched])('log filters count %s in the log of every function that may write it', (event, sources) => {
    const writing = writers.filter(({ events }) => events.has(event)).map(({ entry }) => entry);
    expect(writing).not.toEqual([]);
    expect(sources).toEqual(expect.arrayContaining(writing));
  });

  it.each(['payment_disputed', 'subscription_twice', 'webhook_parked', 'row_unreadable', 'mail_undeliverable'])(
    'an alarm fires for %s',
    (event) => {
      expect([...watched.keys()]).toContain(event);
    },
  );

  it.each(
    ['sign-in', 'save', 'payment', 'ai-job', 'document', 'mail'].flatMap((journey) => [
      [journey, 'fast', 14.4, [300, 3600]] as const,
      [journey, 'slow', 6, [1800, 21_600]] as const,
    ]),
  )(
    'an alarm fires when failures of the journey %s use up its allowance %s, in both windows',
    (journey, burn, factor, windows) => {
      const { AlarmRule } = burns.find(({ name }) => name.endsWith(`-${journey}-burn-${burn}`))!;
      const [operators, parts] = [
        JSON.stringify(AlarmRule),
        AlarmRule['Fn::Join'][1].flatMap((part: Json) => referred(part) ?? []),
      ];
      expect(operators).toMatch(/AND/);
      expect(operators).not.toMatch(/OR/);
      const windowsOf = ofType('AWS::CloudWatch::Alarm').filter(({ id }) => parts.includes(id));
      const periods = windowsOf.map(({ properties }) =>
        properties.Metrics.flatMap(({ MetricStat }: Json) => MetricStat?.Period ?? []),
      );
      expect(periods.sort(([a], [b]) => a - b)).toEqual(windows.map((seconds) => [seconds, seconds]));
      const goal = ['sign-in', 'save', 'payment'].includes(journey) ? 0.999 : 0.995;
      for (const { properties } of windowsOf) expect(properties.Threshold).toBeCloseTo(factor * (1 - goal) * 100, 5);
    },
  );

  it.each(['Sign-in', 'Save', 'Payment', 'AI job', 'Document', 'Mail'])('the dashboard shows the journey %s', (journey) => {
    const body = ofType('AWS::CloudWatch::Dashboard')
      .map(({ properties }) => JSON.stringify(properties.DashboardBody))
      .join();
    expect(body).toContain(journey);
    expect(body).toContain(`${journey.toLowerCase().replace(' ', '-')}-succeeded`);
  });

  it('a failed journey is counted by what the access log and the functions write', () => {
    const patterns = filters.filter(({ MetricTransformations }) =>
      /-(succeeded|failed)$/.test(MetricTransformations[0].MetricName),
    );
    const routes = patterns.flatMap(({ FilterPattern }) => /routeKey = "([^"]+)"/.exec(FilterPattern)?.[1] ?? []);
    const known = Object.values(api).flatMap((area) => Object.values(area).map(({ method, path }) => `${method} ${path}`));
    expect(new Set(routes).size).toBe(3);
    for (const route of routes)
      expect(known.some((name) => (route.endsWith('*') ? name.startsWith(route.slice(0, -1)) : name === route))).toBe(true);
  });

  const metricOf = ({ MetricName, Namespace, Metrics }: Json): Json =>
    MetricName
      ? { Namespace, MetricName }
      : Metrics.flatMap(({ MetricStat }: Json) => (MetricStat ? [MetricStat.Metric] : []))[0];
  const on = (namespace: string, name: string): Json[] =>
    alarms.filter((alarm) => metricOf(alarm).Namespace === namespace && metricOf(alarm).MetricName === name);

  it.each(ofType('AWS::Scheduler::Schedule').filter(({ stack }) => stack !== 'canary'))(
    'an alarm fires when $properties.Name does not run, and when an hourly or daily run fails once',
    ({ properties }) => {
      const isFrequent = properties.ScheduleExpression === 'rate(1 minute)';
      const name = properties.Name.replace(`keelhouse-${stage}-`, '');
      const missed = alarms.find((alarm) => alarm.name.includes(`runs-of-${name}`))!;
      expect(missed).toMatchObject({ ComparisonOperator: 'LessThanThreshold', Threshold: 1, TreatMissingData: 'breaching' });
      const expected = { 'rate(1 minute)': [300, 3], 'rate(1 hour)': [3600, 3] }[properties.ScheduleExpression as string] ?? [
        86_400, 2,
      ];
      expect([missed.Period ?? missed.Metrics[0].MetricStat.Period, missed.EvaluationPeriods]).toEqual(expected);
      const failing = alarms.find((alarm) => alarm.name.includes(`${name}-Fault-Count`))!;
      expect(failing).toMatchObject({ ComparisonOperator: 'GreaterThanThreshold', Threshold: isFrequent ? 2 : 0 });
    },
  );

  it('an alarm fires before SES reviews the account', () => {
    expect(on('AWS/SES', 'Reputation.BounceRate')).toEqual([expect.objectContaining({ Threshold: 0.03 })]);
    expect(on('AWS/SES', 'Reputation.ComplaintRate')).toEqual([expect.objectContaining({ Threshold: 0.0005 })]);
  });

  it("an alarm fires before the account's concurrency is used up, and when Lambda throttles any function", () => {
    expect(on('AWS/Lambda', 'ConcurrentExecutions')).toEqual([
      expect.objectContaining({ Threshold: 0.8 * monitoring!.lambdaQuota }),
    ]);
    expect(on('AWS/Lambda', 'Throttles')).toHaveLength(1);
  });

  it('an alarm fires when a table throttles', () => {
    const tables = ofType('AWS::DynamoDB::Table').length;
    expect(on('AWS/DynamoDB', 'ReadThrottleEvents')).toHaveLength(tables);
    expect(on('AWS/DynamoDB', 'WriteThrottleEvents')).toHaveLength(tables);
  });

  it('an alarm fires for requests that each firewall blocks', () => {
    const names = ofType('AWS::WAFv2::WebACL').map(({ properties }) => properties.VisibilityConfig.MetricName);
    const watched = on('AWS/WAFV2', 'BlockedRequests').map(
      ({ Dimensions }) => Dimensions.find(({ Name }: Json) => Name === 'WebACL').Value,
    );
    expect(watched.sort()).toEqual(names.sort());
  });

  it('an alarm fires for refused sign-ins, counted by fields of the access log', () => {
    const counted = filters.filter(({ MetricTransformations }) => MetricTransformations[0].MetricName === 'sign-ins-refused');
    expect(counted.map(({ FilterPattern }) => FilterPattern)).toEqual([
      '{ $.routeKey = "POST /v1/auth/login" && ($.status = "401" || $.status = "429") }',
    ]);
    expect(on(`keelhouse-${stage}`, 'sign-ins-refused')).toHaveLength(1);
  });

  it('a budget notifies the same operators as the alarms', () => {
    const [budget] = ofType('AWS::Budgets::Budget');
    const told = budget!.properties.NotificationsWithSubscribers.flatMap(({ Subscribers }: Json) => Subscribers);
    expect(budget!.properties.Budget.BudgetLimit).toEqual({ Amount: monitoring!.budget, Unit: 'USD' });
    expect(new Set(told.map(({ Address }: Json) => Address))).toEqual(new Set([monitoring!.alarmsMail]));
  });

  it('unusual costs reach the operators where the stage watches its account', () => {
    const { costAnomalies } = monitoring!;
    const monitors = ofType('AWS::CE::AnomalyMonitor');
    const subscriptions = ofType('AWS::CE::AnomalySubscription').map(({ properties }) => properties);
    expect([monitors.length, subscriptions.length]).toEqual(costAnomalies === null ? [0, 0] : [1, 1]);
    for (const { MonitorArnList, Subscribers, ThresholdExpression, Frequency } of subscriptions) {
      expect(MonitorArnList.map(referred)).toEqual([monitors[0]!.id]);
      // Only a topic hears of an anomaly before the day is over.
      expect([Frequency, Subscribers[0].Type]).toEqual(['IMMEDIATE', 'SNS']);
      expect(JSON.parse(ThresholdExpression).Dimensions.Values).toEqual([String(costAnomalies!.dollars)]);
      const resource = Subscribers[0].Address;
      const ask = { principal: 'costalerts.amazonaws.com', action: 'sns:Publish', resource };
      const mayPublish = (source: string) =>
        isAllowed(topicPolicy(referred(resource)!), {
          ...ask,
          context: { 'aws:SourceAccount': source, 'aws:SecureTransport': 'true' },
        });
      expect([mayPublish(account), mayPublish('111111111111')]).toEqual([true, false]);
    }
  });
});

it('a stage whose account has a monitor of costs uses that one', () => {
  const monitorArn = 'arn:aws:ce::000000000000:anomalymonitor/4f2a1c9e-0000-4000-8000-000000000000';
  const monitoring = { ...stages.dev.monitoring!, costAnomalies: { dollars: 10, monitorArn } };
  const parts = buildApp({ ...stages.dev, monitoring }, { bundling: false }).node.findAll();
  expect(parts.filter((part) => part instanceof CfnAnomalyMonitor)).toEqual([]);
  expect(parts.flatMap((part) => (part instanceof CfnAnomalySubscription ? part.monitorArnList : []))).toEqual([monitorArn]);
});
