import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { Binding } from './binding.ts';
import type { WorkQueue } from './work-queue.ts';

const addressOf = (sender: string): string => sender.match(/<(.+)>$/)?.[1] ?? sender;

export interface DnsRecord {
  id: string;
  name: string;
  type: 'CNAME' | 'MX' | 'TXT';
  value: string;
}

export class MailSender extends Construct {
  readonly identity: EmailIdentity;
  private readonly configurationSet: ConfigurationSet;
  private readonly reports: Topic;
  private readonly sender: string;

  constructor(scope: Construct, id: string, { mail }: Stage) {
    super(scope, id);
    this.sender = mail.sender;
    this.configurationSet = new ConfigurationSet(this, 'Deliveries', {
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // The account row decides who gets no mail: SES's list would also block the mail that reconfirms an address.
      disableSuppressionList: true,
    });
    this.configurationSet.addEventDestination('Counted', {
      destination: EventDestination.cloudWatchDimensions([
        { source: CloudWatchDimensionSource.MESSAGE_TAG, name: 'ses:from-domain', defaultValue: 'none' },
      ]),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    this.reports = new Topic(this, 'Reports', { enforceSSL: true });
    this.reports.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        resources: [this.reports.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    this.configurationSet.addEventDestination('Reported', {
      destination: EventDestination.snsTopic(this.reports),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    // The identity's configuration set applies to every mail without the sender naming it.
    this.identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(mail.domain),
      configurationSet: this.configurationSet,
      mailFromDomain: `bounce.${mail.domain}`,
    });
  }

  dnsRecords({ mail, region }: Stage): DnsRecord[] {
    const bounces = `bounce.${mail.domain}`;
    const signatures = this.identity.dkimRecords.map(({ name, value }, at) => ({
      id: `Dkim${at + 1}`,
      name,
      type: 'CNAME' as const,
      value,
    }));
    return [
      ...signatures,
      { id: 'BounceMx', name: bounces, type: 'MX', value: `10 feedback-smtp.${region}.amazonses.com` },
      { id: 'BounceSpf', name: bounces, type: 'TXT', value: '"v=spf1 include:amazonses.com ~all"' },
      { id: 'Dmarc', name: `_dmarc.${mail.domain}`, type: 'TXT', value: '"v=DMARC1; p=quarantine"' },
    ];
  }

  reportTo({ queue }: WorkQueue): void {
    this.reports.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
  }

  /**
   * In the sandbox SES also checks the identity of each recipient that is verified in the account, so the
   * resource is every identity and a condition fixes the sender.
   */
  send(): Binding {
    const { partition, region, account } = Stack.of(this);
    const identities = `arn:${partition}:ses:${region}:${account}:identity/*`;
    const set = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.configurationSet.configurationSetName,
    });
    return {
      variables: { MAIL_SENDER: this.sender },
      statements: [
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: [identities, set],
          conditions: { StringEquals: { 'ses:FromAddress': addressOf(this.sender) } },
        }),
      ],
      acknowledged: [
        {
          id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:${region}:${account}:identity/*]`,
          reason: 'Recipients that are verified in the account are identities too; the condition allows one sender only.',
        },
      ],
    };
  }
}
