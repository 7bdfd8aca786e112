import { describe, expect, it } from 'vitest';
import {
  deployedStages,
  invokedBy,
  listStatements,
  type Resource,
  referred,
  stageNames,
  stages,
  synthesisOf,
} from './synthesis.ts';

describe.each(stageNames)('queues of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const queues = ofType('AWS::SQS::Queue');
  const mappings = ofType('AWS::Lambda::EventSourceMapping');
  const working = queues.filter(({ properties }) => properties.RedrivePolicy);
  const find = (resources: Resource[], id: string | undefined) => resources.find((resource) => resource.id === id)!;
  const mappingOf = (queue: Resource) => mappings.find(({ properties }) => referred(properties.EventSourceArn) === queue.id)!;
  const consumerOf = (mapping: Resource) => invokedBy(synthesisOf(stage), mapping.properties.FunctionName)!;

  it('queues are three with consumers, a dead-letter queue for each and one for the stream', () => {
    expect(working).toHaveLength(3);
    expect(queues).toHaveLength(7);
  });

  it.each(working)('the queue $id hides a message six times as long as its consumer may take', (queue) => {
    expect(queue.properties.VisibilityTimeout).toBe(6 * consumerOf(mappingOf(queue)).properties.Timeout);
  });

  it.each(working)(
    'the queue $id moves a message to its dead-letter queue after a bounded number of attempts, and keeps it there for 14 days',
    (queue) => {
      const { deadLetterTargetArn, maxReceiveCount } = queue.properties.RedrivePolicy;
      expect(maxReceiveCount).toBeLessThanOrEqual(10);
      expect(find(queues, referred(deadLetterTargetArn)).properties.MessageRetentionPeriod).toBe(14 * 86_400);
    },
  );

  it.each(working)(
    'the queue $id delivers one message at a time to a bounded number of consumers, and retries only what failed',
    (queue) => {
      const { BatchSize, ScalingConfig, FunctionResponseTypes } = mappingOf(queue).properties;
      expect(BatchSize).toBe(1);
      expect(ScalingConfig.MaximumConcurrency).toBeLessThanOrEqual(10);
      expect(FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    },
  );

  it('an attempt at an AI job gets 240 seconds, and a job three attempts', () => {
    const jobs = working.find(({ properties }) => properties.VisibilityTimeout === 1440)!;
    expect(consumerOf(mappingOf(jobs)).metadata.keelhouse.entry).toBe('functions/worker/handler.ts');
    expect(jobs.properties.RedrivePolicy.maxReceiveCount).toBe(3);
  });

  it.each(queues)('the queue $id is encrypted and refuses plain HTTP', ({ id, properties }) => {
    expect(properties.SqsManagedSseEnabled).toBe(true);
    const policy = ofType('AWS::SQS::QueuePolicy').find((resource) =>
      resource.properties.Queues.some((queue: unknown) => referred(queue) === id),
    )!;
    expect(JSON.stringify(policy.properties.PolicyDocument)).toContain('"aws:SecureTransport":"false"');
  });
});

describe.each(deployedStages)('mail of the stage %s', (stage) => {
  const { ofType, outputs } = synthesisOf(stage);
  const { mail, region } = stages[stage];
  const [identity] = ofType('AWS::SES::EmailIdentity');

  it('the mail stack outputs the DNS records that signatures, bounces and receivers need', () => {
    const told = (id: string) => outputs[`MailDns${id}`].Value;
    for (const signature of [1, 2, 3]) {
      const text = JSON.stringify(told(`Dkim${signature}`));
      expect(text).toContain(`DkimDNSTokenName${signature}`);
      expect(text).toContain(`DkimDNSTokenValue${signature}`);
    }
    const bounces = identity!.properties.MailFromAttributes.MailFromDomain;
    expect(told('BounceMx')).toBe(`${bounces} MX 10 feedback-smtp.${region}.amazonses.com`);
    expect(told('BounceSpf')).toBe(`${bounces} TXT "v=spf1 include:amazonses.com ~all"`);
    expect(told('Dmarc')).toBe(`_dmarc.${mail.domain} TXT "v=DMARC1; p=quarantine"`);
  });
});

