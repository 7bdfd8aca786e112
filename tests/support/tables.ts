import type { TableName } from '#functions/data/keys.ts';
import { ensureTables, type Tables } from '#infra/local/cloud/services/dynamodb.ts';
import { parseTemplates } from '#infra/local/cloud/template/parsed-template.ts';
import { METADATA_KEY, synthesize } from '#infra/local/synthesis.ts';

const NAMES: Record<string, TableName> = {
  CORE_TABLE: 'core',
  PAYMENTS_TABLE: 'payments',
  AUDIT_TABLE: 'audit',
  CATALOG_TABLE: 'catalog',
  EPHEMERAL_TABLE: 'ephemeral',
};

/**
 * The tables of the synthesized templates, so with the indexes and projections that are deployed, under the names of the
 * entity chart. Rows do not expire: tests set their own time.
 */
export const createTables = async (tables: Tables): Promise<void> => {
  const site = 'http://localhost:8080';
  const { templates } = await synthesize(site);
  const template = parseTemplates(templates, { queues: 'http://127.0.0.1:9', site }, METADATA_KEY);
  const variables = template.functions.flatMap((fn) => Object.entries(fn.variables));
  const chartName = (deployed: string): TableName =>
    NAMES[variables.find(([variable, value]) => variable in NAMES && value === deployed)?.[0] ?? '']!;
  await ensureTables(
    tables,
    template.tables.map((table) => ({ ...table, name: chartName(table.name), TimeToLiveSpecification: undefined })),
  );
};
