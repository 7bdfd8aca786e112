import type { LocalRun } from '#infra/local/run.ts';

export const consolePage = (_run: LocalRun): string => '<!doctype html>';
