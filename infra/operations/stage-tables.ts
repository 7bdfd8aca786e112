import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { TableName } from '#functions/data/keys.ts';

export interface TableNames {
  core: string;
  audit: string;
}

/** Where a stage keeps what must not be lost. */
export interface Places {
  tableNames: Record<TableName, string>;
  userPoolId: string;
  stripeSecretArn: string;
}

const readOutput = (stage: string, outputsFile: string) => {
  const outputs = JSON.parse(readFileSync(outputsFile, 'utf8'))[`keelhouse-${stage}-state`] as Record<string, string> | undefined;
  return (name: string): string => {
    const value = outputs?.[name];
    if (!value) throw new Error(`${outputsFile} names no ${name} of the stage ${stage}`);
    return value;
  };
};

/** From the file that `cdk deploy --outputs-file` wrote. */
export const findPlaces = (stage: string, outputsFile: string): Places => {
  const output = readOutput(stage, outputsFile);
  return {
    userPoolId: output('UserPoolId'),
    stripeSecretArn: output('StripeSecretArn'),
    tableNames: {
      core: output('CoreTable'),
      payments: output('PaymentsTable'),
      audit: output('AuditTable'),
      catalog: output('CatalogTable'),
      ephemeral: output('EphemeralTable'),
    },
  };
};

const findTables = (stage: string | undefined, outputsFile: string): TableNames => {
  if (!stage) throw new Error('Name --stage, or the tables with --table and --audit-table');
  const output = readOutput(stage, outputsFile);
  return { core: output('CoreTable'), audit: output('AuditTable') };
};

/** Prints what a command answers, or in one sentence why it could not. */
export const runCommand = async (run: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};

/** Runs a command for the account and the tables that its arguments name. */
export const runForAccount = (run: (tables: TableNames, email: string) => Promise<string>): Promise<void> =>
  runCommand(async () => {
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
    return run(tables, email);
  });
