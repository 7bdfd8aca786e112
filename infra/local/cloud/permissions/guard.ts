/**
 * Holds functions to their roles at the local services, as AWS does: each has an access key id of its own, its name. Keeps what
 * was refused, and what was allowed but not used so far.
 */
import { amzJson, queryError, type WireReply, type WireRequest, xml } from '../services/wire.ts';
import type { LambdaFunction, ParsedTemplate } from '../template/parsed-template.ts';
import { type Call, isAllowed, matches, type Statement } from './policy.ts';
import { type CalledService, listServiceCalls } from './service-calls.ts';
import { listTableCalls } from './table-calls.ts';

export type GuardedService = CalledService | 'dynamodb';

export interface Permissions {
  /** A line for each kind of call: function, resource, partition of a table, action. */
  denied: string[];
  /** What a function may do, and did not: partitions of a table or index, actions on anything else. */
  unused: string[];
}

export interface Guard {
  /** Null where the role allows the request, and for callers that are no function. */
  refuse(service: GuardedService, request: WireRequest): WireReply | null;
  permissions(): Permissions;
}

interface Asked extends Call {
  resource: string;
  /** Of a table; a call names one grant for each. */
  partitions: string[];
}

const LEADING_KEYS = 'dynamodb:LeadingKeys';
/** Made by the function itself, and not by Lambda for it, as reading a queue or a stream is. */
const OWN_ACTIONS = /^(cognito-idp|s3|ses|secretsmanager|bedrock):|^sqs:Send/;

const listOf = <T>(value: T | T[]): T[] => [value].flat() as T[];
const partitionsOf = ({ Condition }: Statement): string[] =>
  listOf(Condition?.['ForAllValues:StringLike']?.[LEADING_KEYS] ?? []) as string[];
const resourcesOf = ({ Resource }: Statement): string[] => listOf(Resource) as string[];
const ownActionsOf = ({ Action }: Statement): string[] => listOf(Action).filter((action) => OWN_ACTIONS.test(action));

/** Function, resource without what is the same in each ARN, and the pattern of its partitions or the action. */
const permissionName = (entry: string, resource: string, use: string): string =>
  `${entry} ${resource.replace(/^.*?table\//, '').replace(/^arn:aws:/, '')} ${use}`;

const listGrants = ({ entry, statements }: LambdaFunction): string[] =>
  statements.flatMap((statement) =>
    [...partitionsOf(statement), ...ownActionsOf(statement)].flatMap((use) =>
      resourcesOf(statement).map((resource) => permissionName(entry, resource, use)),
    ),
  );

const listUsed = ({ entry, statements }: LambdaFunction, { action, resource, partitions }: Asked): string[] =>
  statements.flatMap((statement) => {
    const uses = [
      ...partitionsOf(statement).filter((pattern) => partitions.some((partition) => matches(pattern, partition))),
      ...ownActionsOf(statement).filter((own) => own === action),
    ];
    const resources = resourcesOf(statement).filter((pattern) => matches(pattern, resource));
    return uses.flatMap((use) => resources.map((pattern) => permissionName(entry, pattern, use)));
  });

/** A link to a file carries the key of the function that signed it. */
const callerOf = ({ headers, path }: WireRequest): string =>
  /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ??
  new URL(path, 'http://services').searchParams.get('X-Amz-Credential')?.split('/')[0] ??
  '';

const denial =
  (type: string, status = 400) =>
  (Message: string) =>
    amzJson(status, { __type: type, Message });
const refusals: Record<GuardedService, (message: string) => WireReply> = {
  dynamodb: denial('com.amazon.coral.service#AccessDeniedException'),
  sqs: denial('com.amazon.coral.service#AccessDeniedException', 403),
  cognito: denial('AccessDeniedException'),
  secrets: denial('AccessDeniedException'),
  s3: () => xml(403, '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'),
  ses: () => queryError(403, 'AccessDenied', 'Not allowed'),
  bedrock: (message) =>
    amzJson(403, { message }, { 'content-type': 'application/json', 'x-amzn-errortype': 'AccessDeniedException' }),
};

type Guarded = Pick<ParsedTemplate, 'functions' | 'tables' | 'queues' | 'pool'>;

export const createGuard = (template: Guarded): Guard => {
  const { functions, tables } = template;
  const byName = new Map(functions.map((fn) => [fn.name, fn]));
  const denied = new Set<string>();
  const used = new Set<string>();
  const granted = functions.flatMap(listGrants);
  const listTablesAsked = ({ headers, body }: WireRequest): Asked[] => {
    const operation = (headers['x-amz-target'] ?? '').split('.').at(-1)!;
    return listTableCalls(tables, operation, JSON.parse(body.toString() || '{}')).map(({ action, resource, leadingKeys }) => ({
      ...{ action, resource, partitions: leadingKeys, context: { [LEADING_KEYS]: leadingKeys } },
    }));
  };
  const listAsked = (service: GuardedService, request: WireRequest): Asked[] =>
    service === 'dynamodb'
      ? listTablesAsked(request)
      : listServiceCalls(service, request, template).map((asked) => ({ ...asked, partitions: [] }));
  const isRefused = (fn: LambdaFunction, asked: Asked): boolean => {
    const own = tables.find(({ arn }) => asked.resource.startsWith(arn))?.statements ?? [];
    return !isAllowed([...fn.statements, ...own], asked);
  };
  return {
    refuse: (service, request) => {
      const fn = byName.get(callerOf(request));
      if (!fn) return null;
      for (const asked of listAsked(service, request)) {
        if (!isRefused(fn, asked)) {
          for (const name of listUsed(fn, asked)) used.add(name);
          continue;
        }
        const { action, resource, partitions } = asked;
        const uses = service === 'dynamodb' ? `${partitions.join() || 'no partition'} ${action}` : action;
        const line = permissionName(fn.entry, resource, uses);
        denied.add(line);
        return refusals[service](`Not allowed: ${line}`);
      }
      return null;
    },
    permissions: () => ({ denied: [...denied], unused: granted.filter((name) => !used.has(name)).sort() }),
  };
};
