import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { ApiArea } from '#infra/constructs/api-area.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import { setting } from '#infra/constructs/binding.ts';
import { leadingKeys } from '#infra/constructs/leading-keys.ts';
import { LoggedApi } from '#infra/constructs/logged-api.ts';
import { rollbackAlarm } from '#infra/constructs/rollout.ts';
import { StripeWebhook } from '#infra/constructs/stripe-webhook.ts';
import type { Stage } from '#infra/stages.ts';
import { type Api, api } from '#shared/api/index.ts';
import { areaSettings } from './api-areas.ts';
import type { JobsStack } from './jobs.ts';
import type { StateStack } from './state.ts';

/** Name of the metric that counts them, in the stage's own namespace. */
export const UNEXPECTED_ERRORS = 'unexpected-errors';

export interface ApiProps extends StackProps {
  stage: Stage;
  state: StateStack;
  jobs: JobsStack;
}

export class ApiStack extends Stack {
  readonly address: LoggedApi;
  readonly areas: Readonly<Record<keyof Api, AppFunction>>;
  readonly webhook: AppFunction;
  /** CloudFront sends it and the handlers check it; undefined without a distribution. */
  readonly originSecret: Secret | undefined;

  constructor(scope: Construct, id: string, { stage, state, jobs, ...props }: ApiProps) {
    super(scope, id, props);
    this.address = new LoggedApi(this, 'Api', stage);
    const settings = areaSettings(stage, state, jobs);
    this.areas = Object.fromEntries(
      Object.entries(api).map(([name, area]) => {
        const props = { stage, name, area, ...settings[name as keyof Api] };
        return [name, new ApiArea(this, props).handler];
      }),
    ) as Record<keyof Api, AppFunction>;
    this.webhook = new StripeWebhook(this, 'StripeWebhook', {
      stage,
      needs: [
        state.core.write([leadingKeys.users, leadingKeys.outbox]),
        state.payments.write([leadingKeys.users]),
        state.payments.query('payments_by_intent', [leadingKeys.paymentIntents]),
        // a refund after the account is gone
        state.catalog.write([leadingKeys.moneyCounters]),
        state.ephemeral.write([leadingKeys.webhookEvents]),
        state.stripe.read(),
      ],
    }).handler;
    if (stage.rollout === 'canary') this.addRollbackAlarms(`keelhouse-${stage.name}`);
    this.originSecret = stage.edge ? this.addOriginSecret(stage.edge.originSecretGeneration) : undefined;
    new CfnOutput(this, 'ApiUrl', { value: `https://${this.address.host}` });
  }

  get functions(): AppFunction[] {
    return [...Object.values(this.areas), this.webhook];
  }

  /**
   * A handler answers what it did not expect with 500 and a line in its log, which Lambda counts as a success; crashes and
   * timeouts the API answers itself. The stack `monitoring` counts the lines.
   */
  private addRollbackAlarms(namespace: string): void {
    const unexpected = new Metric({ namespace, metricName: UNEXPECTED_ERRORS });
    const alarms = [
      rollbackAlarm(this, 'Unexpected', { metric: unexpected, what: 'a call ends in an error that nobody expected' }),
      rollbackAlarm(this, 'Refusing', {
        metric: this.address.httpApi.metricServerError(),
        above: 2,
        what: 'calls are answered with 5xx',
      }),
    ];
    for (const { rollout } of this.functions) for (const alarm of alarms) rollout?.rollBackOn(alarm);
  }

  /**
   * The API has its own address; without this header it refuses, so that requests cannot bypass the firewall. The
   * value is in the functions' settings, because reading Secrets Manager would add a call to every cold start and
   * the secret only opens the way past the firewall and the per-address limits.
   */
  private addOriginSecret(generation: number): Secret {
    const secrets = [generation, generation - 1].filter((number) => number > 0).map((number) => this.originSecretOf(number));
    const accepted = secrets.map((secret) => secret.secretValue.unsafeUnwrap()).join(',');
    for (const handler of this.functions) handler.bind(setting('ORIGIN_SECRET', accepted));
    // The distribution still refers to the previous one while this stack is deployed.
    for (const secret of secrets) this.exportValue(secret.secretArn);
    return secrets[0]!;
  }

  private originSecretOf(generation: number): Secret {
    const secret = new Secret(this, `OriginSecret${generation}`, {
      description: `Proves to the API that a request came through CloudFront, generation ${generation}`,
      // Values are joined with commas.
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFormation hands the value to CloudFront and to the functions when they are deployed, so it is replaced by a deployment: the next generation, beside which the one before stays valid. It lets a request past the firewall and name any address to the limits per address, and no further: a call that needs a token still does, and limits per account hold.',
    });
    return secret;
  }
}
