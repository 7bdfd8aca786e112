/**
 * Holds functions to their roles at the tables, as AWS does: each has an access key id of its own, its name. Keeps what was
 * refused, and what was allowed but not used so far.
 */
import { amzJson, type WireReply, type WireRequest } from '../services/wire.ts';
import type { LambdaFunction, ParsedTemplate } from '../template/parsed-template.ts';
import { isAllowed, matches, type Statement } from './policy.ts';
import { listTableCalls, type TableCall } from './table-calls.ts';

export interface Permissions {
  /** A line for each kind of call: function, action, table or index, partition. */
  denied: string[];
  /** Partitions of a table or index which a function may touch, and did not. */
  unused: string[];
}

export interface Guard {
  /** Null where the role allows the request, and for callers that are no function. */
  refuse(request: WireRequest): WireReply | null;
  permissions(): Permissions;
}

const LEADING_KEYS = 'dynamodb:LeadingKeys';

const partitionsOf = ({ Condition }: Statement): string[] =>
  [Condition?.['ForAllValues:StringLike']?.[LEADING_KEYS] ?? []].flat() as string[];
const resourcesOf = ({ Resource }: Statement): string[] => [Resource].flat() as string[];

/** Function, table or index without its ARN, and the pattern of its partitions. */
const permissionName = (entry: string, resource: string, partition: string): string =>
  `${entry} ${resource.replace(/^.*?table\//, '')} ${partition}`;

const callerOf = ({ headers }: WireRequest): string => /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';

const refusal = (line: string): WireReply =>
  amzJson(400, { __type: 'com.amazon.coral.service#AccessDeniedException', Message: `Not allowed: ${line}` });

export const createGuard = ({ functions, tables }: Pick<ParsedTemplate, 'functions' | 'tables'>): Guard => {
  const byName = new Map(functions.map((fn) => [fn.name, fn]));
  const denied = new Set<string>();
  const used = new Set<string>();
  const granted = functions.flatMap(({ entry, statements }) =>
    statements.flatMap((statement) =>
      partitionsOf(statement).flatMap((partition) =>
        resourcesOf(statement).map((resource) => permissionName(entry, resource, partition)),
      ),
    ),
  );
  const note = ({ entry, statements }: LambdaFunction, { resource, leadingKeys }: TableCall): void => {
    for (const statement of statements)
      if (resourcesOf(statement).includes(resource))
        for (const partition of partitionsOf(statement))
          if (leadingKeys.some((key) => matches(partition, key))) used.add(permissionName(entry, resource, partition));
  };
  const isRefused = (fn: LambdaFunction, call: TableCall): boolean => {
    const own = tables.find(({ arn }) => call.resource.startsWith(arn))?.statements ?? [];
    const context = { [LEADING_KEYS]: call.leadingKeys };
    return !isAllowed([...fn.statements, ...own], { action: call.action, resource: call.resource, context });
  };
  return {
    refuse: (request) => {
      const fn = byName.get(callerOf(request));
      if (!fn) return null;
      const operation = (request.headers['x-amz-target'] ?? '').split('.').at(-1)!;
      const calls = listTableCalls(tables, operation, JSON.parse(request.body.toString() || '{}'));
      for (const call of calls) {
        if (!isRefused(fn, call)) {
          note(fn, call);
          continue;
        }
        const line = `${permissionName(fn.entry, call.resource, call.leadingKeys.join() || 'no partition')} ${call.action}`;
        denied.add(line);
        return refusal(line);
      }
      return null;
    },
    permissions: () => ({ denied: [...denied], unused: granted.filter((name) => !used.has(name)).sort() }),
  };
};
