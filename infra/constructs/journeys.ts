/**
 * What customers come for, as the share that succeeds. An alarm rings when failures use up the month's allowance too fast: by two
 * windows, so that it rings soon and stops soon (Google, The Site Reliability Workbook, "Alerting on SLOs": 14.4 times as fast
 * within an hour, 6 times within six hours).
 */
import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarmAction,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { MonitoringFacade } from 'cdk-monitoring-constructs';
import { Construct } from 'constructs';
import { api } from '#shared/api/index.ts';
import { FILE_JOBS } from '#shared/queues/job.ts';

/** Lines of a log that match a pattern. */
interface Lines {
  logs: LogGroup[];
  pattern: string;
}
interface Journey {
  title: string;
  /** How much of it is to succeed in 30 days. */
  goal: number;
  succeeded: Lines;
  failed: Lines[];
}

interface JourneyLogs {
  accessLogs: LogGroup;
  worker: LogGroup;
  watchdog: LogGroup;
  mailer: LogGroup;
}

const calls = (logs: LogGroup, route: string): Pick<Journey, 'succeeded' | 'failed'> => ({
  // A refusal is an answer: only what is ours to mend counts as failed.
  succeeded: { logs: [logs], pattern: `{ $.routeKey = "${route}" && ($.status = "2*" || $.status = "4*") }` },
  failed: [{ logs: [logs], pattern: `{ $.routeKey = "${route}" && $.status = "5*" }` }],
});
const routeOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

const DOCUMENTS = `(${FILE_JOBS.map((kind) => `$.kind = "${kind}"`).join(' || ')})`;
const HELP = FILE_JOBS.map((kind) => `$.kind != "${kind}"`).join(' && ');

const listJourneys = ({ accessLogs, worker, watchdog, mailer }: JourneyLogs): Journey[] => {
  const ended = (kinds: string, status: string): Lines => ({
    logs: [worker],
    pattern: `{ $.message = "job_ended" && $.status = "${status}" && ${kinds} }`,
  });
  const expired = { logs: [worker, watchdog], pattern: '{ $.message = "job_expired" }' };
  return [
    { title: 'Sign-in', goal: 0.999, ...calls(accessLogs, routeOf(api.auth.login)) },
    { title: 'Save', goal: 0.999, ...calls(accessLogs, routeOf(api.bcp.update)) },
    { title: 'Payment', goal: 0.999, ...calls(accessLogs, 'POST /v1/payment/*') },
    { title: 'AI job', goal: 0.995, succeeded: ended(HELP, 'succeeded'), failed: [ended(HELP, 'failed'), expired] },
    { title: 'Document', goal: 0.995, succeeded: ended(DOCUMENTS, 'succeeded'), failed: [ended(DOCUMENTS, 'failed')] },
    {
      title: 'Mail',
      goal: 0.995,
      succeeded: { logs: [mailer], pattern: '{ $.message = "mail_sent" }' },
      failed: [{ logs: [mailer], pattern: '{ $.message = "mail_not_sent" }' }],
    },
  ];
};

const BURNS = [
  { name: 'fast', factor: 14.4, short: Duration.minutes(5), long: Duration.hours(1) },
  { name: 'slow', factor: 6, short: Duration.minutes(30), long: Duration.hours(6) },
] as const;
/** Fewer failures say nothing: one of two calls at night is no outage. The canary tries all of it meanwhile. */
const FAILURES_MIN = 3;

export interface JourneysProps {
  logs: JourneyLogs;
  name: string;
  page: MonitoringFacade;
  action: IAlarmAction;
  link: string;
  count(title: string, logs: LogGroup[], pattern: string, metricName: string): MetricFilter[];
}

export class Journeys extends Construct {
  constructor(scope: Construct, id: string, { logs, name, page, action, link, count }: JourneysProps) {
    super(scope, id);
    page.addLargeHeader('Journeys');
    for (const { title, goal, succeeded, failed } of listJourneys(logs)) {
      const key = title.toLowerCase().replaceAll(' ', '-');
      const [good] = count(`${title} succeeded`, succeeded.logs, succeeded.pattern, `${key}-succeeded`);
      const [bad] = failed.flatMap((lines, at) => count(`${title} failed ${at}`, lines.logs, lines.pattern, `${key}-failed`));
      const share = (period: Duration) =>
        new MathExpression({
          expression: `IF(bad >= ${FAILURES_MIN}, 100 * bad / (good + bad), 0)`,
          usingMetrics: { good: good!.metric({ statistic: 'Sum', period }), bad: bad!.metric({ statistic: 'Sum', period }) },
          label: `${title}: failed, in percent`,
          period,
        });
      page.monitorCustom({
        humanReadableName: title,
        alarmFriendlyName: key,
        metricGroups: [
          {
            title: 'Succeeded and failed',
            metrics: [good!, bad!].map((filter) => filter.metric({ statistic: 'Sum', period: Duration.minutes(5) })),
          },
          { title: 'Failed, in percent', metrics: [share(Duration.hours(1))] },
        ],
      });
      for (const { name: burn, factor, short, long } of BURNS) {
        const parts = [short, long].map(
          (period) =>
            new Alarm(this, `${key}-${burn}-${period.toMinutes()}`, {
              alarmName: `${name}-${key}-burn-${burn}-${period.toMinutes()}m`,
              alarmDescription: `Part of ${name}-${key}-burn-${burn}, which calls the operators`,
              metric: share(period),
              threshold: Math.round(factor * (1 - goal) * 100_000) / 1000,
              comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
              evaluationPeriods: 1,
              treatMissingData: TreatMissingData.NOT_BREACHING,
            }),
        );
        new CompositeAlarm(this, `${key}-${burn}`, {
          compositeAlarmName: `${name}-${key}-burn-${burn}`,
          alarmDescription: `${title}: failures use up the month's allowance ${factor} times too fast. ${link}`,
          alarmRule: AlarmRule.allOf(...parts.map((part) => AlarmRule.fromAlarm(part, AlarmState.ALARM))),
        }).addAlarmAction(action);
      }
    }
  }
}
