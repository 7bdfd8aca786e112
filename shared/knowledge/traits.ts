import { airAndWaterTraits } from './traits/air-and-water.ts';
import { animalTraits } from './traits/animals.ts';
import { audiencesTraits } from './traits/audiences.ts';
import { buildingTraits } from './traits/building.ts';
import { careTraits } from './traits/care.ts';
import { careServicesTraits } from './traits/care-services.ts';
import { clientTraits } from './traits/clients.ts';
import { communityTraits } from './traits/community.ts';
import { contractingTraits } from './traits/contracting.ts';
import { energyTraits } from './traits/energy.ts';
import { foodTraits } from './traits/food.ts';
import { groveTraits } from './traits/groves.ts';
import { guestsTraits } from './traits/guests.ts';
import { kitchenTraits } from './traits/kitchens.ts';
import { landTraits } from './traits/land.ts';
import { livingTraits } from './traits/living.ts';
import { makingTraits } from './traits/making.ts';
import { medicinesTraits } from './traits/medicines.ts';
import { moneyTraits } from './traits/money.ts';
import { officeTraits } from './traits/office.ts';
import { proceduresTraits } from './traits/procedures.ts';
import { processTraits } from './traits/processes.ts';
import { publicTraits } from './traits/public.ts';
import { roadTraits } from './traits/roads.ts';
import { storesTraits } from './traits/stores.ts';
import { studentsTraits } from './traits/students.ts';
import { technologyTraits } from './traits/technology.ts';
import type { Trait } from './traits/trait.ts';
import { transportTraits } from './traits/transport.ts';
import { utilitiesTraits } from './traits/utilities.ts';
import { vehiclesTraits } from './traits/vehicles.ts';
import { watersTraits } from './traits/waters.ts';

export const traits = {
  ...careTraits,
  ...proceduresTraits,
  ...medicinesTraits,
  ...livingTraits,
  ...careServicesTraits,
  ...publicTraits,
  ...utilitiesTraits,
  ...communityTraits,
  ...audiencesTraits,
  ...studentsTraits,
  ...foodTraits,
  ...kitchenTraits,
  ...landTraits,
  ...groveTraits,
  ...animalTraits,
  ...watersTraits,
  ...guestsTraits,
  ...clientTraits,
  ...storesTraits,
  ...vehiclesTraits,
  ...makingTraits,
  ...processTraits,
  ...buildingTraits,
  ...contractingTraits,
  ...energyTraits,
  ...transportTraits,
  ...roadTraits,
  ...airAndWaterTraits,
  ...moneyTraits,
  ...technologyTraits,
  ...officeTraits,
};
export type TraitId = keyof typeof traits;

export const traitOf = (id: TraitId): Trait => traits[id];
