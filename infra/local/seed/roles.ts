/** No call grants these, so they are written to the table, as the operator's command does. */
import { keys } from '#functions/data/keys.ts';
import { type DemoName, signedIn } from './accounts.ts';
import type { SeedContext } from './context.ts';

type Flags = Partial<{ role: 'admin' | 'super_admin'; is_superuser: boolean; is_iso_auditor: boolean }>;

const attribute = (value: string | boolean) => (typeof value === 'boolean' ? { BOOL: value } : { S: value });

const change = async (context: SeedContext, name: DemoName, flags: Flags): Promise<void> => {
  const { id } = await (await signedIn(context, name)).users.me();
  const { owner, item } = keys.profile(id);
  const names = Object.keys(flags);
  await context.dynamodb('DynamoDB_20120810.UpdateItem', {
    TableName: context.coreTable,
    Key: { owner: attribute(owner), item: attribute(item) },
    UpdateExpression: `SET ${names.map((flag) => `#${flag} = :${flag}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((flag) => [`#${flag}`, flag])),
    ExpressionAttributeValues: Object.fromEntries(Object.entries(flags).map(([flag, value]) => [`:${flag}`, attribute(value)])),
  });
};

export const giveRoles = async (context: SeedContext): Promise<void> => {
  const wanted: [DemoName, Flags][] = [
    ['admin', { role: 'admin' }],
    ['super', { role: 'super_admin', is_superuser: true }],
    ['auditor', { is_iso_auditor: true }],
  ];
  for (const [name, flags] of wanted) await change(context, name, flags);
};
