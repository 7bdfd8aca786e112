import * as z from 'zod';
import { vaultNames } from '#infra/stacks/backup.ts';
import type { Stage } from '#infra/stages.ts';
import type { AskAws } from './aws-cli.ts';
import { type Finding, ok, warn } from './finding.ts';

/** All but `ephemeral`. */
const TABLES = 4;
/** One is made every day; a copy needs some hours. */
const MAX_AGE_HOURS = 48;

const Points = z.object({ RecoveryPoints: z.array(z.object({ ResourceArn: z.string(), Status: z.string() })) });

/** Asked only where the plan exists. Nothing here stops a deployment, which may be what mends it. */
export const checkBackups = async (aws: AskAws, stage: Stage, now: Date): Promise<Finding[]> => {
  if (!stage.backup) return [];
  const after = new Date(now.getTime() - MAX_AGE_HOURS * 3_600_000).toISOString();
  const { first, second } = vaultNames(stage.name);
  const check = async (vault: string, region: string): Promise<Finding> => {
    const range = ['--backup-vault-name', vault, '--by-created-after', after];
    const { RecoveryPoints } = await aws(Points, region, 'backup', 'list-recovery-points-by-backup-vault', ...range);
    const tables = new Set(RecoveryPoints.filter(({ Status }) => Status === 'COMPLETED').map(({ ResourceArn }) => ResourceArn));
    return tables.size >= TABLES
      ? ok(`The vault ${vault} in ${region} has fresh copies of ${tables.size} tables`)
      : warn(
          `The vault ${vault} in ${region} has copies of ${tables.size} of ${TABLES} tables from the last ${MAX_AGE_HOURS} hours`,
          'AWS Backup, Jobs, says why; the runbook, "backup-failed". Nothing is wrong in the first two days of a stage.',
        );
  };
  return Promise.all([check(first, stage.region), check(second, stage.backup.copyRegion)]);
};
