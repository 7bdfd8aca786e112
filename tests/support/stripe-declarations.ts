/**
 * Checks JSON against the declarations of the installed `stripe` package. Stripe generates them from its OpenAPI file, so
 * they are that contract in the very API version the product speaks, and they change with the pinned package alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** A node of the syntax tree; `type` distinguishes its many shapes. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Node = any;

/** A type expression together with the place that its names are looked up from. */
interface TypeRef {
  node: Node;
  file: string;
  /** Enclosing namespaces, such as `Invoice.AutomaticTax`. */
  namespace: string;
}
interface Field extends TypeRef {
  isOptional: boolean;
}

const root = fileURLToPath(new URL('../../node_modules/stripe/esm', import.meta.url));

interface Declarations {
  /** By qualified name; an interface and a type alias are both declarations of a type. */
  types: Map<string, TypeRef>;
  imports: Map<string, { file: string; name: string }>;
  /** By `Class.method`: the method's declaration. */
  methods: Map<string, TypeRef>;
}

const parsed = new Map<string, Declarations>();

const readDeclarations = (file: string): Declarations => {
  const known = parsed.get(file);
  if (known) return known;
  const found: Declarations = { types: new Map(), imports: new Map(), methods: new Map() };
  const collect = (statements: Node[], namespace: string): void => {
    for (const statement of statements) {
      const node = statement.declaration ?? statement;
      const name = node.id?.name && (namespace ? `${namespace}.${node.id.name}` : node.id.name);
      if (node.type === 'ImportDeclaration')
        for (const { local, imported } of node.specifiers)
          found.imports.set(local.name, {
            file: join(dirname(file), node.source.value.replace(/\.js$/, '.d.ts')),
            name: imported?.name ?? local.name,
          });
      else if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
        found.types.set(name, { node, file, namespace });
      else if (node.type === 'TSModuleDeclaration') collect(node.body.body, name);
      else if (node.type === 'ClassDeclaration')
        for (const member of node.body.body)
          if (member.key) found.methods.set(`${name}.${member.key.name}`, { node: member, file, namespace: '' });
    }
  };
  collect(parseSync(file, readFileSync(join(root, file), 'utf8'), { lang: 'dts' }).program.body as Node[], '');
  parsed.set(file, found);
  return found;
};

const qualifiedName = (node: Node): string => {
  if (node.type === 'TSQualifiedName') return `${qualifiedName(node.left)}.${node.right.name}`;
  return node.type === 'MemberExpression' ? `${qualifiedName(node.object)}.${node.property.name}` : node.name;
};

/** The declaration behind a name: from the innermost namespace outwards, then through the file's imports. */
const lookUp = (name: string, { file, namespace }: TypeRef): TypeRef => {
  const { types, imports } = readDeclarations(file);
  for (let scope = namespace; ; scope = scope.slice(0, Math.max(0, scope.lastIndexOf('.')))) {
    const declared = types.get(scope ? `${scope}.${name}` : name);
    if (declared) return declared;
    if (scope === '') break;
  }
  const [head = '', ...rest] = name.split('.');
  const imported = imports.get(head);
  // `Checkout.Session` of an index file is `Session` of the file that declares it.
  if (imported?.file.endsWith('index.d.ts')) {
    const folder = dirname(imported.file);
    for (const beside of readdirSync(join(root, folder)).filter((entry) => entry.endsWith('.d.ts') && entry !== 'index.d.ts')) {
      const declared = readDeclarations(join(folder, beside)).types.get(rest.join('.'));
      if (declared) return declared;
    }
  }
  if (!imported) throw new Error(`${file} declares no ${name}`);
  const target = { node: null, file: imported.file, namespace: '' };
  return lookUp([imported.name, ...rest].join('.'), target);
};

const fieldsByNode = new WeakMap<object, Map<string, Field>>();
const fieldsOf = (ref: TypeRef): Map<string, Field> => {
  const known = fieldsByNode.get(ref.node) ?? readFields(ref);
  fieldsByNode.set(ref.node, known);
  return known;
};

const readFields = ({ node, file, namespace }: TypeRef): Map<string, Field> => {
  const isInterface = node.type === 'TSInterfaceDeclaration';
  const inner = isInterface ? (namespace ? `${namespace}.${node.id.name}` : node.id.name) : namespace;
  const inherited = (isInterface ? (node.extends ?? []) : []).flatMap(({ expression }: Node) => [
    ...fieldsOf(lookUp(qualifiedName(expression), { node, file, namespace })),
  ]);
  const own = (isInterface ? node.body.body : node.members)
    .filter(({ type }: Node) => type === 'TSPropertySignature')
    .map(({ key, optional, typeAnnotation }: Node): [string, Field] => [
      String(key.name ?? key.value),
      { node: typeAnnotation.typeAnnotation, file, namespace: inner, isOptional: optional === true },
    ]);
  return new Map([...inherited, ...own]);
};

