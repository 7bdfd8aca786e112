/** Evaluates policies as IAM does, for the condition operators that the templates use. An unknown operator throws. */

export interface Call {
  principal?: string;
  action: string;
  /** In a template that is not deployed, an intrinsic. */
  resource: unknown;
  context: Record<string, string | string[]>;
}

export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Principal?: string | Record<string, string | string[]>;
  Condition?: Record<string, Record<string, unknown>>;
}

export const matches = (pattern: string, value: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  ).test(value);

const list = <T>(value: T | T[]): T[] => [value].flat() as T[];
const spelled = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The values of a call's key; none where the call has no such key. */
type Operator = (patterns: string[], values: string[]) => boolean;
const isLike = (patterns: string[]) => (value: string) => patterns.some((pattern) => matches(pattern, value));
const operators: Record<string, Operator> = {
  StringEquals: (patterns, values) => values.some((value) => patterns.includes(value)),
  StringLike: (patterns, values) => values.some(isLike(patterns)),
  Bool: (patterns, values) => values.some((value) => patterns.includes(value)),
  Null: (patterns, values) => patterns.includes(String(values.length === 0)),
  // True for a call without the key, which is why `Null` has to stand beside it.
  'ForAllValues:StringLike': (patterns, values) => values.every(isLike(patterns)),
};

const applies = (statement: Statement, { principal, action, resource, context }: Call): boolean => {
  const { Action, Resource, Principal, Condition = {} } = statement;
  const isAction = list(Action).some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase()));
  const isResource = list(Resource).some((pattern) => matches(spelled(pattern), spelled(resource)));
  const principals =
    Principal === undefined ? ['*'] : typeof Principal === 'string' ? [Principal] : Object.values(Principal).flat();
  const isPrincipal = principals.includes('*') || (principal !== undefined && principals.includes(principal));
  const isCondition = Object.entries(Condition).every(([name, keys]) =>
    Object.entries(keys).every(([key, patterns]) => {
      const operator = operators[name];
      if (!operator) throw new Error(`The condition ${name} is not interpreted`);
      return operator(list(patterns).map(String), list(context[key] ?? []));
    }),
  );
  return isAction && isResource && isPrincipal && isCondition;
};

/** Whether the statements allow the call: one must, and none may deny it. */
export const isAllowed = (statements: Statement[], call: Call): boolean => {
  const relevant = statements.filter((statement) => applies(statement, call));
  return relevant.some(({ Effect }) => Effect === 'Allow') && !relevant.some(({ Effect }) => Effect === 'Deny');
};
