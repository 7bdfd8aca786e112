/**
 * The way of a commit to its customers, in the same steps on every host:
 *
 *     npm run deliver -- check
 *     npm run deliver -- preview --stage prod
 *     npm run deliver -- deploy --stage staging
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stageNamed } from '#infra/stages.ts';
import { listSteps, type RunStep, runSteps, TASKS, type Task } from './steps.ts';

/** What a run leaves to be kept with the release. */
const FOLDER = '.delivery';

const run: RunStep = ({ command: [program, ...args], keptAs }) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['inherit', keptAs ? 'pipe' : 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
    if (!keptAs) return;
    mkdirSync(FOLDER, { recursive: true });
    child.stdout!.pipe(createWriteStream(join(FOLDER, keptAs)));
  });

const { values, positionals } = parseArgs({ options: { stage: { type: 'string' } }, allowPositionals: true });
const task = positionals[0] as Task;
if (!TASKS.includes(task)) throw new Error(`Say what to do: ${TASKS.join(', ')}`);
const steps = listSteps(task, values.stage ? stageNamed(values.stage) : null);
process.exitCode = await runSteps(steps, run, (line) => process.stdout.write(`${line}\n`));
