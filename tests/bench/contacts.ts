/** How long a customer waits for contacts, over HTTP against a whole local run: few of them, and as many as an account holds. */
import { startLocalRun } from '#tests/support/local-run.ts';
import { type Person, signInDemo } from '#tests/support/people.ts';
import { median } from './statistics.ts';

export interface ContactsFigure {
  contacts: number;
  /** Milliseconds from call to answer. */
  firstPage: number;
  lastPage: number;
  search: number;
  /** Of a file with 1,000 rows; null where none was imported. */
  import: number | null;
}

const CONTACTS = 10_000;
const ROWS = 1_000;
const REPEATS = 7;

const clock = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const repeat = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let at = 0; at < REPEATS; at++) times.push(await clock(work));
  return median(times);
};

const measureReads = async ({ client }: Person): Promise<Omit<ContactsFigure, 'import'>> => {
  const list = (query: { page?: number; before?: string; search?: string }) => client.crisisCommunication.list({ query });
  const { total, total_pages } = await list({});
  const { contacts } = await client.crisisCommunication.directory({ query: {} });
  const before = String(contacts.at(total % 10 || 10)?.id ?? contacts.at(-1)!.id);
  return {
    contacts: total,
    firstPage: await repeat(() => list({})),
    lastPage: await repeat(() => list({ page: total_pages, before })),
    search: await repeat(() => list({ search: 'p99' })),
  };
};

export const measureContacts = async (): Promise<ContactsFigure[]> => {
  const run = await startLocalRun({ name: 'bench-contacts' });
  process.env.KEELHOUSE_ORIGIN = run.origin;
  try {
    const person = await signInDemo('gold');
    const importFile = async (file: number, rows: number): Promise<void> => {
      const lines = Array.from({ length: rows }, (_, n) => `P${file}-${n},Lund,p${n}@acme.example,206-555-0100,Night shift`);
      const csv_data = Buffer.from(['first_name,last_name,email,phone,notes', ...lines].join('\n')).toString('base64');
      await person.client.crisisCommunication.bulkImport({ body: { csv_data } });
    };
    const { total } = await person.client.crisisCommunication.list({ query: {} });
    await importFile(0, 10 - total);
    const few: ContactsFigure = { ...(await measureReads(person)), import: null };
    const imports: number[] = [];
    for (let held = 10, file = 1; held < CONTACTS; file++) {
      const rows = Math.min(ROWS, CONTACTS - held);
      imports.push(await clock(() => importFile(file, rows)));
      held += rows;
    }
    return [few, { ...(await measureReads(person)), import: median(imports) }];
  } finally {
    await run.stop();
  }
};
