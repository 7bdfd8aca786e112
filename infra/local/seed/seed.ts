import type { LocalRun } from '#infra/local/run.ts';
import type { World } from '#infra/local/template/world.ts';

export const seedVersion = (): string => 'x';
export const seed = async (_run: LocalRun, _world: World): Promise<void> => {};
