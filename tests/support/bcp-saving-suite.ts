/** What saving a BCP guarantees. The real API and the fake one of the screens are held to the same list. */
import { describe, expect, it } from 'vitest';
import type { Bcp, BcpPart, BcpSaved, BcpUpdate } from '#shared/domain/bcp/bcp.ts';

export interface BcpServer {
  create(body: BcpPart, idempotencyKey: string): Promise<Bcp>;
  /** Throws `{ status, body }` where it is refused. */
  update(id: number, body: BcpUpdate): Promise<BcpSaved>;
}

const acme: BcpPart = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const functions = (name: string) => ({ critical_functions: [{ id: 'f', name }] }) as BcpUpdate;

export const describeBcpSaving = (name: string, openServer: () => BcpServer): void => {
  const begin = async () => {
    const server = openServer();
    const bcp = await server.create(acme, crypto.randomUUID());
    const save = (body: BcpUpdate) => server.update(bcp.id, body);
    const refuse = (body: BcpUpdate) =>
      save(body).then(
        () => expect.fail('The save was not refused'),
        (refusal: { status: number; body?: unknown }) => refusal,
      );
    return { server, bcp, save, refuse };
  };

  describe(name, () => {
    it(`${name}: a creation that is repeated with its idempotency key answers the same BCP`, async () => {
      const server = openServer();
      const key = crypto.randomUUID();
      const first = await server.create(acme, key);
      expect((await server.create(acme, key)).id).toBe(first.id);
      expect((await server.create(acme, crypto.randomUUID())).id).not.toBe(first.id);
    });

    it(`${name}: a save answers the fields it wrote and raises the version of their section alone`, async () => {
      const { bcp, save } = await begin();
      const saved = await save(functions('Sales'));
      expect(saved).toMatchObject({ id: bcp.id, ...functions('Sales') });
      expect(saved.versions).toEqual({ ...bcp.versions, functions: bcp.versions.functions! + 1 });
    });

    it(`${name}: a save of stored content raises no version`, async () => {
      const { save } = await begin();
      const first = await save(functions('Sales'));
      expect((await save(functions('Sales'))).versions).toEqual(first.versions);
    });

    it(`${name}: a save on an older version answers 409 with the section, its versions and its current content`, async () => {
      const { bcp, save, refuse } = await begin();
      const { versions } = await save(functions('Theirs'));
      const refusal = await refuse({ ...functions('Mine'), versions: bcp.versions });
      expect(refusal.status).toBe(409);
      expect(refusal.body).toMatchObject({ section: 'functions', versions, current: functions('Theirs') });
    });

    it(`${name}: a refused save writes none of its sections`, async () => {
      const { bcp, save, refuse } = await begin();
      const { versions } = await save(functions('Theirs'));
      await refuse({ ...functions('Mine'), rpo: '1-hour', versions: bcp.versions });
      expect((await save({ rpo: '4-hours', versions })).versions).toEqual({ ...versions, impacts: versions.impacts! + 1 });
    });

    it(`${name}: an older version of a section that is not written is ignored`, async () => {
      const { bcp, save } = await begin();
      await save(functions('Theirs'));
      expect(await save({ rpo: '1-hour', versions: bcp.versions })).toMatchObject({ rpo: '1-hour' });
    });

    it(`${name}: without versions the last write of a section wins`, async () => {
      const { save } = await begin();
      await save(functions('First'));
      expect(await save(functions('Last'))).toMatchObject(functions('Last'));
    });

    it(`${name}: a text over its limit answers 422 and changes nothing`, async () => {
      const { bcp, save, refuse } = await begin();
      expect((await refuse({ financial_impact_description: 'x'.repeat(20_001) })).status).toBe(422);
      expect((await save({})).versions).toEqual(bcp.versions);
    });

    it(`${name}: a save with the status completed completes a BCP`, async () => {
      const { save } = await begin();
      expect(await save({ rpo: '1-hour', status: 'completed' })).toMatchObject({ status: 'completed', rpo: '1-hour' });
    });
  });
};
