/**
 * Synthesizes the stage `local` in this process. CDK dominates startup time, so templates are cached until a
 * source changes.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Stage, stages } from '#infra/stages.ts';
import { readTemplate, type Template } from './cloud/template/template.ts';
import { repository } from './settings.ts';

export const METADATA_KEY = 'keelhouse';

const MADE = ['dist'];

export const filesUnder = (path: string): string[] => {
  const here = join(repository, path);
  if (statSync(here).isFile()) return [path];
  return readdirSync(here)
    .filter((name) => !MADE.includes(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

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
  return assembly.stacks.map((stack) => readTemplate(stack.stackName, stack.template));
};

/** The site's address is substituted afterwards, so that a new port needs no synthesis. */
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
