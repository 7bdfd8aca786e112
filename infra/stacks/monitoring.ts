import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import { ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { DefaultDashboardFactory, MonitoringFacade, notifySns } from 'cdk-monitoring-constructs';
import type { Construct } from 'constructs';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import { Journeys } from '#infra/constructs/journeys.ts';
import { WEBHOOK_PATH } from '#infra/constructs/webhook-path.ts';
import type { WorkQueue } from '#infra/constructs/work-queue.ts';
import type { Stage } from '#infra/stages.ts';
import { api } from '#shared/api/index.ts';
import { aiMetrics, canaryMetrics } from '#shared/metrics.ts';
import { type ApiStack, UNEXPECTED_ERRORS } from './api.ts';
import { CANARY_MINUTES } from './canary.ts';
import type { JobsStack } from './jobs.ts';
import type { Frequency, SchedulesStack } from './schedules.ts';
import type { StateStack } from './state.ts';

export interface MonitoringProps extends StackProps {
  stage: Stage;
  settings: NonNullable<Stage['monitoring']>;
  state: StateStack;
  jobs: JobsStack;
  api: ApiStack;
  schedules: SchedulesStack;
  canary: AppFunction;
  /** Requests that the firewalls blocked. */
  blocked: { site: Metric | undefined; pool: Metric } | undefined;
}

type CostAnomalies = NonNullable<MonitoringProps['settings']['costAnomalies']>;

const QUARTER_HOUR = Duration.minutes(15);

/** Periods without a run until a schedule counts as missed. */
const missedRuns: Record<Frequency, { period: Duration; periods: number }> = {
  minute: { period: Duration.minutes(5), periods: 3 },
  hour: { period: Duration.hours(1), periods: 3 },
  day: { period: Duration.days(1), periods: 2 },
};

export class MonitoringStack extends Stack {
  /** Mails the operators. */
  readonly alarms: Topic;
  private readonly page: MonitoringFacade;
  private readonly runbookUrl: string;
  private readonly name: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, settings, state, jobs, api, schedules, canary, blocked, ...props }: MonitoringProps,
  ) {
    super(scope, id, props);
    this.runbookUrl = settings.runbookUrl;
    this.name = `keelhouse-${stage.name}`;
    const { name } = this;
    const alarms = new Topic(this, 'Alarms', { enforceSSL: true });
    this.alarms = alarms;
    alarms.addSubscription(new EmailSubscription(settings.alarmsMail));
    this.allowPublishing('cloudwatch.amazonaws.com', stage.account);
    this.page = new MonitoringFacade(this, 'Page', {
      metricFactoryDefaults: { namespace: name },
      alarmFactoryDefaults: { alarmNamePrefix: name, actionsEnabled: true, action: notifySns(alarms, alarms) },
      dashboardFactory: new DefaultDashboardFactory(this, 'Dashboards', {
        dashboardNamePrefix: name,
        createSummaryDashboard: false,
        createAlarmDashboard: false,
      }),
    });
    this.watchJourneys(api, jobs, schedules);
    this.watchCanary(canary);
    this.watchApi(api);
    this.watchQueue('AI jobs', jobs.jobs, Duration.minutes(10), 'ai-jobs-wait');
    this.watchQueue('Mails', jobs.mails, Duration.minutes(12), 'mails-wait');
    this.watchQueue('Mail reports', jobs.mailReports, Duration.minutes(10), 'mails-wait');
    const undeliverable = '{ $.message = "mail_undeliverable" }';
    this.watchLog('Mails undeliverable', jobs.mailReporter.logs, undeliverable, 10, 'mails-undeliverable');
    this.watchStream(jobs);
    this.watchLog('AI failures', jobs.worker.logs, '{ $.level = "ERROR" }', 5, 'ai-failures');
    this.showModel(jobs);
    this.watchClock(schedules);
    const { logs } = schedules.functions.find(({ node }) => node.id === 'stripe-reconciliation')!;
    this.watchMoney(api, logs);
    this.watchLog('Differences from Stripe', logs, '{ $.level = "ERROR" }', 0, 'stripe-differences');
    const recount = schedules.functions.find(({ node }) => node.id === 'user-recount')!;
    this.watchEvent('User counters repaired', [recount.logs], 'user_counters_differed', 'user-counters');
    const purge = schedules.functions.find(({ node }) => node.id === 'purge')!;
    this.watchEvent('Deletions overdue', [purge.logs], 'purge_overdue', 'purge-overdue');
    const moneyRecount = schedules.functions.find(({ node }) => node.id === 'money-recount')!;
    this.watchEvent('Money counters differ', [moneyRecount.logs], 'money_counters_differed', 'money-counters');
    this.page.addLargeHeader('Tables');
    for (const { table, node } of [state.core, state.payments, state.audit, state.catalog, state.ephemeral])
      this.watchTable(table, node.id);
    this.watchRows(api, jobs, schedules);
    this.watchAccount(settings);
    this.watchSignIns(api);
    if (blocked) this.watchFirewalls(blocked);
    this.addBudget(settings);
    if (settings.costAnomalies) this.watchCostAnomalies(settings.costAnomalies, stage.account);
    new CfnOutput(this, 'DashboardUrl', {
      value: `https://${stage.region}.console.aws.amazon.com/cloudwatch/home?region=${stage.region}#dashboards/dashboard/${name}`,
    });
  }

  /** A topic with a policy loses SNS's default one, so every publisher is named. */
  private allowPublishing(service: string, account: string): void {
    this.alarms.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal(service)],
        resources: [this.alarms.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    );
  }

  /** Links to a heading of `runbook.md`. */
  private link(section: string) {
    return { runbookLink: `${this.runbookUrl}#${section}` };
  }

  private watchJourneys({ address }: ApiStack, { worker, mailer }: JobsStack, { functions }: SchedulesStack): void {
    const watchdog = functions.find(({ node }) => node.id === 'jobs-watchdog')!;
    new Journeys(this, 'Journeys', {
      logs: { accessLogs: address.logs, worker: worker.logs, watchdog: watchdog.logs, mailer: mailer.logs },
      name: this.name,
      page: this.page,
      action: new SnsAction(this.alarms),
      link: this.link('journey-failing').runbookLink,
      count: this.countLines.bind(this),
    });
  }

  /** Twice in a row, as a single run may meet a lost packet; a run that is missing counts as failed. */
  private watchCanary({ fn }: AppFunction): void {
    const period = Duration.minutes(CANARY_MINUTES);
    const metric = (metricName: string) =>
      new Metric({
        ...{ namespace: canaryMetrics.namespace, metricName, dimensionsMap: { [canaryMetrics.dimension]: fn.functionName } },
        ...{ statistic: 'Maximum', period },
      });
    this.watchMetric('Canary', metric('Failed'), { above: 0, periods: 2 }, 'canary-failing');
    this.watchMetric('Runs of the canary', metric('Passed'), { below: 1, periods: 3 }, 'canary-failing');
  }

  private watchApi({ address, areas, functions }: ApiStack): void {
    this.page.addLargeHeader('API');
    this.page.monitorApiGatewayV2HttpApi({
      api: address.httpApi,
      humanReadableName: 'API',
      alarmFriendlyName: 'api',
      add5xxCountAlarm: { Errors: { maxErrorCount: 4, datapointsToAlarm: 2, evaluationPeriods: 3, ...this.link('api-errors') } },
      addLatencyP95Alarm: {
        Slow: { maxLatency: Duration.seconds(2), datapointsToAlarm: 3, evaluationPeriods: 3, ...this.link('api-slow') },
      },
    });
    const refused = `{ $.routeKey = "POST ${WEBHOOK_PATH}" && ($.status = "4*" || $.status = "5*") }`;
    this.watchLog('Webhook failures', address.logs, refused, 5, 'webhook-failures');
    // Single ones call nobody; they take a release back while it is rolled out.
    this.countLines(
      'Unexpected errors',
      Object.values(areas).map(({ logs }) => logs),
      '{ $.message = "unexpected" }',
      UNEXPECTED_ERRORS,
    );
    for (const { fn } of functions) this.page.monitorLambdaFunction({ lambdaFunction: fn });
  }

  private watchMoney({ webhook, areas }: ApiStack, reconciliation: LogGroup): void {
    this.watchEvent('Payment events set aside', [webhook.logs], 'webhook_parked', 'payment-events-parked');
    this.watchEvent('Disputed payments', [webhook.logs], 'payment_disputed', 'payment-disputed');
    const everywhere = [webhook.logs, areas.payment.logs, reconciliation];
    this.watchEvent('Second subscriptions', everywhere, 'subscription_twice', 'second-subscription');
  }

  private watchQueue(title: string, { queue, deadLetterQueue }: WorkQueue, maxAge: Duration, section: string): void {
    const name = title.toLowerCase().replaceAll(' ', '-');
    this.page.monitorSqsQueueWithDlq({
      queue,
      deadLetterQueue,
      humanReadableName: title,
      alarmFriendlyName: name,
      addQueueMaxMessageAgeAlarm: { Waiting: { maxAgeInSeconds: maxAge.toSeconds(), ...this.link(section) } },
      addDeadLetterQueueMaxSizeAlarm: { DeadLetters: { maxMessageCount: 0, ...this.link('dead-letters') } },
    });
  }

  private watchStream({ consumer, changes, worker, mailer }: JobsStack): void {
    this.page.monitorLambdaFunction({
      lambdaFunction: consumer.fn,
      humanReadableName: 'Changes of the core table',
      alarmFriendlyName: 'core-changes',
      isIterator: true,
      addMaxIteratorAgeAlarm: {
        Behind: { maxAgeInMillis: Duration.minutes(10).toMilliseconds(), ...this.link('stream-behind') },
      },
    });
    this.page.monitorSqsQueue({
      queue: changes.deadLetterQueue,
      humanReadableName: 'Changes set aside',
      alarmFriendlyName: 'core-changes-dead-letters',
      addQueueMaxSizeAlarm: { DeadLetters: { maxMessageCount: 0, ...this.link('dead-letters') } },
    });
    for (const { fn } of [worker, mailer]) this.page.monitorLambdaFunction({ lambdaFunction: fn });
  }

  /** Shows the model's usage and how often the built-in knowledge replaced it: cost and health. */
  private showModel({ worker }: JobsStack): void {
    const sum = (metricName: string) =>
      new Metric({
        namespace: aiMetrics.namespace,
        metricName,
        dimensionsMap: { [aiMetrics.dimension]: worker.fn.functionName },
        statistic: 'Sum',
        period: Duration.hours(1),
      });
    this.page.monitorCustom({
      humanReadableName: 'AI',
      alarmFriendlyName: 'ai',
      metricGroups: [
        { title: 'Tokens an hour', metrics: [sum('InputTokens'), sum('OutputTokens')] },
        { title: 'Model calls an hour', metrics: [sum('ModelCalls')] },
        { title: 'Jobs an hour, by who answered', metrics: ['AnsweredByModel', 'AnsweredByKnowledge', 'Unanswered'].map(sum) },
      ],
    });
  }

  private watchTable(table: ITable, name: string): void {
    const throttled = { Throttled: { maxThrottledEventsThreshold: 10, ...this.link('tables-throttled') } };
    this.page.monitorDynamoTable({
      table,
      alarmFriendlyName: `table-${name}`,
      addReadThrottledEventsCountAlarm: throttled,
      addWriteThrottledEventsCountAlarm: throttled,
    });
  }

  /** A list omits an unreadable row, so its owner may think it is lost. */
  private watchRows(api: ApiStack, { worker, mailer, mailReporter, consumer }: JobsStack, schedules: SchedulesStack) {
    const readers = [...api.functions, worker, mailer, mailReporter, consumer, ...schedules.functions];
    const logs = readers.map((reader) => reader.logs);
    this.watchEvent('Rows unreadable', logs, 'row_unreadable', 'rows-unreadable');
  }

  private watchAccount({ lambdaQuota }: MonitoringProps['settings']): void {
    this.page.addLargeHeader('Account');
    const lambda = (metricName: string, statistic: string) =>
      new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: Duration.minutes(5) });
    this.watchMetric('Invocations throttled', lambda('Throttles', 'Sum'), { above: 10 }, 'concurrency-used-up');
    const nearQuota = { above: Math.floor(0.8 * lambdaQuota), periods: 3 };
    this.watchMetric('Concurrent executions', lambda('ConcurrentExecutions', 'Maximum'), nearQuota, 'concurrency-used-up');
    const reputation = (metricName: string) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName: `Reputation.${metricName}`,
        statistic: 'Maximum',
        period: Duration.hours(1),
      });
    // SES reviews an account at 5% bounces or 0.1% complaints and may pause it at 10% or 0.5%.
    this.watchMetric('Bounce rate', reputation('BounceRate'), { above: 0.03 }, 'mail-reputation');
    this.watchMetric('Complaint rate', reputation('ComplaintRate'), { above: 0.0005 }, 'mail-reputation');
  }

  private watchSignIns({ address }: ApiStack): void {
    const { method, path } = api.auth.login;
    const refused = `{ $.routeKey = "${method} ${path}" && ($.status = "401" || $.status = "429") }`;
    this.watchLog('Sign-ins refused', address.logs, refused, 200, 'sign-ins-refused');
  }

  private watchFirewalls({ site, pool }: NonNullable<MonitoringProps['blocked']>): void {
    if (site) this.watchMetric('Blocked at the site', site, { above: 1_000 }, 'firewall-blocks');
    this.watchMetric('Blocked at the user pool', pool, { above: 50 }, 'firewall-blocks');
  }

  private addBudget({ budget, alarmsMail }: MonitoringProps['settings']): void {
    const tell = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmsMail }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: this.name,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: budget, unit: 'USD' },
      },
      notificationsWithSubscribers: [tell('ACTUAL', 80), tell('FORECASTED', 100)],
    });
  }

  /** Of the whole account, each service by itself, as no tag tells what a model or a transfer belongs to. */
  private watchCostAnomalies({ dollars, monitorArn }: CostAnomalies, account: string): void {
    const createMonitor = (): string =>
      new CfnAnomalyMonitor(this, 'CostAnomalies', {
        monitorName: this.name,
        monitorType: 'DIMENSIONAL',
        monitorDimension: 'SERVICE',
      }).attrMonitorArn;
    this.allowPublishing('costalerts.amazonaws.com', account);
    new CfnAnomalySubscription(this, 'CostAnomalyAlerts', {
      subscriptionName: this.name,
      monitorArnList: [monitorArn ?? createMonitor()],
      // Mail to an address comes once a day; a topic hears of each as soon as it is found.
      frequency: 'IMMEDIATE',
      subscribers: [{ type: 'SNS', address: this.alarms.topicArn }],
      thresholdExpression: JSON.stringify({
        Dimensions: {
          Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
          MatchOptions: ['GREATER_THAN_OR_EQUAL'],
          Values: [String(dollars)],
        },
      }),
    });
  }

  private watchClock({ functions, frequencies }: SchedulesStack): void {
    this.page.addLargeHeader('Schedules');
    for (const target of functions) {
      const { fn, node } = target;
      const frequency = frequencies.get(target)!;
      this.page.monitorLambdaFunction({
        lambdaFunction: fn,
        humanReadableName: node.id,
        alarmFriendlyName: node.id,
        addFaultCountAlarm: {
          // A run that retries for its whole timeout fails once in a quarter of an hour; one that runs hourly or daily
          // alarms on the first failure.
          Failing: { maxErrorCount: frequency === 'minute' ? 2 : 0, period: QUARTER_HOUR, ...this.link('schedule-failing') },
        },
      });
      const { period, periods } = missedRuns[frequency];
      this.watchMetric(`Runs of ${node.id}`, fn.metricInvocations({ period }), { below: 1, periods }, 'schedule-missed');
    }
  }

  private watchEvent(title: string, logs: LogGroup[], event: string, section: string): void {
    this.watchLogs(title, logs, `{ $.message = "${event}" }`, 0, section);
  }

  private watchLog(title: string, log: LogGroup, pattern: string, max: number, section: string): void {
    this.watchLogs(title, [log], pattern, max, section);
  }

  private watchLogs(title: string, logs: LogGroup[], pattern: string, max: number, section: string): void {
    const [filter] = this.countLines(title, logs, pattern, section);
    this.watchMetric(title, filter!.metric({ statistic: 'Sum', period: QUARTER_HOUR }), { above: max }, section);
  }

  private countLines(title: string, logs: LogGroup[], pattern: string, metricName: string): MetricFilter[] {
    return logs.map(
      (logGroup, at) =>
        new MetricFilter(this, `${title.replaceAll(' ', '')}${at === 0 ? '' : at + 1}`, {
          logGroup,
          filterPattern: FilterPattern.literal(pattern),
          metricNamespace: this.name,
          metricName,
          defaultValue: 0,
        }),
    );
  }

  /** For metrics without a dashboard section. Missing data alarms only a lower limit. */
  private watchMetric(
    title: string,
    metric: Metric,
    { above, below, periods = 1 }: { above?: number; below?: number; periods?: number },
    section: string,
  ): void {
    const limit =
      below === undefined
        ? {
            threshold: above!,
            comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
            treatMissingDataOverride: TreatMissingData.NOT_BREACHING,
          }
        : {
            threshold: below,
            comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
            treatMissingDataOverride: TreatMissingData.BREACHING,
          };
    const name = title.toLowerCase().replaceAll(' ', '-');
    const addAlarm = {
      [below === undefined ? 'TooMany' : 'TooFew']: {
        ...limit,
        datapointsToAlarm: periods,
        evaluationPeriods: periods,
        ...this.link(section),
      },
    };
    this.page.monitorCustom({
      humanReadableName: title,
      alarmFriendlyName: name,
      metricGroups: [{ title, metrics: [{ alarmFriendlyName: name, metric, addAlarm }] }],
    });
  }
}
