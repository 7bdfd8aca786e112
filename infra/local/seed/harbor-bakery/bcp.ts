import { signedIn } from '#infra/local/seed/accounts.ts';
import type { SeedContext } from '#infra/local/seed/context.ts';
import { business, impacts, risks } from './business.ts';
import { itSystems, keySuppliers } from './dependencies.ts';
import { criticalFunctions } from './functions.ts';
import { mitigations } from './mitigations.ts';
import { employees, providers } from './people.ts';

export const writeHarborBakery = async (context: SeedContext): Promise<void> => {
  const { bcp, people } = await signedIn(context, 'premium');
  const { id } = await bcp.create({ body: business });
  const params = { id };
  await bcp.update({
    params,
    body: {
      ...risks,
      ...impacts,
      critical_functions: criticalFunctions,
      key_suppliers: keySuppliers,
      it_systems: itSystems,
      mitigations,
    },
  });
  for (const body of employees) await people.createEmployee({ params, body });
  for (const body of providers) await people.createProvider({ params, body });
  await bcp.update({ params, body: { status: 'completed' } });
};
