import { describe, expect, it } from 'vitest';
import { referred, synthesisOf } from './synthesis.ts';

/** Resources that hold data or the trace of what happened to it. */
const KEEPING = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket'];

describe.each(['dev', 'staging'] as const)('deleting the stage %s', (stage) => {
  const { resources, ofType, app } = synthesisOf(stage);

  it.each(ofType('AWS::S3::Bucket'))(
    'deleting the stage empties the bucket $id, which could not be deleted otherwise',
    ({ id, deletionPolicy }) => {
      const emptied = ofType('Custom::S3AutoDeleteObjects').map(({ properties }) => referred(properties.BucketName));
      expect(deletionPolicy).toBe('Delete');
      expect(emptied).toContain(id);
    },
  );

  it('deleting the stage leaves nothing behind and is refused by nothing', () => {
    const refusing = resources.filter(
      ({ properties }) => properties.DeletionProtectionEnabled || properties.DeletionProtection === 'ACTIVE',
    );
    expect(resources.filter(({ deletionPolicy }) => deletionPolicy?.startsWith('Retain'))).toEqual([]);
    expect(refusing).toEqual([]);
    expect(app.synth().stacks.filter(({ terminationProtection }) => terminationProtection)).toEqual([]);
  });
});

describe('deleting the stage prod', () => {
  const { resources, ofType, app } = synthesisOf('prod');

  it.each(resources.filter(({ type }) => KEEPING.includes(type)))(
    'deleting the stage prod leaves $id behind',
    ({ deletionPolicy }) => {
      expect(deletionPolicy).toBe('Retain');
    },
  );

  it.each(ofType('AWS::Logs::LogGroup').filter(({ stack }) => stack !== 'web'))(
    'deleting the stage prod leaves the log $id behind until it expires',
    ({ deletionPolicy, properties }) => {
      expect(deletionPolicy).toBe('Retain');
      expect(properties.RetentionInDays).toBeGreaterThanOrEqual(90);
    },
  );

  it('deleting the stage prod empties no bucket, and is refused for the stack that holds the data', () => {
    expect(ofType('Custom::S3AutoDeleteObjects')).toEqual([]);
    const guarded = app.synth().stacks.filter(({ terminationProtection }) => terminationProtection);
    expect(guarded.map(({ stackName }) => stackName)).toEqual(['keelhouse-prod-state']);
  });
});
