/** CloudFormation takes 500 resources in a stack, and 1 MB of template. What nears that is split long before. */
import { describe, expect, it } from 'vitest';
import { stageNames, synthesisOf } from './synthesis.ts';

const RESOURCES_MAX = 350;
const TEMPLATE_BYTES_MAX = 700_000;

describe.each(stageNames)('a stack of the stage %s', (stage) => {
  const stacks = synthesisOf(stage).app.synth().stacks;

  it.each(stacks.map(({ stackName, template }) => ({ stackName, template })))('$stackName has room to grow', ({ template }) => {
    expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(RESOURCES_MAX);
    expect(JSON.stringify(template).length).toBeLessThan(TEMPLATE_BYTES_MAX);
  });

  it('only the stack of what lasts has tables and accounts, and their logical ids have no part in a split of another', () => {
    const lasting = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient'];
    const { resources } = synthesisOf(stage);
    expect(new Set(resources.filter(({ type }) => lasting.includes(type)).map((each) => each.stack))).toEqual(new Set(['state']));
  });
});
