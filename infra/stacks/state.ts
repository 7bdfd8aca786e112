/** Everything that must survive. Deployed first, changed least. */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AppSecret } from '#infra/constructs/app-secret.ts';
import { AppUserPool } from '#infra/constructs/app-user-pool.ts';
import { DataTable } from '#infra/constructs/data-table.ts';
import { DocumentFiles } from '#infra/constructs/document-files.ts';
import { SealingKey } from '#infra/constructs/sealing-key.ts';
import type { Stage } from '#infra/stages.ts';

export class StateStack extends Stack {
  readonly core: DataTable;
  readonly payments: DataTable;
  readonly audit: DataTable;
  readonly catalog: DataTable;
  readonly ephemeral: DataTable;
  readonly documents: DocumentFiles;
  readonly accounts: AppUserPool;
  readonly stripe: AppSecret;
  readonly sealingKey: SealingKey;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { stage } = props;
    this.core = new DataTable(this, 'core', stage);
    this.payments = new DataTable(this, 'payments', stage);
    this.audit = new DataTable(this, 'audit', stage);
    this.catalog = new DataTable(this, 'catalog', stage);
    this.ephemeral = new DataTable(this, 'ephemeral', stage);
    this.documents = new DocumentFiles(this, 'Documents', stage);
    this.accounts = new AppUserPool(this, 'Accounts', stage);
    this.stripe = new AppSecret(this, 'Stripe', {
      variable: 'STRIPE_SECRET_ID',
      description: `Keelhouse ${stage.name}: Stripe keys`,
      keys: ['secret_key', 'webhook_secret'],
      keepsData: stage.keepsData,
      rotation:
        'Stripe keys are rolled in the Stripe dashboard and pasted here; Stripe offers no call that a rotation function could make. Functions read the value again every five minutes.',
    });
    this.sealingKey = new SealingKey(this, 'SealingKey', stage);
    new CfnOutput(this, 'UserPoolId', { value: this.accounts.pool.userPoolId });
    new CfnOutput(this, 'StripeSecretArn', { value: this.stripe.secret.secretArn });
    new CfnOutput(this, 'SealingKeyArn', { value: this.sealingKey.secret.secretArn });
    new CfnOutput(this, 'CoreTable', { value: this.core.table.tableName });
    new CfnOutput(this, 'PaymentsTable', { value: this.payments.table.tableName });
    new CfnOutput(this, 'AuditTable', { value: this.audit.table.tableName });
    new CfnOutput(this, 'CatalogTable', { value: this.catalog.table.tableName });
    new CfnOutput(this, 'EphemeralTable', { value: this.ephemeral.table.tableName });
  }
}
