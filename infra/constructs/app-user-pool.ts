/**
 * Holds only passwords and tokens, under `String(uid)` as the username. Names, addresses and every account rule
 * are the product's own.
 */
import { Duration, SecretValue, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPoolClient,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ACCESS_TOKEN_SECONDS } from '#shared/domain/sign-in.ts';
import type { Binding } from './binding.ts';
import { removalPolicy } from './removal.ts';

export class AppUserPool extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  private readonly clientSecret: Secret;

  constructor(scope: Construct, id: string, { keepsData }: { keepsData: boolean }) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      featurePlan: FeaturePlan.LITE,
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      accountRecovery: AccountRecovery.NONE,
      mfa: Mfa.OFF,
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      deletionProtection: keepsData,
      removalPolicy: removalPolicy({ keepsData }),
    });
    this.client = this.pool.addClient('Client', {
      // No public sign-in: it needs our IAM role, and every other call needs the client's secret.
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      generateSecret: true,
      preventUserExistenceErrors: true,
      // Puts the id of the sign-in into its access tokens, as `origin_jti`.
      enableTokenRevocation: true,
      accessTokenValidity: Duration.seconds(ACCESS_TOKEN_SECONDS),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
    });
    this.clientSecret = new Secret(this, 'ClientSecret', {
      description: 'Secret of the user pool client',
      secretStringValue: SecretValue.resourceAttribute((this.client.node.defaultChild as CfnUserPoolClient).attrClientSecret),
      removalPolicy: removalPolicy({ keepsData }),
    });
    this.acknowledge();
  }

  get issuer(): string {
    return this.pool.userPoolProviderUrl;
  }

  signIn(): Binding {
    const secret = this.clientSecret.secretArn;
    return {
      variables: {
        USER_POOL_ID: this.pool.userPoolId,
        USER_POOL_CLIENT_ID: this.client.userPoolClientId,
        USER_POOL_CLIENT_SECRET_ID: secret,
      },
      statements: [
        this.allow('AdminInitiateAuth'),
        new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret] }),
      ],
    };
  }

  setPasswords(): Binding {
    return { variables: this.poolVariable(), statements: [this.allow('AdminCreateUser', 'AdminSetUserPassword')] };
  }

  removeUsers(): Binding {
    return { variables: this.poolVariable(), statements: [this.allow('AdminDeleteUser')] };
  }

  endSessions(): Binding {
    return { variables: this.poolVariable(), statements: [this.allow('AdminUserGlobalSignOut')] };
  }

  private poolVariable(): Binding['variables'] {
    return { USER_POOL_ID: this.pool.userPoolId };
  }

  private allow(...actions: string[]): PolicyStatement {
    return new PolicyStatement({ actions: actions.map((action) => `cognito-idp:${action}`), resources: [this.pool.userPoolArn] });
  }

  private acknowledge(): void {
    Validations.of(this.clientSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Cognito makes the secret together with the client and offers no rotation: a new secret is a new client, which one deployment makes, and this secret follows it. By itself it opens nothing, since signing in also needs an IAM role.',
    });
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason:
          'Length 8 and no composition rule, on purpose: OWASP ASVS 6.2.5 forbids composition rules. The server adds what a pool cannot: at most 128 characters, none of the 3,000 commonest passwords, not the own address.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Two-step sign-in is our own, beside the pool: codes of authenticator apps that work once, and recovery codes, which the pool does not have. Only our functions can sign in at the pool, and none hands out its tokens without the second step where it is on. Staff must have it in production (staffSecondFactor). Guessing is bounded by our own lockout (5 wrong passwords or codes, 15 minutes).',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          "The Plus plan buys compromised-credential checks and adaptive sign-in at $0.02 a user. Common passwords, lockout, rate limits and revocable sign-ins are the product's own rules, tested, and also hold where the pool is replaced.",
      },
    );
  }
}
