export interface Check {
  name: string;
  /** Throws where something is not as it should be. */
  run(): Promise<void>;
}

export interface Outcome {
  name: string;
  problem: string | null;
}

export const expectEqual = (what: string, found: unknown, wanted: unknown): void => {
  if (found !== wanted) throw new Error(`${what}: ${JSON.stringify(found) ?? 'nothing'} instead of ${JSON.stringify(wanted)}`);
};

/** In order, each to its end: one that fails keeps no other from being looked at. */
export const runChecks = async (checks: Check[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { name, run } of checks) {
    const problem = await run().then(
      () => null,
      (error: Error) => [error.message, (error.cause as Error | undefined)?.message].filter(Boolean).join(': '),
    );
    outcomes.push({ name, problem });
  }
  return outcomes;
};
