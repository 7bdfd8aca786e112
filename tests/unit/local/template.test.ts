import { describe, expect, it } from 'vitest';
import { resolveTemplates } from '#infra/local/cloud/template/resolve.ts';
import type { Resource, Template } from '#infra/local/cloud/template/template.ts';

const addresses = { queues: 'http://127.0.0.1:1', site: 'http://localhost:2' };
const resource = (stack: string, id: string, type: string, properties: Record<string, unknown> = {}): Resource => ({
  stack,
  id,
  type,
  properties,
  metadata: {},
});
const template = (stack: string, resources: Resource[], exports: Record<string, unknown> = {}): Template => ({
  stack,
  resources,
  exports,
});
const propertiesOf = (...templates: Template[]) =>
  resolveTemplates(templates, addresses).ofType('AWS::Lambda::Function')[0]?.properties;

describe('the interpreted template', () => {
  it('the template interpreter resolves references within a stack and across stacks', () => {
    const state = template(
      'state',
      [resource('state', 'Core', 'AWS::DynamoDB::Table'), resource('state', 'Jobs', 'AWS::SQS::Queue')],
      {
        'state:Core': { Ref: 'Core' },
      },
    );
    const api = template('api', [
      resource('api', 'Handler', 'AWS::Lambda::Function', {
        Table: { 'Fn::ImportValue': 'state:Core' },
        Arn: { 'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, ':', { Ref: 'AWS::Region' }]] },
        Own: { 'Fn::GetAtt': ['Handler', 'Arn'] },
        RoleArn: { 'Fn::GetAtt': ['Unknown', 'Arn'] },
      }),
    ]);
    expect(propertiesOf(state, api)).toEqual({
      Table: 'state-Core',
      Arn: 'arn:aws:us-east-1',
      Own: 'arn:aws:lambda:us-east-1:000000000000:function:api-Handler',
    });
  });

  it.each([
    [{ Value: { 'Fn::Sub': '$' + '{Core}' } }, /api\/Handler.*Fn::Sub/],
    [{ Value: { Ref: 'Nobody' } }, /api\/Handler.*Nobody/],
    [{ Value: { 'Fn::ImportValue': 'nowhere' } }, /nowhere/],
  ])('the template interpreter stops at %j, naming the resource', (properties, message) => {
    expect(() => propertiesOf(template('api', [resource('api', 'Handler', 'AWS::Lambda::Function', properties)]))).toThrow(
      message,
    );
  });

  it('the template interpreter stops at a type that it neither interprets nor ignores, naming it', () => {
    const unknown = template('api', [
      resource('api', 'Search', 'AWS::OpenSearchService::Domain'),
      resource('api', 'Role', 'AWS::IAM::Role'),
    ]);
    expect(() => resolveTemplates([unknown], addresses)).toThrow(/api\/Search \(AWS::OpenSearchService::Domain\)/);
    expect(() => resolveTemplates([unknown], addresses)).not.toThrow(/Role/);
  });
});
