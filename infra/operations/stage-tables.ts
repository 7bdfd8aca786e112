import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface TableNames {
  core: string;
  audit: string;
}

/** From the file that `cdk deploy --outputs-file` wrote. */
const findTables = (stage: string | undefined, outputsFile: string): TableNames => {
  if (!stage) throw new Error('Name --stage, or the tables with --table and --audit-table');
  const outputs = JSON.parse(readFileSync(outputsFile, 'utf8'))[`keelhouse-${stage}-state`] as Record<string, string> | undefined;
  if (!outputs?.CoreTable || !outputs.AuditTable)
    throw new Error(`${outputsFile} names no CoreTable and AuditTable of the stage ${stage}`);
  return { core: outputs.CoreTable, audit: outputs.AuditTable };
};

/** Runs a command for the account and the tables that its arguments name, and prints what it answers. */
export const runForAccount = async (run: (tables: TableNames, email: string) => Promise<string>): Promise<void> => {
  try {
    const { values } = parseArgs({
      options: {
        stage: { type: 'string' },
        email: { type: 'string' },
        outputs: { type: 'string', default: 'outputs.json' },
        table: { type: 'string' },
        'audit-table': { type: 'string' },
      },
    });
    const { email, table: core, 'audit-table': audit } = values;
    if (!email) throw new Error('Name the account with --email');
    const tables = core && audit ? { core, audit } : findTables(values.stage, values.outputs);
    process.stdout.write(`${await run(tables, email)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
