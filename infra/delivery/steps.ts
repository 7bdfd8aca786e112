import type { Stage } from '#infra/stages.ts';

export const TASKS = ['check', 'preview', 'deploy'] as const;
export type Task = (typeof TASKS)[number];

export interface Step {
  what: string;
  command: readonly [string, ...string[]];
  /** Where its output is kept instead of being shown. */
  keptAs?: string;
}

const npm = (...args: string[]): Step['command'] => ['npm', 'run', '--silent', ...args];

const checks: Step[] = [
  { what: 'All checks and tests', command: ['npm', 'test'] },
  { what: 'Known weaknesses of packages, high or worse', command: ['npm', 'audit', '--audit-level=high'] },
  { what: 'Bill of materials', command: ['npm', 'sbom', '--sbom-format', 'cyclonedx'], keptAs: 'sbom.cdx.json' },
];

const diff = (stage: Stage): Step => ({
  what: `What ${stage.name} would change`,
  command: ['npx', '--no-install', 'cdk', 'diff', '--all', '--context', `stage=${stage.name}`, '--method', 'template'],
});

const examine = (stage: Stage): Step => ({
  what: `What ${stage.name} needs`,
  command: npm('doctor', '--', '--stage', stage.name),
});

const rollOut = (stage: Stage): Step => ({
  what: `Deployment of ${stage.name}`,
  // Somebody has approved the difference before, where the stage asks for it.
  command: ['npx', '--no-install', 'cdk', 'deploy', '--all', '--context', `stage=${stage.name}`, '--require-approval', 'never'],
});

const tryOut = (stage: Stage): Step => ({
  what: `Smoke test of ${stage.name}`,
  command: npm('smoke', '--', '--url', stage.siteUrl, '--stage', stage.name),
});

/** `check` is of the commit; the others are of a stage. */
export const listSteps = (task: Task, stage: Stage | null): Step[] => {
  if (task === 'check') return checks;
  if (!stage) throw new Error(`Name the stage: npm run deliver -- ${task} --stage staging`);
  return task === 'preview' ? [examine(stage), diff(stage)] : [examine(stage), diff(stage), rollOut(stage), tryOut(stage)];
};

export type RunStep = (step: Step) => Promise<number>;

/** Ends with the first step that fails, and answers its exit code. */
export const runSteps = async (steps: Step[], run: RunStep, say: (line: string) => void): Promise<number> => {
  for (const step of steps) {
    say(`== ${step.what}: ${step.command.join(' ')}`);
    const code = await run(step);
    if (code !== 0) {
      say(`== ${step.what} ended with ${code}; nothing after it was done`);
      return code;
    }
  }
  return 0;
};