const hasIndexSignature = ({ node }: TypeRef): boolean =>
  (node.body?.body ?? node.members ?? []).some(({ type }: Node) => type === 'TSIndexSignature');

const alternativesByNode = new WeakMap<object, TypeRef[]>();
/** The alternatives of a type, with names replaced by what they stand for; arrays and objects stay as they are. */
const alternatives = (ref: TypeRef): TypeRef[] => {
  const known = alternativesByNode.get(ref.node) ?? readAlternatives(ref);
  alternativesByNode.set(ref.node, known);
  return known;
};

const readAlternatives = (ref: TypeRef): TypeRef[] => {
  const at = (node: Node): TypeRef => ({ ...ref, node });
  const { node } = ref;
  if (node.type === 'TSUnionType') return node.types.flatMap((member: Node) => alternatives(at(member)));
  if (node.type === 'TSParenthesizedType') return alternatives(at(node.typeAnnotation));
  if (node.type === 'TSTypeAliasDeclaration') return alternatives(at(node.typeAnnotation));
  if (node.type !== 'TSTypeReference') return [ref];
  const name = qualifiedName(node.typeName);
  const [argument] = node.typeArguments?.params ?? [];
  // An enum of the SDK is open to values of later versions; here only those of this version count.
  if (name === 'OtherString') return [];
  if (name === 'Decimal') return [at({ type: 'TSStringKeyword' })];
  if (name === 'Emptyable')
    return [...alternatives(at(argument)), at({ type: 'TSNullKeyword' }), at({ type: 'TSLiteralType', literal: { value: '' } })];
  if (name === 'Array' || name === 'ApiList' || name === 'Partial') return [ref];
  return alternatives(lookUp(name, ref));
};

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const KEYWORDS: Record<string, string> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
};

export interface Problem {
  /** From the nearest of Stripe's objects, such as `subscription.items`. */
  path: string;
  kind: 'missing' | 'unknown' | 'wrong';
  message: string;
}

/** Only names are checked where values are text, as in a form. */
type Mode = 'reply' | 'form';

const literalOf = ({ node }: TypeRef): unknown => (node.type === 'TSLiteralType' ? node.literal.value : undefined);
const elementOf = (ref: TypeRef): TypeRef | null => {
  const { node } = ref;
  if (node.type === 'TSArrayType') return { ...ref, node: node.elementType };
  const isArray = node.type === 'TSTypeReference' && qualifiedName(node.typeName) === 'Array';
  return isArray ? { ...ref, node: node.typeArguments.params[0] } : null;
};

const checkObject = (ref: TypeRef, value: Record<string, unknown>, outer: string, mode: Mode): Problem[] => {
  const { node } = ref;
  const path = mode === 'reply' && typeof value.object === 'string' ? value.object : outer;
  if (node.type === 'TSTypeReference') {
    const [argument] = node.typeArguments.params;
    const inner = { ...ref, node: argument };
    if (qualifiedName(node.typeName) === 'Partial')
      return alternatives(inner).flatMap((type) => checkObject(type, value, path, mode).filter(({ kind }) => kind !== 'missing'));
    const items = (Array.isArray(value.data) ? value.data : []).flatMap((item) => check(inner, item, `${path}.data`, mode));
    const names = ['object', 'data', 'has_more', 'url'];
    const missing = names.filter((name) => !(name in value));
    return [
      ...items,
      ...missing.map((name): Problem => ({ path: `${path}.${name}`, kind: 'missing', message: 'a list has it' })),
    ];
  }
  const fields = fieldsOf(ref);
  const problems: Problem[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const field = fields.get(name);
    if (field) problems.push(...check(field, inner, `${path}.${name}`, mode));
    else if (!hasIndexSignature(ref)) problems.push({ path: `${path}.${name}`, kind: 'unknown', message: 'is no field of it' });
  }
  if (mode === 'reply')
    for (const [name, { isOptional }] of fields)
      if (!isOptional && !(name in value))
        problems.push({ path: `${path}.${name}`, kind: 'missing', message: 'is always there' });
  return problems;
};

const isObjectType = ({ node }: TypeRef): boolean =>
  ['TSInterfaceDeclaration', 'TSTypeLiteral', 'TSTypeReference'].includes(node.type);

