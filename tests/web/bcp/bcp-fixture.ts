import { type Bcp, type BcpField, BcpPart, type BcpSaved, type BcpUpdate, type Section } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { noScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { CONTENT_FIELDS, sectionsOf } from '../../../web/features/bcp-editor/state/bcp-store.ts';
import type { Draft, DraftStorage } from '../../../web/features/bcp-editor/state/drafts.ts';
import { ApiError } from '../../../web/lib/api-error.ts';

export const bakery = {
  business_name: 'Harbor Bakery',
  business_type: 'LLC',
  industry: 'Retail',
  employee_count: 12,
} satisfies Partial<WizardContent>;

export const storedBcp = (part: BcpPart = {}): Bcp => ({
  ...emptyContent,
  ...bakery,
  ...part,
  id: 12,
  status: 'draft',
  template_type: 'standard',
  created_at: '2026-11-04T09:00:00.000Z',
  updated_at: '2026-11-04T09:00:00.000Z',
  scores: noScores,
  versions: Object.fromEntries(SECTIONS.map((section) => [section, 1])),
  ai_analysis: null,
});

const refuseInvalid = (part: BcpPart): void => {
  const { error } = BcpPart.safeParse(part);
  const errors = error?.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const message = errors?.[0]?.message;
  if (message !== undefined) throw new ApiError({ status: 422, message, detail: message, errors });
};

/** Serves one BCP: refuses fields that fail the schema and stale versions, and replays a creation with a known key. */
export const fakeServer = () => {
  const created = new Map<string, Bcp>();
  let bcp: Bcp = storedBcp();
  const calls: { kind: 'create' | 'update'; body: BcpPart | BcpUpdate; key?: string }[] = [];
  const failures: (Error | 'reply lost')[] = [];
  let millis = 0;
  let running = 0;
  let most = 0;

  const onTheWay = async (): Promise<void> => {
    most = Math.max(most, ++running);
    if (millis > 0) await new Promise((done) => setTimeout(done, millis));
    running -= 1;
  };

  const failOnce = (work: () => void): void => {
    const failure = failures.shift();
    if (failure === 'reply lost') work();
    if (failure) throw failure === 'reply lost' ? new ApiError({ status: 0, message: 'Network Error' }) : failure;
  };

  return {
    calls,
    created,
    /** Failures of the next calls, in order; a lost reply is stored but not answered. */
    failNext: (...next: (Error | 'reply lost')[]) => failures.push(...next),
    bcp: () => bcp,
    /** The delay of each call, and the largest number of concurrent calls. */
    takes: (ms: number) => {
      millis = ms;
    },
    mostAtOnce: () => most,
    /** Saves a section as another tab would. */
    elsewhere: (section: Section, part: BcpPart) => {
      bcp = { ...bcp, ...part, versions: { ...bcp.versions, [section]: bcp.versions[section]! + 1 } };
    },
    create: async (body: BcpPart, key: string): Promise<Bcp> => {
      calls.push({ kind: 'create', body, key });
      await onTheWay();
      const make = () => {
        if (!created.has(key)) created.set(key, { ...storedBcp(body), id: 12 + created.size });
        bcp = created.get(key)!;
      };
      failOnce(make);
      refuseInvalid(body);
      make();
      return bcp;
    },
    update: async (_id: number, { versions = {}, status, ...part }: BcpUpdate): Promise<BcpSaved> => {
      calls.push({ kind: 'update', body: { ...part, versions, ...(status && { status }) } });
      await onTheWay();
      const fields = Object.keys(part) as BcpField[];
      const changed = sectionsOf(fields.filter((field) => JSON.stringify(part[field]) !== JSON.stringify(bcp[field])));
      const write = () => {
        const stale = changed.find((section) => versions[section] !== undefined && versions[section] !== bcp.versions[section]);
        if (stale) {
          const inSection = CONTENT_FIELDS.filter((field) => sectionsOf([field])[0] === stale);
          const current = Object.fromEntries(inSection.map((field) => [field, bcp[field]]));
          const body = { detail: 'stale', section: stale, versions: bcp.versions, current };
          throw new ApiError({ status: 409, message: 'stale', detail: 'stale', body });
        }
        const moved = Object.fromEntries(changed.map((section) => [section, bcp.versions[section]! + 1]));
        bcp = { ...bcp, ...part, ...(status === 'completed' && { status }), versions: { ...bcp.versions, ...moved } };
      };
      failOnce(write);
      refuseInvalid(part);
      write();
      return {
        ...part,
        id: bcp.id,
        status: bcp.status,
        updated_at: bcp.updated_at,
        scores: bcp.scores,
        versions: bcp.versions,
      };
    },
  };
};

export const memoryDrafts = (): DraftStorage & { all: Map<string, Draft> } => {
  const all = new Map<string, Draft>();
  return {
    all,
    list: async (prefix) => [...all].filter(([key]) => key.startsWith(prefix)),
    write: async (key, draft) => void all.set(key, structuredClone(draft)),
    remove: async (key) => void all.delete(key),
  };
};
