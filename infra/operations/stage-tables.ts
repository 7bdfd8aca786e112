import { readFileSync } from 'node:fs';

export interface TableNames {
  core: string;
  audit: string;
}

/** From the file that `cdk deploy --outputs-file` wrote. */
export const findTables = (stage: string | undefined, outputsFile: string): TableNames => {
  if (!stage) throw new Error('Name --stage, or the tables with --table and --audit-table');
  const outputs = JSON.parse(readFileSync(outputsFile, 'utf8'))[`keelhouse-${stage}-state`] as Record<string, string> | undefined;
  if (!outputs?.CoreTable || !outputs.AuditTable)
    throw new Error(`${outputsFile} names no CoreTable and AuditTable of the stage ${stage}`);
  return { core: outputs.CoreTable, audit: outputs.AuditTable };
};
