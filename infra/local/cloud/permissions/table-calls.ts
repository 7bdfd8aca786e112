/** What a request to DynamoDB asks permission for, as AWS's authorization reference has it: a transaction, for each of its parts. */
import type { TableSpec } from '../template/parsed-template.ts';

export interface TableCall {
  action: string;
  /** ARN of the table or index. */
  resource: string;
  /** Partitions; none where the request names none, as a Scan. */
  leadingKeys: string[];
}

type Item = Record<string, { S?: string; N?: string }>;
interface Operand {
  TableName: string;
  IndexName?: string;
  Key?: Item;
  Item?: Item;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
}
interface Body extends Partial<Operand> {
  RequestItems?: Record<string, { Keys?: Item[] } | { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
  TransactItems?: Record<string, Operand>[];
}

const PARTS: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const partitionOf = ({ KeySchema }: Pick<TableSpec, 'KeySchema'>): string =>
  KeySchema.find(({ KeyType }) => KeyType === 'HASH')!.AttributeName;

const textOf = (item: Item | undefined, name: string): string[] => {
  const value = item?.[name];
  return [value?.S ?? value?.N ?? []].flat();
};

/** The value that a query's condition sets equal to the partition's name. */
const queried = (operand: Operand, partition: string): string[] => {
  const names = operand.ExpressionAttributeNames ?? {};
  const equations = (operand.KeyConditionExpression ?? '').matchAll(/([#\w]+)\s*=\s*(:\w+)/g);
  return [...equations].flatMap(([, name, value]) =>
    (names[name!] ?? name) === partition ? textOf(operand.ExpressionAttributeValues, value!) : [],
  );
};

/** `operation` as in the header `x-amz-target`, such as `TransactWriteItems`. */
export const listTableCalls = (tables: readonly TableSpec[], operation: string, body: Body): TableCall[] => {
  const tableNamed = (name: string | undefined): TableSpec | undefined => tables.find((table) => table.name === name);
  const call = (name: string, operand: Operand): TableCall => {
    const table = tableNamed(operand.TableName);
    const index = table?.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === operand.IndexName);
    const item = operand.Key ?? operand.Item;
    const partition = table && partitionOf(index ?? table);
    return {
      action: `dynamodb:${name}`,
      resource: `${table?.arn ?? '*'}${operand.IndexName ? `/index/${operand.IndexName}` : ''}`,
      leadingKeys: partition ? [...textOf(item, partition), ...queried(operand, partition)] : [],
    };
  };
  if (body.TransactItems)
    return body.TransactItems.flatMap((parts) =>
      Object.entries(parts).map(([part, operand]) => call(PARTS[part] ?? part, operand)),
    );
  if (body.RequestItems)
    return Object.entries(body.RequestItems).map(([TableName, request]) => {
      const items = Array.isArray(request)
        ? request.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
        : (request.Keys ?? []);
      const partition = partitionOf(tableNamed(TableName)!);
      return { ...call(operation, { TableName }), leadingKeys: items.flatMap((item) => textOf(item, partition)) };
    });
  return [call(operation, { ...body, TableName: body.TableName ?? '' })];
};
