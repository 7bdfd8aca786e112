/** A schedule may run twice or miss a turn, so every function determines itself what is due. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AppFunction } from '#infra/constructs/app-function.ts';
import { AppSchedule } from '#infra/constructs/app-schedule.ts';
import type { Binding } from '#infra/constructs/binding.ts';
import { leadingKeys } from '#infra/constructs/leading-keys.ts';
import type { Stage } from '#infra/stages.ts';
import type { JobsStack } from './jobs.ts';
import type { StateStack } from './state.ts';

export interface SchedulesProps extends StackProps {
  stage: Stage;
  state: StateStack;
  jobs: JobsStack;
}

interface ScheduleDefinition {
  description: string;
  expression: string;
  needs: Binding[];
  timeoutSeconds?: number;
}

export type Frequency = 'minute' | 'hour' | 'day';

const frequencyOf = (expression: string): Frequency =>
  expression === 'rate(1 minute)' ? 'minute' : expression === 'rate(1 hour)' ? 'hour' : 'day';

export class SchedulesStack extends Stack {
  readonly functions: AppFunction[];
  readonly frequencies = new Map<AppFunction, Frequency>();

  constructor(scope: Construct, id: string, { stage, state, jobs, ...props }: SchedulesProps) {
    super(scope, id, props);
    const definitions: Record<string, ScheduleDefinition> = {
      'jobs-watchdog': {
        description: 'Ends AI jobs past their deadline and queues forgotten ones again',
        expression: 'rate(1 minute)',
        needs: [
          state.ephemeral.write([leadingKeys.users]),
          state.ephemeral.query('jobs_open', [leadingKeys.openJobs]),
          jobs.jobs.send(),
        ],
      },
      'outbox-sweep': {
        description: 'Queues mails again that were not sent within ten minutes',
        expression: 'rate(1 minute)',
        needs: [state.core.write([leadingKeys.outbox]), jobs.mails.send()],
      },
      'renewal-notices': {
        description: 'Tells subscribers that a period ends or a payment failed, each once',
        expression: 'cron(0 9 * * ? *)',
        needs: [
          state.core.write([leadingKeys.users, leadingKeys.outbox]),
          state.core.query('subscriptions_ending', leadingKeys.endings),
          state.ephemeral.write([leadingKeys.notices]),
          state.stripe.read(),
        ],
        timeoutSeconds: 300,
      },
      'scenario-notices': {
        description: 'Tells customers about new tabletop scenarios, each once',
        expression: 'rate(1 hour)',
        needs: [
          state.core.read([leadingKeys.users]),
          state.core.query('exercises_by_created', [leadingKeys.exercises]),
          state.core.write([leadingKeys.outbox]),
          state.ephemeral.write([leadingKeys.scenarioNotices]),
        ],
      },
      'stripe-reconciliation': {
        description: 'Compares stored subscriptions with Stripe and repairs what differs',
        expression: 'cron(30 3 * * ? *)',
        needs: [
          state.core.write([leadingKeys.users, leadingKeys.outbox]),
          state.core.query('subscriptions_ending', leadingKeys.endings),
          state.payments.write([leadingKeys.users]),
          state.stripe.read(),
        ],
        timeoutSeconds: 900,
      },
      purge: {
        description: 'Deletes accounts, business data, BCPs and payments whose time is over',
        expression: 'rate(1 hour)',
        needs: [
          state.audit.append([leadingKeys.users]),
          state.core.write([leadingKeys.users, leadingKeys.emails, leadingKeys.outbox]),
          state.core.query('users_to_purge', leadingKeys.purges),
          state.core.writeBatches([leadingKeys.users]),
          state.payments.write([leadingKeys.users]),
          state.payments.query('payments_by_status', leadingKeys.paymentStatuses),
          state.catalog.write([leadingKeys.moneyCounters]),
          state.ephemeral.write([leadingKeys.users, leadingKeys.signIns, leadingKeys.notices, leadingKeys.scenarioNotices]),
          state.ephemeral.query('sign_ins_by_user', [leadingKeys.users]),
          state.ephemeral.writeBatches([leadingKeys.users, leadingKeys.notices, leadingKeys.scenarioNotices]),
          state.accounts.removeUsers(),
          state.documents.remove('users', 'exports'),
          state.stripe.read(),
        ],
        timeoutSeconds: 300,
      },
      'money-recount': {
        description: 'Compares the counters of subscriptions and payments with these and repairs what differs',
        expression: 'cron(15 4 * * ? *)',
        needs: [
          state.core.query('subscriptions_by_state', leadingKeys.subscriptionStates),
          state.payments.query('payments_by_status', leadingKeys.paymentStatuses),
          state.catalog.write([leadingKeys.moneyCounters]),
        ],
        timeoutSeconds: 300,
      },
      'user-recount': {
        description: 'Compares the counters of accounts with the accounts and repairs what differs',
        expression: 'cron(0 4 * * ? *)',
        needs: [
          state.core.read([leadingKeys.users]),
          state.core.query('users_by_created', [leadingKeys.directory]),
          state.catalog.write([leadingKeys.userTotals, leadingKeys.newUsers, leadingKeys.countedUsers]),
        ],
        timeoutSeconds: 300,
      },
    };
    this.functions = Object.entries(definitions).map(([name, { description, expression, needs, timeoutSeconds = 55 }]) => {
      const target = new AppFunction(this, name, {
        stage,
        entry: `functions/schedules/${name}.ts`,
        description,
        timeoutSeconds,
        memoryMb: stage.memoryMb.waiting,
      }).bind(...needs);
      target.rollout?.rollBackOnErrors();
      new AppSchedule(this, `${name}-schedule`, { name: `keelhouse-${stage.name}-${name}`, runs: target, expression });
      this.frequencies.set(target, frequencyOf(expression));
      return target;
    });
  }
}