/** Everything that is wrong with a value of that type. */
const check = (ref: TypeRef, value: unknown, path: string, mode: Mode): Problem[] => {
  const types = alternatives(ref);
  const kind = kindOf(value);
  if (types.some(({ node }) => ['TSUnknownKeyword', 'TSAnyKeyword', 'TSObjectKeyword'].includes(node.type))) return [];
  if (kind === 'array') {
    const element = types.map(elementOf).find((type) => type !== null);
    if (!element) return [{ path, kind: 'wrong', message: 'is no list' }];
    return (value as unknown[]).flatMap((item) => check(element, item, `${path}[]`, mode));
  }
  if (kind === 'object') {
    const results = types
      .filter((type) => isObjectType(type) && !elementOf(type))
      .map((type) => ({
        problems: checkObject(type, value as Record<string, unknown>, path, mode),
      }));
    const best = results.toSorted((a, b) => a.problems.length - b.problems.length)[0];
    return best ? best.problems : [{ path, kind: 'wrong', message: 'is no object' }];
  }
  if (mode === 'form') return [];
  const literals = types.map(literalOf).filter((literal) => literal !== undefined);
  const isPlain = types.some(({ node }) => KEYWORDS[node.type] === kind);
  if (isPlain || literals.some((literal) => literal === value)) return [];
  const expected = [
    ...literals.map((literal) => JSON.stringify(literal)),
    ...types.flatMap(({ node }) => KEYWORDS[node.type] ?? []),
  ];
  return [{ path, kind: 'wrong', message: `is ${JSON.stringify(value)}, not ${expected.join(' or ')}` }];
};

interface Operation {
  params: TypeRef | null;
  reply: TypeRef;
}

/** The type behind `Promise<Response<Customer>>` and `ApiListPromise<Customer>`. */
const replyType = (method: TypeRef): TypeRef => {
  const promise = method.node.value.returnType.typeAnnotation;
  const [argument] = promise.typeArguments.params;
  if (qualifiedName(promise.typeName) === 'ApiListPromise')
    return {
      ...method,
      node: {
        type: 'TSTypeReference',
        typeName: { type: 'Identifier', name: 'ApiList' },
        typeArguments: { params: [argument] },
      },
    };
  return { ...method, node: argument.typeArguments.params[0] };
};

/** The file and the name of the method that makes a call, by `GET /v1/customers/{}`. */
const readCalls = (): [RegExp, { file: string; method: string }][] => {
  const names = readdirSync(join(root, 'resources'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.js') && !/index\.js$|V2/.test(name))
    .flatMap((name) => {
      const source = readFileSync(join(root, 'resources', name), 'utf8');
      const file = join('resources', name.replace(/\.js$/, '.d.ts'));
      const className = /^export class (\w+)/m.exec(source)?.[1] ?? '';
      const calls = source.matchAll(/^ {4}(\w+)\([^)]*\) \{\s+return this\._makeRequest\('(\w+)', ['`]([^'`]+)['`]/gm);
      return [...calls].map(([, method, verb, path = '']): [RegExp, { file: string; method: string }] => [
        new RegExp(`^${verb} ${path.replace(/\$\{[^}]*\}/g, '[^/]+')}$`),
        { file, method: `${className}.${method}` },
      ]);
    });
};

let calls: ReturnType<typeof readCalls> | undefined;
const found = new Map<string, Operation>();

const operationFor = (method: string, path: string): Operation => {
  const call = `${method} ${path}`;
  const known = found.get(call);
  if (known) return known;
  calls ??= readCalls();
  const matches = calls.filter(([pattern]) => pattern.test(call));
  // `create_preview` is no id of an invoice
  const match = (matches.find(([pattern]) => !pattern.source.includes('[^')) ?? matches[0])?.[1];
  if (!match) throw new Error(`Stripe has no ${call}`);
  const declared = readDeclarations(match.file).methods.get(match.method)!;
  const params = declared.node.value.params.find(({ name }: Node) => name === 'params');
  const operation: Operation = {
    params: params ? { ...declared, node: params.typeAnnotation.typeAnnotation } : null,
    reply: replyType(declared),
  };
  found.set(call, operation);
  return operation;
};

export const checkReply = (method: string, path: string, body: unknown): Problem[] =>
  check(operationFor(method, path).reply, body, 'reply', 'reply');

/** `params` as a form decodes: names must be known, values are text. */
export const checkParams = (method: string, path: string, params: Record<string, unknown>): Problem[] => {
  const { params: type } = operationFor(method, path);
  if (!type)
    return Object.keys(params).map((name) => ({
      path: `${method} ${path} ${name}`,
      kind: 'unknown',
      message: 'the call takes none',
    }));
  return check(type, params, `${method} ${path}`, 'form');
};

export const checkEvent = (event: unknown): Problem[] => {
  const { type } = event as { type: string };
  const file = 'resources/Events.d.ts';
  const declared = [...readDeclarations(file).types].find(([, ref]) => {
    if (ref.node.type !== 'TSInterfaceDeclaration') return false;
    const own = ref.node.body.body.find((member: Node) => member.key?.name === 'type');
    return own?.typeAnnotation.typeAnnotation.literal?.value === type;
  });
  if (!declared) return [{ path: 'event.type', kind: 'wrong', message: `Stripe has no event ${type}` }];
  return check(declared[1], event, 'event', 'reply');
};
