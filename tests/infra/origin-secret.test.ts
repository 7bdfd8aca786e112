import { describe, expect, it } from 'vitest';
import type { Stage } from '#infra/stages.ts';
import { type Json, type Synthesis, stages, synthesisWith } from './synthesis.ts';

const { dev } = stages;
const generation = (originSecretGeneration: number) =>
  synthesisWith({ ...dev, edge: { ...dev.edge!, originSecretGeneration } } satisfies Stage);

/** Logical ids of the secrets that a value resolves to, in order. */
const secretsIn = (value: Json): string[] => [...JSON.stringify(value).matchAll(/OriginSecret\d/g)].map(([id]) => id);
const accepted = ({ ofType }: Synthesis): string[][] =>
  ofType('AWS::Lambda::Function')
    .filter(({ stack }) => stack === 'api')
    .map(({ properties }) => secretsIn(properties.Environment.Variables.ORIGIN_SECRET));
const sent = ({ ofType }: Synthesis): string[] =>
  ofType('AWS::CloudFront::Distribution')[0]!.properties.DistributionConfig.Origins.flatMap(
    ({ OriginCustomHeaders = [] }: Json) => OriginCustomHeaders.flatMap(({ HeaderValue }: Json) => secretsIn(HeaderValue)),
  );

describe('replacing the origin secret', () => {
  const [first, second, third] = [generation(1), generation(2), generation(3)];

  it.each([
    ['first', first, ['OriginSecret1']],
    ['second', second, ['OriginSecret2', 'OriginSecret1']],
    ['third', third, ['OriginSecret3', 'OriginSecret2']],
  ])('replacing the origin secret leaves the API with the %s generation and the previous one', (_, synthesis, secrets) => {
    expect(accepted(synthesis).length).toBeGreaterThan(10);
    for (const each of accepted(synthesis)) expect(each).toEqual(secrets);
    expect(sent(synthesis)).toEqual([secrets[0]]);
  });

  it.each([
    ['first to second', first, second],
    ['second to third', second, third],
  ])(
    'replacing the origin secret, %s: the API, deployed first, accepts what the edge sends before and after its own deployment',
    (_, before, after) => {
      for (const each of accepted(after)) expect(each).toEqual(expect.arrayContaining([...sent(before), ...sent(after)]));
    },
  );

  it('replacing the origin secret keeps the export that the distribution of the previous generation still uses', () => {
    const exported = (synthesis: Synthesis) =>
      Object.values(synthesis.outputs).flatMap(({ Export }: Json) => (Export ? [Export.Name] : []));
    const used = [
      ...JSON.stringify(first.resources.filter(({ stack }) => stack === 'web')).matchAll(/"Fn::ImportValue":"([^"]+)"/g),
    ].map(([, name]) => name);
    expect(used.some((name) => name!.includes('OriginSecret1'))).toBe(true);
    expect(exported(second)).toEqual(expect.arrayContaining(used));
  });
});
