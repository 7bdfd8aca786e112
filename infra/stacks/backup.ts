/**
 * A copy of every table a day, in a vault of its own and in a second one in another region. Point-in-time recovery reaches any
 * second, but is gone with its table, its account's administrators or its region.
 */
import { Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault, BackupVaultEvents } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { StateStack } from './state.ts';

type Settings = NonNullable<Stage['backup']>;

/** Names are set here, as one region names the vault of the other. */
export const vaultNames = (stage: Stage['name']) => ({ first: `keelhouse-${stage}`, second: `keelhouse-${stage}-copies` });

/** Locked: a copy can neither be deleted before its days are over, nor kept longer than customers were promised. */
const lockedVault = (scope: Construct, name: string, { keptDays, graceDays }: Settings, alarms?: ITopic): BackupVault =>
  new BackupVault(scope, 'Vault', {
    backupVaultName: name,
    blockRecoveryPointDeletion: true,
    lockConfiguration: {
      minRetention: Duration.days(keptDays),
      // It has to be longer than the least.
      maxRetention: Duration.days(keptDays + 1),
      changeableFor: graceDays === null ? undefined : Duration.days(graceDays),
    },
    notificationTopic: alarms,
    notificationEvents: [
      BackupVaultEvents.BACKUP_JOB_FAILED,
      BackupVaultEvents.BACKUP_JOB_EXPIRED,
      BackupVaultEvents.COPY_JOB_FAILED,
    ],
  });

interface VaultProps extends StackProps {
  stage: Stage;
  settings: Settings;
}

/** In the other region. */
export class BackupCopyStack extends Stack {
  constructor(scope: Construct, id: string, { stage, settings, ...props }: VaultProps) {
    super(scope, id, props);
    lockedVault(this, vaultNames(stage.name).second, settings);
  }
}

export interface BackupProps extends VaultProps {
  state: StateStack;
  alarms: ITopic | undefined;
}

export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { stage, settings, state, alarms, ...props }: BackupProps) {
    super(scope, id, props);
    const { first, second } = vaultNames(stage.name);
    const deleteAfter = Duration.days(settings.keptDays);
    const copies = `arn:${this.partition}:backup:${settings.copyRegion}:${this.account}:backup-vault:${second}`;
    const plan = new BackupPlan(this, 'Plan', {
      backupVault: lockedVault(this, first, settings, alarms),
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          scheduleExpression: Schedule.cron({ hour: '5', minute: '0' }),
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(8),
          deleteAfter,
          copyActions: [{ destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', copies), deleteAfter }],
        }),
      ],
    });
    // What is in `ephemeral` may vanish; bringing it back would revive ended sign-ins and used tokens.
    const tables = [state.core, state.payments, state.audit, state.catalog].map(({ table }) => table);
    plan.addSelection('Tables', {
      resources: tables.map((table) => BackupResource.fromDynamoDbTable(table)),
      role: this.addRole(),
      disableDefaultBackupPolicy: true,
    });
  }

  private addRole(): Role {
    const policy = 'service-role/AWSBackupServiceRolePolicyForBackup';
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: 'Copies the tables into the vaults',
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
      reason:
        'AWS Backup asks for this policy where its own role is not used, and keeps it in step with what the service does. Only AWS Backup takes the role, for the four tables of its plan.',
    });
    return role;
  }
}
