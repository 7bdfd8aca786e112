/** How long an answer of the built-in knowledge takes: the first of a process, with all that it loads, and later ones. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunction } from '#infra/constructs/bundle.ts';
import { median } from './statistics.ts';

export interface KnowledgeFigure {
  kind: string;
  firstMs: number;
  medianMs: number;
}

const KINDS = ['suggest-risks', 'suggest-context', 'suggest-mitigations', 'analyze', 'analyze-form', 'scenarios'];
const PROCESSES = 7;

export const measureKnowledge = async (): Promise<KnowledgeFigure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'keelhouse-knowledge-'));
  await bundleFunction('tests/bench/servers/knowledge.ts', folder);
  const run = (kind: string) =>
    JSON.parse(execFileSync(process.execPath, [join(folder, 'index.mjs'), kind], { encoding: 'utf8' })) as KnowledgeFigure;
  const figures = KINDS.map((kind) => {
    const runs = Array.from({ length: PROCESSES }, () => run(kind));
    const middle = (key: 'firstMs' | 'medianMs') => Math.round(median(runs.map((figure) => figure[key])) * 10) / 10;
    return { kind, firstMs: middle('firstMs'), medianMs: middle('medianMs') };
  });
  rmSync(folder, { recursive: true, force: true });
  return figures;
};