describe.each(stageNames)('the mailer of the stage %s', (stage) => {
  const allowed = listStatements(synthesisOf(stage)).filter(({ Action }) => JSON.stringify(Action).includes('ses:'));

  it('mail may be sent by one function, with one action, to any recipient, from the stage’s own address only', () => {
    expect(allowed).toHaveLength(1);
    expect(allowed[0].Action).toBe('ses:SendEmail');
    expect(JSON.stringify(allowed[0].Resource)).toContain('identity/*');
    expect(allowed[0].Condition).toEqual({
      StringEquals: { 'ses:FromAddress': expect.stringMatching(new RegExp(`^[^<>]+@${stages[stage].mail.domain}$`)) },
    });
  });
});

describe.each(stageNames)('stream of the core table in the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const mapping = ofType('AWS::Lambda::EventSourceMapping').find(({ properties }) => properties.StartingPosition)!;

  it('the stream of the core table is read from its beginning, in batches that are halved around a bad record', () => {
    expect(mapping.properties.StartingPosition).toBe('TRIM_HORIZON');
    expect(mapping.properties.BisectBatchOnFunctionError).toBe(true);
    expect(mapping.properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
  });

  it('the stream of the core table retries for longer than an outage of two hours and within its retention, then uses the dead-letter queue', () => {
    expect(mapping.properties.MaximumRetryAttempts).toBeGreaterThan(0);
    expect(mapping.properties.MaximumRecordAgeInSeconds).toBeGreaterThan(2 * 3600);
    expect(mapping.properties.MaximumRecordAgeInSeconds).toBeLessThan(24 * 3600);
    const aside = referred(mapping.properties.DestinationConfig.OnFailure.Destination);
    expect(ofType('AWS::SQS::Queue').map(({ id }) => id)).toContain(aside);
  });
});

describe.each(stageNames)('schedules of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);

  it('schedules check jobs and mails every minute', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').map(({ properties }) => [
      properties.Name,
      properties.ScheduleExpression,
    ]);
    expect(schedules).toEqual(
      expect.arrayContaining([
        [`keelhouse-${stage}-jobs-watchdog`, 'rate(1 minute)'],
        [`keelhouse-${stage}-outbox-sweep`, 'rate(1 minute)'],
      ]),
    );
  });

  it('schedules are in UTC and may invoke their own function only', () => {
    for (const { properties } of ofType('AWS::Scheduler::Schedule')) {
      expect(properties.ScheduleExpressionTimezone).toBe('UTC');
      const role = ofType('AWS::IAM::Role').find(({ id }) => id === referred(properties.Target.RoleArn))!;
      const [{ PolicyDocument }] = role.properties.Policies;
      expect(PolicyDocument.Statement).toHaveLength(1);
      expect(PolicyDocument.Statement[0]).toMatchObject({ Action: 'lambda:InvokeFunction', Resource: properties.Target.Arn });
    }
  });
});

describe.each(stageNames)('the models of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const { insights, writing } = stages[stage].models;
  const statements = listStatements(synthesisOf(stage)).filter(({ Action }) => JSON.stringify(Action).includes('bedrock:'));

  it('models are two, and the worker is told both', () => {
    expect(insights.id).not.toBe(writing.id);
    const worker = ofType('AWS::Lambda::Function').find(
      ({ metadata }) => metadata.keelhouse?.entry === 'functions/worker/handler.ts',
    )!;
    expect(worker.properties.Environment.Variables).toMatchObject({
      INSIGHTS_MODEL_ID: insights.id,
      WRITING_MODEL_ID: writing.id,
    });
  });

  it('models may be invoked by nobody else, and no other model, in no other region than those of their profiles', () => {
    expect(statements).toHaveLength(1);
    expect(statements[0].Action).toBe('bedrock:InvokeModel');
    const resources: string[] = statements[0].Resource.map((arn: unknown) => JSON.stringify(arn));
    const foundations = [insights, writing].flatMap(({ id, regions }) =>
      regions.map((region) => `:bedrock:${region}::foundation-model/${id.replace(/^us\./, '')}`),
    );
    expect(resources).toHaveLength(foundations.length + 1);
    for (const foundation of foundations) expect(resources.filter((arn) => arn.includes(foundation))).toHaveLength(1);
    expect(resources.filter((arn) => arn.includes(`inference-profile/${writing.id}`))).toHaveLength(1);
    expect(resources.some((arn) => arn.includes('/*'))).toBe(false);
  });
});
