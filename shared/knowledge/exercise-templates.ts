/** The templates that come with the product; nothing is written at deployment, so their ids are fixed, and staff may change each. */
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { mailboxBreach, ransomware } from './exercise-templates/cyber.ts';
import { earthquake } from './exercise-templates/earthquake.ts';
import { fire } from './exercise-templates/fire.ts';
import { flood } from './exercise-templates/flood.ts';
import { pandemic } from './exercise-templates/pandemic.ts';
import { powerOutage } from './exercise-templates/power-outage.ts';
import { supplierLoss } from './exercise-templates/supplier.ts';

export const templateSeed: readonly ExerciseTemplate[] = [
  fire,
  earthquake,
  ransomware,
  mailboxBreach,
  pandemic,
  powerOutage,
  flood,
  supplierLoss,
];
