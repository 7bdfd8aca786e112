/** A world for measuring: the tables of the synthesized templates on a dynoxide of its own, in a folder that goes away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTables, startTables } from '#infra/local/cloud/services/dynamodb.ts';
import { type LambdaFunction, parseTemplates } from '#infra/local/cloud/template/parsed-template.ts';
import { METADATA_KEY, synthesize } from '#infra/local/synthesis.ts';

export interface BenchWorld {
  functions: LambdaFunction[];
  /** The environment a handler needs to find its tables. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

const SITE = 'http://localhost:8080';

export const startWorld = async (): Promise<BenchWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'keelhouse-bench-'));
  const { templates } = await synthesize(SITE);
  const world = parseTemplates(templates, { queues: 'http://127.0.0.1:9', site: SITE }, METADATA_KEY);
  const tables = await startTables(folder);
  await ensureTables(tables, world.tables);
  const variables = Object.assign({}, ...world.functions.map((fn) => fn.variables)) as Record<string, string>;
  return {
    functions: world.functions,
    environment: {
      ...variables,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: tables.url,
    },
    stop: async () => {
      await tables.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
