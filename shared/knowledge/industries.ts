import { agriculture } from './industries/agriculture.ts';
import { automotive } from './industries/automotive.ts';
import { construction } from './industries/construction.ts';
import { education } from './industries/education.ts';
import { energy } from './industries/energy.ts';
import { finance } from './industries/finance.ts';
import { government } from './industries/government.ts';
import { healthcare } from './industries/healthcare.ts';
import { hospitality } from './industries/hospitality.ts';
import { houseOfWorship } from './industries/house-of-worship.ts';
import type { Industry } from './industries/industry.ts';
import { manufacturing } from './industries/manufacturing.ts';
import { other } from './industries/other.ts';
import { retail } from './industries/retail.ts';
import { technology } from './industries/technology.ts';
import { transportation } from './industries/transportation.ts';

/** All industries, for what has to see all of them. A business loads its own (`industries/load.ts`). */
export const industries: readonly Industry[] = [
  houseOfWorship,
  healthcare,
  agriculture,
  hospitality,
  education,
  government,
  automotive,
  energy,
  construction,
  transportation,
  finance,
  technology,
  manufacturing,
  retail,
  other,
];
