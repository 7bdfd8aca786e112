import { describe, expect, it } from 'vitest';
import { allOf, anyOf, buildCondition, buildUpdate, compare, equals, exists, isAbsent } from '#functions/data/expressions.ts';

describe('buildUpdate', () => {
  it('buildUpdate writes each clause once, with a placeholder for each name and value', () => {
    const changes = { set: { status: 'a', 'mail.at': 1 }, setIfAbsent: { first: 2 }, remove: ['old'], add: { n: 3 } };
    expect(buildUpdate(changes, equals('status', 'b'))).toEqual({
      UpdateExpression: 'SET #status = :v0, #mail.#at = :v1, #first = if_not_exists(#first, :v2) REMOVE #old ADD #n :v3',
      ConditionExpression: '#status = :v4',
      ExpressionAttributeNames: {
        ...{ '#status': 'status', '#mail': 'mail', '#at': 'at', '#first': 'first', '#old': 'old', '#n': 'n' },
      },
      ExpressionAttributeValues: { ':v0': 'a', ':v1': 1, ':v2': 2, ':v3': 3, ':v4': 'b' },
    });
  });

  it('buildUpdate omits undefined values and keeps null', () => {
    expect(buildUpdate({ set: { a: undefined, b: null } })).toEqual({
      UpdateExpression: 'SET #b = :v0',
      ExpressionAttributeNames: { '#b': 'b' },
      ExpressionAttributeValues: { ':v0': null },
    });
  });

  it('buildUpdate has no map of values when there are none', () => {
    expect(buildUpdate({ remove: ['a'] }, exists('owner'))).toEqual({
      UpdateExpression: 'REMOVE #a',
      ConditionExpression: 'attribute_exists(#owner)',
      ExpressionAttributeNames: { '#a': 'a', '#owner': 'owner' },
    });
  });
});

describe('buildCondition', () => {
  it('buildCondition puts alternatives in parentheses', () => {
    const { ConditionExpression } = buildCondition(allOf(exists('owner'), anyOf(isAbsent('n'), compare('n', '<', 5))));
    expect(ConditionExpression).toBe('attribute_exists(#owner) AND (attribute_not_exists(#n) OR #n < :v0)');
  });
});
