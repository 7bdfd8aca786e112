import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { cycles, violations } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = ['shared', 'functions', 'infra', 'web'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('/dist/')),
);
const graph = new Map(sources.map((file) => [file, importsOf(root, file)]));

describe('import boundaries', () => {
  it('the import boundaries are checked for the whole product', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect([...graph.values()].flat().length).toBeGreaterThan(300);
  });

  it('the import boundaries hold in every file', () => {
    expect([...graph].flatMap(([file, imports]) => violations(file, imports)).join('\n')).toBe('');
  });

  it('the product has no import cycle', () => {
    expect(cycles(graph).map((chain) => chain.join(' -> '))).toEqual([]);
  });

  it('the folders of the BCP editor have no cycle between them', () => {
    const folderOf = (file: string): string | undefined => /^web\/features\/bcp-editor\/([^/]+)\//.exec(file)?.[1];
    const folders = new Map<string, string[]>();
    for (const [file, imports] of graph) {
      const from = folderOf(file);
      if (!from) continue;
      const others = imports.flatMap((name) => folderOf(name) ?? []).filter((to) => to !== from);
      folders.set(from, [...(folders.get(from) ?? []), ...others]);
    }
    expect([...folders.keys()]).toContain('state');
    expect(cycles(folders).map((chain) => chain.join(' -> '))).toEqual([]);
  });

  it.each([
    ['infra/local/cloud/clock.ts', "import { settings } from '../settings.ts';", /local cloud could be lifted out/],
    ['infra/local/fake-stripe/api.ts', "import { api } from '#shared/api/index.ts';", /fake Stripe could be lifted out/],
    ['shared/domain/tier.ts', "import { readFileSync } from 'node:fs';", /shared is pure/],
    ['shared/api/bcp.ts', "import { db } from '#functions/data/table.ts';", /shared is pure/],
    ['functions/api/bcp/bcps.ts', "import { login } from '#functions/api/auth/sessions.ts';", /API area/],
    ['functions/api/bcp/bcps.ts', "import { GetCommand } from '@aws-sdk/lib-dynamodb';", /API area/],
    ['functions/data/bcps.ts', "import Stripe from 'stripe';", /repositories alone/],
    ['functions/data/bcps.ts', "import { notFound } from '#functions/http/errors.ts';", /repositories alone/],
    ['functions/runtime/env.ts', "import { table } from '#functions/data/table.ts';", /runtime imports no other layer/],
    ['functions/runtime/env.ts', "import { notFound } from '#functions/http/errors.ts';", /runtime imports no other layer/],
    ['functions/http/actor.ts', "import { me } from '#functions/api/users/account.ts';", /not areas/],
    ['functions/worker/handler.ts', "import { notFound } from '#functions/http/errors.ts';", /never import the API/],
    ['functions/gateways/mail.ts', "import { notFound } from '#functions/http/errors.ts';", /gateways speak/],
    ['functions/gateways/mail.ts', "import type { Row } from '#functions/data/outbox.ts';", /gateways speak/],
    ['functions/gateways/mail.ts', "import { badRequest } from '#functions/http/errors.ts';", /gateways speak/],
    ['functions/gateways/mail.ts', "import { paymentMessages } from '#shared/messages/payment.ts';", /gateways speak/],
    ['functions/worker/handler.ts', "import { create } from '../api/bcp/bcps.ts';", /never import the API/],
    ['web/features/auth/login.tsx', "import { Wizard } from '../bcp-editor/wizard.tsx';", /never imports another feature/],
    ['web/ui/card.tsx', "import { Tier } from '#shared/domain/tier.ts';", /design system/],
    ['web/app/main.tsx', "const log = await import('#functions/runtime/log.ts');", /web and shared only/],
  ])('the import boundaries catch a violation planted in %s: %s', (file, code, rule) => {
    expect(violations(file, importsOf(root, file, code)).join()).toMatch(rule);
  });

  it('the import boundaries catch a planted cycle', () => {
    expect(
      cycles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual([['a', 'b', 'c', 'a']]);
  });

  it('only the entity chart spells keys', () => {
    const spelled = sources.filter(
      (file) => file !== 'functions/data/keys.ts' && /['"`]U#/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(spelled).toEqual([]);
  });

  it('only one file reads the wall clock', () => {
    const clocks = sources.filter(
      (file) =>
        /^(shared|functions)\//.test(file) &&
        file !== 'functions/runtime/clock.ts' &&
        /Date\.now\(\)|new Date\(\)/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(clocks).toEqual([]);
  });
});
