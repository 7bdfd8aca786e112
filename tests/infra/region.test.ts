import { Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import type { Stage } from '#infra/stages.ts';
import { stages, synthesisWith } from './synthesis.ts';

const HERE = 'eu-west-1';
const model = (id: string) => ({ id: `eu.${id}`, regions: [HERE, 'eu-central-1'] });
const elsewhere: Stage = {
  ...stages.prod,
  region: HERE,
  models: { insights: model('amazon.nova-lite-v1:0'), writing: model('anthropic.claude-sonnet-4-6') },
  backup: { ...stages.prod.backup!, copyRegion: 'eu-central-1' },
};

describe('a stage in another region', () => {
  const synthesis = synthesisWith(elsewhere);
  const stacks = synthesis.app.node.children.filter(Stack.isStack);
  const regionsOf = (parts: string[]) =>
    stacks.filter(({ stackName }) => parts.some((part) => stackName.endsWith(`-prod-${part}`)));

  it('everything is there, but for the firewall of CloudFront and the copies of the backups', () => {
    const others = stacks.filter(({ region }) => region !== HERE).map(({ stackName, region }) => [stackName, region]);
    expect(others.sort()).toEqual([
      ['keelhouse-prod-backup-copies', 'eu-central-1'],
      ['keelhouse-prod-firewall', 'us-east-1'],
    ]);
    expect(regionsOf(['web', 'api', 'state', 'monitoring', 'pool-firewall'])).toHaveLength(5);
  });

  it('no permission and no address names a region that the stage does not', () => {
    const text = JSON.stringify(synthesis.resources.filter(({ type }) => !type.startsWith('Custom::CrossRegion')));
    const named = new Set(text.match(/\b(us|eu|ap|ca|sa|af|me|il|mx)-[a-z]+-\d\b/g));
    expect([...named].sort()).toEqual(['eu-central-1', HERE, 'us-east-1']);
  });
});
