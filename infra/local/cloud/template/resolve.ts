/** Evaluates a template's intrinsic functions; an unknown one is an error that names the logical id. */
import { ACCOUNT, type Addresses, IGNORED, namesOf, REGION } from './names.ts';
import type { Resource, Template } from './template.ts';

const PSEUDO: Record<string, string> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::Region': REGION,
  'AWS::URLSuffix': 'amazonaws.com',
};

type Value = unknown;
type Intrinsic = (argument: Value, stack: string) => Value;

/** Not needed locally, and evaluating them would pull in ignored types. */
const CLOUD_ONLY = ['RoleArn', 'LoggingConfig'];

const isIntrinsic = (value: object): boolean => {
  const names = Object.keys(value);
  return names.length === 1 && (names[0] === 'Ref' || names[0]!.startsWith('Fn::'));
};

export interface ResolvedTemplates {
  ofType(type: string): Resource[];
}

/** Every type must be interpreted or ignored explicitly, so that infrastructure and local run cannot drift apart. */
const refuseUnknownTypes = (resources: Resource[]): void => {
  const unknown = resources.filter(({ type }) => !(type in namesOf) && !IGNORED.some((prefix) => type.startsWith(prefix)));
  if (unknown.length > 0)
    throw new Error(
      `The local run does not interpret ${unknown.map(({ stack, id, type }) => `${stack}/${id} (${type})`).join(', ')}; see names.ts`,
    );
};

export const resolveTemplates = (templates: Template[], addresses: Addresses): ResolvedTemplates => {
  const resources = templates.flatMap((template) => template.resources);
  refuseUnknownTypes(resources);
  const byId = new Map(resources.map((resource) => [`${resource.stack}/${resource.id}`, resource]));
  const exported = new Map(
    templates.flatMap(({ stack, exports }) => Object.entries(exports).map(([name, value]) => [name, { stack, value }])),
  );

  const nameFor = (stack: string, id: string, attribute: string): string => {
    const resource = byId.get(`${stack}/${id}`);
    const name = resource && namesOf[resource.type]?.(resource, addresses)[attribute];
    if (name === undefined) throw new Error(`${id}.${attribute} is not known to the local run`);
    return name;
  };
  const intrinsics: Record<string, Intrinsic> = {
    Ref: (id, stack) => (id === 'AWS::StackName' ? stack : (PSEUDO[String(id)] ?? nameFor(stack, String(id), 'Ref'))),
    'Fn::GetAtt': (path, stack) => {
      const [id, attribute] = Array.isArray(path) ? path : String(path).split('.');
      return nameFor(stack, String(id), String(attribute));
    },
    'Fn::Join': (argument, stack) => {
      const [separator, parts] = argument as [string, Value[]];
      return parts.map((part) => evaluate(part, stack)).join(separator);
    },
    'Fn::ImportValue': (name) => {
      const found = exported.get(String(name));
      if (!found) throw new Error(`nothing exports ${String(name)}`);
      return evaluate(found.value, found.stack);
    },
  };
  const evaluate = (value: Value, stack: string): Value => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((item) => evaluate(item, stack));
    if (!isIntrinsic(value))
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => !CLOUD_ONLY.includes(name))
          .map(([name, inner]) => [name, evaluate(inner, stack)]),
      );
    const [name, argument] = Object.entries(value)[0]!;
    const intrinsic = intrinsics[name];
    if (!intrinsic) throw new Error(`${name} is not interpreted by the local run`);
    return intrinsic(argument, stack);
  };
  const evaluated = (resource: Resource): Resource => {
    try {
      return { ...resource, properties: evaluate(resource.properties, resource.stack) as Record<string, unknown> };
    } catch (error) {
      throw new Error(`${resource.stack}/${resource.id} (${resource.type}): ${(error as Error).message}`, { cause: error });
    }
  };
  return { ofType: (type) => resources.filter((resource) => resource.type === type).map(evaluated) };
};
