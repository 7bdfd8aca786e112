import { runInNewContext } from 'node:vm';
import { type ESTree, parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../web/app/paths.ts';
import { fileOfPage, PUBLIC_PAGES } from '../../web/build/page-heads.ts';
import { deployedStages, type Json, referred, synthesisOf } from './synthesis.ts';

interface Request {
  uri: string;
  headers: Record<string, { value: string }>;
}

/**
 * Syntax that AWS lists for `cloudfront-js-2.0`: ES 5.1, and of the later editions const and let, arrow functions, rest
 * parameters, template literals, `**`, async and await. A check sees the node and says whether it is of that list.
 */
type Check = (node: Json) => boolean;
const always: Check = () => true;
const isName = ({ type }: Json): boolean => type === 'Identifier';
const isParameter = ({ type, argument }: Json): boolean => type === 'Identifier' || (type === 'RestElement' && isName(argument));
const isFunction: Check = ({ generator, params }) => !generator && params.every(isParameter);
const isStored: Check = ({ left }) => ['Identifier', 'MemberExpression'].includes(left.type);
const ASSIGNMENTS = ['=', '+=', '-=', '*=', '/=', '%=', '**=', '<<=', '>>=', '>>>=', '&=', '|=', '^='];
const supported: Record<string, Check> = {
  ArrayExpression: ({ elements }) => elements.every((element: Json) => element === null || element.type !== 'SpreadElement'),
  ArrowFunctionExpression: isFunction,
  AssignmentExpression: (node) => isStored(node) && ASSIGNMENTS.includes(node.operator),
  AwaitExpression: always,
  BinaryExpression: always,
  BlockStatement: always,
  BreakStatement: always,
  CallExpression: ({ optional }) => !optional,
  CatchClause: ({ param }) => param !== null && isName(param),
  ConditionalExpression: always,
  ContinueStatement: always,
  DoWhileStatement: always,
  EmptyStatement: always,
  ExpressionStatement: always,
  ForInStatement: always,
  ForStatement: always,
  FunctionDeclaration: isFunction,
  FunctionExpression: isFunction,
  Identifier: always,
  IfStatement: always,
  LabeledStatement: always,
  Literal: ({ bigint, regex }) => bigint === undefined && (!regex || /^[gim]*$/.test(regex.flags)),
  LogicalExpression: ({ operator }) => ['&&', '||'].includes(operator),
  MemberExpression: ({ optional, property }) => !optional && property.type !== 'PrivateIdentifier',
  NewExpression: always,
  ObjectExpression: always,
  Program: always,
  Property: ({ shorthand, computed, method }) => !shorthand && !computed && !method,
  RestElement: always,
  ReturnStatement: always,
  SequenceExpression: always,
  SwitchCase: always,
  SwitchStatement: always,
  TemplateElement: always,
  TemplateLiteral: always,
  ThisExpression: always,
  ThrowStatement: always,
  TryStatement: always,
  UnaryExpression: always,
  UpdateExpression: always,
  VariableDeclaration: ({ kind }) => ['var', 'let', 'const'].includes(kind),
  VariableDeclarator: ({ id }) => isName(id),
  WhileStatement: always,
};

const unsupportedIn = (code: string): string[] => {
  const refused: string[] = [];
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.type === 'string' && !supported[node.type]?.(node))
      refused.push(`${node.type}: ${code.slice(node.start, node.end).slice(0, 60)}`);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(code, { lang: 'js' }) as ESTree.Program);
  return refused;
};

describe('the check of syntax', () => {
  it.each([
    'var handler = ({ request }) => request;',
    'var f = ([first]) => first;',
    'const { uri } = request;',
    'var f = function (a = 1) {};',
    'var b = { ...a };',
    'var b = [...a];',
    'f(...a);',
    'var b = a?.b;',
    'var b = a?.();',
    'var b = a ?? c;',
    'a ??= c;',
    'for (const b of a) f(b);',
    'class A {}',
    'var b = { a };',
    'var b = { [a]: 1 };',
    'var b = { a() {} };',
    'function* f() {}',
    'try { f(); } catch { g(); }',
    'var b = 1n;',
    'var b = /a/u;',
    '[a, b] = c;',
    "import a from 'b';",
    'export const a = 1;',
  ])('the syntax check refuses what the runtime of the edge cannot parse: %s', (code) => {
    expect(unsupportedIn(code)).not.toEqual([]);
  });
});

describe.each(deployedStages)('functions at the edge of the stage %s', (stage) => {
  const { ofType } = synthesisOf(stage);
  const functions = ofType('AWS::CloudFront::Function');
  const config: Json = ofType('AWS::CloudFront::Distribution')[0]!.properties.DistributionConfig;
  const codeOf = (behavior: Json): string => {
    const [{ FunctionARN }] = behavior.FunctionAssociations;
    return functions.find(({ id }) => id === referred(FunctionARN))!.properties.FunctionCode;
  };
  /** As at the edge: the text alone, with the language and nothing of Node around it. */
  const run = (code: string, uri: string, headers: Request['headers'] = {}): Request => {
    const event = JSON.stringify({ viewer: { ip: '203.0.113.7' }, request: { uri, headers } });
    return JSON.parse(runInNewContext(`${code}; JSON.stringify(handler(${event}))`, Object.create(null)));
  };
  const api = codeOf(config.CacheBehaviors[0]);
  const page = codeOf(config.DefaultCacheBehavior);

  it.each(functions)('the edge function $id uses only what cloudfront-js-2.0 supports, and fits in 10 KB', ({ properties }) => {
    expect(properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
    expect(properties.AutoPublish).toBe(true);
    expect(unsupportedIn(properties.FunctionCode)).toEqual([]);
    expect(Buffer.byteLength(properties.FunctionCode)).toBeLessThan(10_240);
  });

  it.each([
    ['/v1/bcp/', '/v1/bcp'],
    ['/v1/bcp', '/v1/bcp'],
    ['/v1/bcp/7/employees//', '/v1/bcp/7/employees'],
  ])('edge functions pass %s to the API as %s', (uri, trimmed) => {
    expect(run(api, uri).uri).toBe(trimmed);
  });

  it("edge functions pass the viewer's address to the API, whatever the caller claims", () => {
    const { headers } = run(api, '/v1/bcp', { 'x-viewer-ip': { value: '198.51.100.1' }, accept: { value: 'text/html' } });
    expect(headers).toEqual({ 'x-viewer-ip': { value: '203.0.113.7' }, accept: { value: 'text/html' } });
  });

  it.each([
    ['/', '/login.html'],
    ['/sample/bcp_Harbor_Bakery_quick.pdf', '/sample/bcp_Harbor_Bakery_quick.pdf'],
    ['/pricing/', '/index.html'],
    ['/dashboard', '/index.html'],
    ['/reset-password/q3-x_Z', '/index.html'],
    ['/v1.2/about', '/index.html'],
    ['/assets/index-4f2a.js', '/assets/index-4f2a.js'],
    ['/config.json', '/config.json'],
  ])('edge functions answer the page %s with %s', (uri, file) => {
    expect(run(page, uri).uri).toBe(file);
  });

  it.each(PUBLIC_PAGES)('edge functions answer the public page %s with its own file', (name) => {
    expect(run(page, pathOf(name)).uri).toBe(`/${fileOfPage(name)}`);
  });
});
