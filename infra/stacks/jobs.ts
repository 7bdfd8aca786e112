import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { AppFunction, type AppFunctionProps } from '#infra/constructs/app-function.ts';
import { type Binding, setting } from '#infra/constructs/binding.ts';
import { leadingKeys } from '#infra/constructs/leading-keys.ts';
import { MailSender } from '#infra/constructs/mail-sender.ts';
import { StreamFeed } from '#infra/constructs/stream-feed.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';
import type { Model, Stage } from '#infra/stages.ts';
import type { StateStack } from './state.ts';

const GEOGRAPHY = /^(us|eu|apac|global)\./;

/** A cross-region profile may answer from any region of its geography, so each is named. */
const listModelArns = (scope: Construct, { region }: Stage, model: Model): string[] => {
  const { partition, account } = Stack.of(scope);
  const foundation = model.id.replace(GEOGRAPHY, '');
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${model.id}`;
  const foundations = model.regions.map((each) => `arn:${partition}:bedrock:${each}::foundation-model/${foundation}`);
  return GEOGRAPHY.test(model.id) ? [profile, ...foundations] : foundations;
};

const modelAccess = (scope: Construct, stage: Stage): Binding => {
  const { insights, writing } = stage.models;
  return {
    variables: { INSIGHTS_MODEL_ID: insights.id, WRITING_MODEL_ID: writing.id },
    statements: [
      new PolicyStatement({
        actions: ['bedrock:InvokeModel'],
        resources: [insights, writing].flatMap((model) => listModelArns(scope, stage, model)),
      }),
    ],
  };
};

/** For one attempt; the whole job has 15 minutes. */
const ATTEMPT_SECONDS = 240;
const MAIL_SECONDS = 10;

export interface JobsProps extends StackProps {
  stage: Stage;
  state: StateStack;
}

export class JobsStack extends Stack {
  readonly jobs: WorkQueue;
  readonly mails: WorkQueue;
  readonly changes: StreamFeed;
  readonly worker: AppFunction;
  readonly mailer: AppFunction;
  readonly mailReports: WorkQueue;
  readonly mailReporter: AppFunction;
  readonly consumer: AppFunction;

  constructor(scope: Construct, id: string, { stage, state, ...props }: JobsProps) {
    super(scope, id, props);
    const add = (name: string, props: Omit<AppFunctionProps, 'stage'>): AppFunction => {
      const fn = new AppFunction(this, name, { stage, ...props });
      fn.rollout?.rollBackOnErrors();
      return fn;
    };
    this.jobs = new WorkQueue(this, 'Jobs', {
      variable: 'JOBS_QUEUE_URL',
      consumerTimeoutSeconds: ATTEMPT_SECONDS,
      maxReceives: 3,
    });
    // Ten deliveries, a minute apart, bridge an outage of the mail provider.
    this.mails = new WorkQueue(this, 'Mails', {
      variable: 'MAIL_QUEUE_URL',
      consumerTimeoutSeconds: MAIL_SECONDS,
      maxReceives: 10,
    });

    this.worker = add('Worker', {
      entry: 'functions/worker/handler.ts',
      description: 'Works off jobs: AI help, documents as files, and exports of all data',
      timeoutSeconds: ATTEMPT_SECONDS,
      memoryMb: stage.memoryMb.worker,
    }).bind(
      state.core.write([leadingKeys.users, leadingKeys.outbox]),
      state.payments.read([leadingKeys.users]),
      state.audit.read([leadingKeys.users]),
      state.ephemeral.write([leadingKeys.users, leadingKeys.rates]),
      state.ephemeral.query('sign_ins_by_user', [leadingKeys.users]),
      this.jobs.send(),
      state.documents.write('users', 'exports'),
      modelAccess(this, stage),
    );
    this.jobs.addConsumer(this.worker, { batchSize: 1, maxConcurrency: stage.workers });

    const sender = new MailSender(this, 'Sender', stage);
    for (const { id, name, type, value } of sender.dnsRecords(stage))
      new CfnOutput(this, `MailDns${id}`, { value: `${name} ${type} ${value}` });
    this.mailer = add('Mailer', {
      entry: 'functions/mailer/handler.ts',
      description: 'Renders and sends queued mails',
      timeoutSeconds: MAIL_SECONDS,
      memoryMb: stage.memoryMb.waiting,
    }).bind(
      state.core.write([leadingKeys.outbox]),
      state.core.read([leadingKeys.emails, leadingKeys.users]),
      sender.send(),
      setting('SITE_URL', stage.siteUrl),
    );
    this.mails.addConsumer(this.mailer, { batchSize: 1, maxConcurrency: 5 });

    this.mailReports = new WorkQueue(this, 'MailReports', { consumerTimeoutSeconds: MAIL_SECONDS, maxReceives: 5 });
    sender.reportTo(this.mailReports);
    this.mailReporter = add('MailReporter', {
      entry: 'functions/mailer/reports.ts',
      description: 'Notes on accounts which addresses cannot be reached',
      timeoutSeconds: MAIL_SECONDS,
      memoryMb: stage.memoryMb.waiting,
    }).bind(state.core.read([leadingKeys.emails]), state.core.write([leadingKeys.users]));
    this.mailReports.addConsumer(this.mailReporter, { batchSize: 1, maxConcurrency: 2 });

    this.consumer = add('CoreChanges', {
      entry: 'functions/streams/core.ts',
      description: 'Follows the changes of the core table: queues new mails, counts, completes saves that were cut off',
      reservedConcurrency: stage.reservedConcurrency?.changes,
      timeoutSeconds: 30,
      memoryMb: stage.memoryMb.waiting,
    }).bind(
      state.core.write([leadingKeys.users]),
      // the totals of accounts and those of money are in one partition
      state.catalog.write([leadingKeys.userTotals, leadingKeys.newUsers, leadingKeys.countedUsers]),
      state.ephemeral.write([leadingKeys.countedChanges]),
      this.mails.send(),
    );
    this.changes = new StreamFeed(this, 'Changes', { table: state.core.table, consumer: this.consumer });
  }
}
