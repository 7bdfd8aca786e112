/**
 * Brings a stage back to a time, from tables that AWS restored beside the stage's own or from exports, and makes pool, numbers and
 * payments agree with it. Says what it would do; does it with --apply. The stage is closed meanwhile (the runbook, "Restoring a stage").
 *
 *     npm run restore -- --stage prod --outputs outputs.json --point 2026-11-22T10:00:00Z
 *         --tables core=keelhouse-core-restored,catalog=… | --exports <folder with core, catalog, payments and audit> [--apply]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type TableName, tables } from '#functions/data/keys.ts';
import { openJournal, runRestore } from './restore/run.ts';
import { readExports, readTable } from './restore/sources.ts';
import type { Restore } from './restore/step.ts';
import { findPlaces, runCommand } from './stage-tables.ts';

/** All that lasts; the rest of `tables` must never come back. */
const RESTORABLE = (Object.keys(tables) as TableName[]).filter((name) => tables[name].retain);

const parseTables = (text: string, db: DynamoDBClient): Restore['sources'] =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [name, restored] = pair.split('=');
      if (!restored || !RESTORABLE.includes(name as TableName))
        throw new Error(`--tables names ${RESTORABLE.join(', ')}, each with its restored table: core=<name>`);
      return [name, () => readTable(db, restored)];
    }),
  );

const openExports = (folder: string, point: Date): Restore['sources'] => {
  const found = RESTORABLE.filter((name) => existsSync(join(folder, name)));
  if (found.length === 0) throw new Error(`${folder} has none of the folders ${RESTORABLE.join(', ')}`);
  // The trail says what happened after the point.
  return Object.fromEntries(
    found.map((name) => [name, () => readExports(join(folder, name), name, name === 'audit' ? null : point)]),
  );
};

const parsePoint = (text: string | undefined): Date => {
  const point = new Date(text ?? '');
  if (Number.isNaN(point.getTime())) throw new Error('Say --point, the time that the tables go back to: 2026-11-22T10:00:00Z');
  return point;
};

if (import.meta.main)
  await runCommand(async () => {
    const { values } = parseArgs({
      options: {
        stage: { type: 'string' },
        outputs: { type: 'string', default: 'outputs.json' },
        point: { type: 'string' },
        tables: { type: 'string' },
        exports: { type: 'string' },
        apply: { type: 'boolean', default: false },
      },
    });
    const { stage, outputs, apply } = values;
    if (!stage) throw new Error('Name the --stage');
    const point = parsePoint(values.point);
    const db = new DynamoDBClient({});
    const sources = {
      ...(values.exports ? openExports(values.exports, point) : {}),
      ...(values.tables ? parseTables(values.tables, db) : {}),
    };
    const clients = { db, doc: DynamoDBDocumentClient.from(db), userPool: new CognitoIdentityProviderClient({}) };
    const restore = { places: findPlaces(stage, outputs), point, now: new Date(), isDryRun: !apply, sources, ...clients };
    const journal = openJournal(join('.restore', `${stage}-${point.toISOString()}.json`));
    const outcomes = await runRestore(restore, journal, (line) => console.log(line));
    const problems = outcomes.at(-1)!.counts.problems ?? 0;
    if (!apply) return '\nNothing was changed: this is what --apply would do. Its checks are of what is there now.';
    if (problems > 0) throw new Error(`\n${problems} problems are left. Look at them before the stage is opened.`);
    return '\nThe stage may be opened. Then recount: the runbook, "Restoring a stage".';
  });
