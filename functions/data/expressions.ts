/** Update and condition expressions with their names and values. Attributes are dotted paths, as in `purchase.holder`. */

interface Placeholders {
  name(path: string): string;
  value(value: unknown): string;
}

export type Condition = (placeholders: Placeholders) => string;

export const exists =
  (path: string): Condition =>
  ({ name }) =>
    `attribute_exists(${name(path)})`;

export const isAbsent =
  (path: string): Condition =>
  ({ name }) =>
    `attribute_not_exists(${name(path)})`;

export const compare =
  (path: string, operator: '=' | '<>' | '<' | '<=' | '>', value: unknown): Condition =>
  (to) =>
    `${to.name(path)} ${operator} ${to.value(value)}`;

export const equals = (path: string, value: unknown): Condition => compare(path, '=', value);

export const isSmaller =
  (path: string, size: number): Condition =>
  (to) =>
    `size(${to.name(path)}) < ${to.value(size)}`;

export const allOf =
  (...conditions: Condition[]): Condition =>
  (to) =>
    conditions.map((condition) => condition(to)).join(' AND ');

export const anyOf =
  (...conditions: Condition[]): Condition =>
  (to) =>
    `(${conditions.map((condition) => condition(to)).join(' OR ')})`;

export interface Changes {
  set?: Record<string, unknown>;
  setIfAbsent?: Record<string, unknown>;
  remove?: readonly string[];
  /** Adds to a number, which starts at 0, or to a set. */
  add?: Record<string, number | Set<number> | Set<string>>;
  delete?: Record<string, Set<number> | Set<string>>;
}

const createPlaceholders = () => {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const placeholders: Placeholders = {
    name: (path) => {
      const parts = path.split('.');
      for (const part of parts) names[`#${part}`] = part;
      return parts.map((part) => `#${part}`).join('.');
    },
    value: (value) => {
      const placeholder = `:v${Object.keys(values).length}`;
      values[placeholder] = value;
      return placeholder;
    },
  };
  // DynamoDB refuses empty maps.
  const attributes = () => ({
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  });
  return { placeholders, attributes };
};

export const buildCondition = (condition: Condition) => {
  const { placeholders, attributes } = createPlaceholders();
  return { ConditionExpression: condition(placeholders), ...attributes() };
};

export const buildUpdate = (changes: Changes, condition?: Condition) => {
  const { placeholders, attributes } = createPlaceholders();
  const { name, value } = placeholders;
  const clause = (word: string, parts: string[]) => (parts.length > 0 ? [`${word} ${parts.join(', ')}`] : []);
  const pairs = (values: Record<string, unknown> = {}) => Object.entries(values).filter(([, given]) => given !== undefined);
  const UpdateExpression = [
    ...clause('SET', [
      ...pairs(changes.set).map(([path, given]) => `${name(path)} = ${value(given)}`),
      ...pairs(changes.setIfAbsent).map(([path, given]) => `${name(path)} = if_not_exists(${name(path)}, ${value(given)})`),
    ]),
    ...clause('REMOVE', (changes.remove ?? []).map(name)),
    ...clause(
      'ADD',
      pairs(changes.add).map(([path, given]) => `${name(path)} ${value(given)}`),
    ),
    ...clause(
      'DELETE',
      pairs(changes.delete).map(([path, given]) => `${name(path)} ${value(given)}`),
    ),
  ].join(' ');
  return { UpdateExpression, ...(condition && { ConditionExpression: condition(placeholders) }), ...attributes() };
};
