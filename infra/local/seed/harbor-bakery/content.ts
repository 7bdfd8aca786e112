import { business, impacts, risks } from './business.ts';
import { itSystems, keySuppliers } from './dependencies.ts';
import { criticalFunctions } from './functions.ts';
import { mitigations } from './mitigations.ts';

/** What is saved after the first step. */
const laterSteps = {
  ...risks,
  ...impacts,
  critical_functions: criticalFunctions,
  key_suppliers: keySuppliers,
  it_systems: itSystems,
  mitigations,
};

/** The BCP of the demo account, and the public sample. */
export const harborBakery = { business, laterSteps };
