/** Entries of the audit trail can be added; nobody changes or deletes them. */
import { describe, expect, it } from 'vitest';
import { isAllowed } from '#infra/local/cloud/permissions/policy.ts';
import { type Json, listStatements, stageNames, synthesisOf } from './synthesis.ts';

/** Every action of DynamoDB that changes or deletes a row of a table that stays. */
const CHANGES = ['UpdateItem', 'DeleteItem', 'BatchWriteItem', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete'].map(
  (action) => `dynamodb:${action}`,
);

describe.each(stageNames)('the audit table of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const audit = ofType('AWS::DynamoDB::Table').find(({ id }) => id.startsWith('auditTable'))!;
  const policy: Json[] = audit.properties.ResourcePolicy?.PolicyDocument.Statement ?? [];
  const granted = listStatements(synthesisOf(stage));
  const isAudit = (resource: Json) => resource === '*' || JSON.stringify(resource).includes(audit.id);
  const isOfTables = (action: string) => action === '*' || action.startsWith('dynamodb:');
  const ofAudit = granted.filter(({ Action, Resource }) => [Action].flat().some(isOfTables) && [Resource].flat().some(isAudit));
  const allowed = [...new Set(ofAudit.flatMap(({ Action }): string[] => [Action].flat()))];

  it.each(CHANGES)('%s is denied to everybody, whatever else allows it', (action) => {
    const anything = { Effect: 'Allow', Action: '*', Resource: '*' };
    const call = { principal: 'arn:aws:iam::1:root', action, resource: 'arn:aws:dynamodb:table', context: {} };
    expect(isAllowed([anything, ...policy], call)).toBe(false);
    expect(isAllowed([anything, ...policy], { ...call, action: 'dynamodb:PutItem' })).toBe(true);
  });

  it('no function may change, delete or overwrite unseen: its roles allow only additions and reads', () => {
    expect(allowed.toSorted()).toEqual(['BatchGetItem', 'GetItem', 'PutItem', 'Query'].map((action) => `dynamodb:${action}`));
  });

  it('every permission is limited to the partitions of accounts', () => {
    for (const { Condition } of ofAudit)
      expect(Condition).toEqual({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['U#*'] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
  });

  it('entries expire by themselves, and the table can be restored', () => {
    expect(audit.properties.TimeToLiveSpecification).toEqual({ AttributeName: 'expires_at', Enabled: true });
    expect(audit.properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
  });
});
