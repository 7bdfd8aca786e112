import { signedIn } from '#infra/local/seed/accounts.ts';
import type { SeedContext } from '#infra/local/seed/context.ts';
import { harborBakery } from './content.ts';
import { employees, providers } from './people.ts';
import { listTests } from './tests.ts';

export const writeHarborBakery = async (context: SeedContext): Promise<void> => {
  const { bcp, evidence, people } = await signedIn(context, 'premium');
  const { id } = await bcp.create({ body: harborBakery.business });
  const params = { id };
  await bcp.update({ params, body: harborBakery.laterSteps });
  for (const body of employees) await people.createEmployee({ params, body });
  for (const body of providers) await people.createProvider({ params, body });
  for (const body of listTests(new Date())) await evidence.create({ params, body });
  await bcp.update({ params, body: { status: 'completed' } });
};
