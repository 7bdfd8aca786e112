/**
 * Synthesizes the stage `local` in this process and hands out its templates, resource by resource. CDK takes longer than
 * everything else of a start together, so templates are kept as long as nothing changes that they are made of.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '#infra/local/settings.ts';
import { filesUnder } from '#infra/local/source-files.ts';
import { type Stage, stages } from '#infra/stages.ts';

export interface Resource {
  stack: string;
  /** Logical id within the stack. */
  id: string;
  type: string;
  properties: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

export interface Template {
  stack: string;
  resources: Resource[];
  /** Values that other stacks import, by export name. */
  exports: Record<string, unknown>;
}

interface RawTemplate {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown>; Metadata?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
}

const read = (stack: string, raw: RawTemplate): Template => ({
  stack,
  resources: Object.entries(raw.Resources ?? {}).map(([id, { Type, Properties = {}, Metadata = {} }]) => ({
    stack,
    id,
    type: Type,
    properties: Properties,
    metadata: Metadata,
  })),
  exports: Object.fromEntries(
    Object.values(raw.Outputs ?? {}).flatMap(({ Value, Export }) => (Export ? [[Export.Name, Value] as const] : [])),
  ),
});

/** What the stacks import: themselves, the contract, and the names of keys and variables. */
const SOURCES = [
  'infra/app.ts',
  'infra/stages.ts',
  'infra/stacks',
  'infra/constructs',
  'shared',
  'functions/data/keys.ts',
  'functions/runtime/env.ts',
  'package-lock.json',
];

const fingerprint = (stage: Stage): string => {
  const hash = createHash('sha256').update(JSON.stringify(stage));
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(file).update(readFileSync(join(repository, file)));
  return hash.digest('hex');
};

const build = async (stage: Stage): Promise<Template[]> => {
  const { buildApp } = await import('#infra/app.ts');
  const assembly = buildApp(stage, { bundling: false }).synth();
  return assembly.stacks.map((stack) => read(stack.stackName, stack.template as RawTemplate));
};

/** The templates as they would be deployed. Only the site's address follows the port, so a change of it needs no synthesis. */
export const synthesize = async (siteUrl: string): Promise<{ stage: Stage; templates: Template[] }> => {
  const stage: Stage = { ...stages.local, siteUrl };
  const atPort = (templates: Template[]): Template[] =>
    JSON.parse(JSON.stringify(templates).replaceAll(stages.local.siteUrl, siteUrl));
  const kept = join(repository, '.local/templates.json');
  const made = fingerprint(stages.local);
  if (existsSync(kept)) {
    const known = JSON.parse(readFileSync(kept, 'utf8')) as { made: string; templates: Template[] };
    if (known.made === made) return { stage, templates: atPort(known.templates) };
  }
  const templates = await build(stages.local);
  mkdirSync(join(repository, '.local'), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify({ made, templates }));
  renameSync(`${kept}.${process.pid}`, kept);
  return { stage, templates: atPort(templates) };
};
