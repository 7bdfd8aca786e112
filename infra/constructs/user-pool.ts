/**
 * The accounts' passwords and tokens. The pool knows users by their number only (`String(uid)` is the username); names,
 * addresses and every rule about them are the product's own.
 */
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccountRecovery, FeaturePlan, Mfa, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Binding } from './binding.ts';

export class Accounts extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

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
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.client = this.pool.addClient('Client', {
      authFlows: { userPassword: true },
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
    });
    this.acknowledge();
  }

  /** Who signs the access tokens. */
  get issuer(): string {
    return this.pool.userPoolProviderUrl;
  }

  /** Signing in and ending sign-ins: calls that carry their own proof and need no permission. */
  signIn(): Binding {
    return { variables: { USER_POOL_CLIENT_ID: this.client.userPoolClientId }, statements: [] };
  }

  /** Making users and setting their passwords. */
  manage(): Binding {
    const actions = ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword'];
    return {
      variables: { USER_POOL_ID: this.pool.userPoolId },
      statements: [new PolicyStatement({ actions, resources: [this.pool.userPoolArn] })],
    };
  }

  private acknowledge(): void {
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason:
          'Length 8 and no composition rule, on purpose: OWASP ASVS 6.2.5 forbids composition rules. The server adds what a pool cannot: at most 128 characters, none of the 3,000 commonest passwords, not the own address.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Customers sign in with a password only, as the product is specified. Guessing is bounded by our own lockout (5 wrong passwords, 15 minutes) and rate limits per account and address.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          "The Plus plan buys compromised-credential checks and adaptive sign-in at $0.02 a user. Common passwords, lockout, rate limits and revocable sign-ins are the product's own rules, tested, and also hold where the pool is replaced.",
      },
    );
  }
}
