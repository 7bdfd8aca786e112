/** Brings the tables into the shape the template asks for, keeping their rows: made when missing, indexes added and dropped. */
import type { TableSpec } from '#infra/local/cloud/template/parsed-template.ts';
import type { Tables } from './dynoxide.ts';

interface Index {
  IndexName: string;
  KeySchema: unknown;
  Projection: unknown;
}
interface Description {
  KeySchema: unknown;
  GlobalSecondaryIndexes?: Index[];
}

const shapeOf = ({ KeySchema, Projection }: Index): string => {
  const { NonKeyAttributes = [], ProjectionType } = Projection as { NonKeyAttributes?: string[]; ProjectionType: string };
  return JSON.stringify([KeySchema, ProjectionType, [...NonKeyAttributes].sort()]);
};

const create = (tables: Tables, spec: TableSpec): Promise<unknown> =>
  tables.call('DynamoDB_20120810.CreateTable', {
    TableName: spec.name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: spec.AttributeDefinitions,
    KeySchema: spec.KeySchema,
    GlobalSecondaryIndexes: spec.GlobalSecondaryIndexes,
    ...(spec.StreamSpecification ? { StreamSpecification: { StreamEnabled: true, ...spec.StreamSpecification } } : {}),
  });

const reshape = async (tables: Tables, spec: TableSpec): Promise<void> => {
  const { Table } = await tables.call<{ Table: Description }>('DynamoDB_20120810.DescribeTable', { TableName: spec.name });
  if (JSON.stringify(Table.KeySchema) !== JSON.stringify(spec.KeySchema))
    throw new Error(`The key of ${spec.name} has changed; start once with --fresh`);
  const wanted = (spec.GlobalSecondaryIndexes ?? []) as Index[];
  const present = Table.GlobalSecondaryIndexes ?? [];
  const isIn = (list: Index[], index: Index) =>
    list.some((one) => one.IndexName === index.IndexName && shapeOf(one) === shapeOf(index));
  const updates = [
    ...present.filter((index) => !isIn(wanted, index)).map(({ IndexName }) => ({ Delete: { IndexName } })),
    ...wanted.filter((index) => !isIn(present, index)).map((index) => ({ Create: index })),
  ];
  for (const update of updates)
    await tables.call('DynamoDB_20120810.UpdateTable', {
      TableName: spec.name,
      AttributeDefinitions: spec.AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [update],
    });
};

export const ensureTables = async (tables: Tables, specs: TableSpec[]): Promise<void> => {
  const { TableNames } = await tables.call<{ TableNames: string[] }>('DynamoDB_20120810.ListTables', {});
  for (const spec of specs) {
    if (TableNames.includes(spec.name)) {
      await reshape(tables, spec);
      continue;
    }
    await create(tables, spec);
    if (spec.TimeToLiveSpecification)
      await tables.call('DynamoDB_20120810.UpdateTimeToLive', {
        TableName: spec.name,
        TimeToLiveSpecification: spec.TimeToLiveSpecification,
      });
  }
};
