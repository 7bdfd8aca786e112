import { describe, expect, it } from 'vitest';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { deployedStages, type Json, referred, stages, synthesisOf, synthesisWith } from './synthesis.ts';

describe('backups of the stage prod', () => {
  const { ofType, resources, app } = synthesisOf('prod');
  const { keptDays, copyRegion } = stages.prod.backup!;
  const vaults = ofType('AWS::Backup::BackupVault');
  const [plan] = ofType('AWS::Backup::BackupPlan');
  const [rule] = plan!.properties.BackupPlan.BackupPlanRule;

  it('there are two vaults, one of them in another region', () => {
    expect(vaults.map(({ properties }) => properties.BackupVaultName)).toEqual(['keelhouse-prod-copies', 'keelhouse-prod']);
    const regions = app
      .synth()
      .stacks.filter(({ stackName }) => stackName.includes('-backup'))
      .map(({ stackName, environment }) => [stackName, environment.region]);
    expect(regions).toEqual([
      ['keelhouse-prod-backup-copies', copyRegion],
      ['keelhouse-prod-backup', 'us-east-1'],
    ]);
    expect(copyRegion).not.toBe(stages.prod.region);
  });

  it.each(vaults)(
    'the vault $properties.BackupVaultName keeps a copy for as long as customers are told, no day less and one more at most, whoever asks',
    ({ properties, deletionPolicy }) => {
      expect(properties.LockConfiguration).toEqual({ MinRetentionDays: keptDays, MaxRetentionDays: keptDays + 1 });
      const denied = (action: string) =>
        !isAllowed([{ Effect: 'Allow', Action: '*', Resource: '*' }, ...properties.AccessPolicy.Statement], {
          ...{ principal: 'arn:aws:iam::1:root', action, resource: '*', context: {} },
        });
      expect(denied('backup:DeleteRecoveryPoint')).toBe(true);
      expect(denied('backup:UpdateRecoveryPointLifecycle')).toBe(true);
      expect(denied('backup:StartRestoreJob')).toBe(false);
      expect(deletionPolicy).toBe('Retain');
    },
  );

  it('privacy promises 35 days, and the longest copy keeps them', () => {
    expect(keptDays).toBe(35);
    expect(rule.Lifecycle).toEqual({ DeleteAfterDays: 35 });
  });

  it('a copy is made every day, and copied to the second vault', () => {
    expect(rule.ScheduleExpression).toBe('cron(0 5 * * ? *)');
    expect(rule.CopyActions).toHaveLength(1);
    expect(JSON.stringify(rule.CopyActions[0].DestinationBackupVaultArn)).toContain(
      `:backup:${copyRegion}:000000000000:backup-vault:keelhouse-prod-copies`,
    );
    expect(rule.CopyActions[0].Lifecycle).toEqual({ DeleteAfterDays: 35 });
  });

  it('it covers every table that has point-in-time recovery, and no other', () => {
    const [selection] = ofType('AWS::Backup::BackupSelection');
    const copied: string[] = selection!.properties.BackupSelection.Resources.map((arn: Json) => JSON.stringify(arn));
    const kept = ofType('AWS::DynamoDB::Table').filter(
      ({ properties }) => properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled,
    );
    expect(kept).toHaveLength(4);
    expect(copied).toHaveLength(4);
    for (const { id } of kept) expect(copied.filter((arn) => arn.includes(id))).toHaveLength(1);
  });

  it('only AWS Backup takes its role', () => {
    const [role] = resources.filter(({ stack, type }) => stack === 'backup' && type === 'AWS::IAM::Role');
    const [statement] = role!.properties.AssumeRolePolicyDocument.Statement;
    expect(statement.Principal).toEqual({ Service: 'backup.amazonaws.com' });
  });

  it('a copy that fails is mailed to the operators', () => {
    const { Notifications } = vaults.find(({ properties }) => properties.BackupVaultName === 'keelhouse-prod')!.properties;
    expect(Notifications.BackupVaultEvents).toEqual(['BACKUP_JOB_FAILED', 'BACKUP_JOB_EXPIRED', 'COPY_JOB_FAILED']);
    const topic = ofType('AWS::SNS::Topic').find(({ stack }) => stack === 'monitoring')!;
    expect(referred(Notifications.SNSTopicArn)).toContain(topic.id);
    const statements = ofType('AWS::SNS::TopicPolicy')
      .filter(({ stack }) => stack === 'monitoring')
      .flatMap(({ properties }) => properties.PolicyDocument.Statement);
    const publish = { principal: 'backup.amazonaws.com', action: 'sns:Publish', resource: { Ref: topic.id } };
    expect(isAllowed(statements, { ...publish, context: { 'aws:SecureTransport': 'true' } })).toBe(true);
  });

  it('a lock that nobody can lift is a setting', () => {
    const backup = { ...stages.prod.backup!, graceDays: 7 };
    const locks = synthesisWith({ ...stages.prod, backup }).ofType('AWS::Backup::BackupVault');
    for (const { properties } of locks) expect(properties.LockConfiguration.ChangeableForDays).toBe(7);
  });
});

describe('stages without customers', () => {
  it.each(deployedStages.filter((stage) => stage !== 'prod'))('%s has no backups', (stage) => {
    expect(synthesisOf(stage).resources.filter(({ type }) => type.startsWith('AWS::Backup'))).toEqual([]);
  });
});
