/** Sums what the store reports of the calls between two looks: units, and round trips in sequence. */
interface Consumed {
  CapacityUnits?: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
}
interface Trip {
  from: number;
  to: number;
}

const READS = /^(Get|Query|BatchGet|TransactGet|Scan)/;

export const createLedger = () => {
  let read = 0;
  let write = 0;
  let trips: Trip[] = [];
  const note = (command: string, consumed: Consumed | Consumed[] | undefined): void => {
    if (command.startsWith('Scan')) throw new Error('A Scan reads everything there is');
    for (const capacity of [consumed ?? []].flat()) {
      const units = capacity.CapacityUnits ?? 0;
      if (READS.test(command)) read += capacity.ReadCapacityUnits ?? units;
      else write += capacity.WriteCapacityUnits ?? units;
    }
  };
  return {
    middleware:
      (
        next: (args: { input: Record<string, unknown> }) => Promise<{ output: { ConsumedCapacity?: Consumed | Consumed[] } }>,
        context: { commandName: string },
      ) =>
      async (args: { input: Record<string, unknown> }) => {
        const from = performance.now();
        try {
          const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
          note(context.commandName, result.output.ConsumedCapacity);
          return result;
        } finally {
          trips.push({ from, to: performance.now() });
        }
      },
    reset: () => {
      read = 0;
      write = 0;
      trips = [];
    },
    sums: () => ({ read, write, roundTrips: sequential(trips) }),
  };
};

/** The longest chain of calls that did not overlap: a call that began after another ended had to wait for it. */
const sequential = (trips: Trip[]): number => {
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...trips].sort((a, b) => a.to - b.to)) {
    if (from < end) continue;
    count += 1;
    end = to;
  }
  return count;
};
