/** The industries, found by the offered name or by the customer's own words. */
import { agriculture } from './industries/agriculture.ts';
import { automotive } from './industries/automotive.ts';
import { construction } from './industries/construction.ts';
import { education } from './industries/education.ts';
import { energy } from './industries/energy.ts';
import { finance } from './industries/finance.ts';
import { healthcare } from './industries/healthcare.ts';
import { hospitality } from './industries/hospitality.ts';
import { houseOfWorship } from './industries/house-of-worship.ts';
import type { Industry } from './industries/industry.ts';
import { manufacturing } from './industries/manufacturing.ts';
import { retail } from './industries/retail.ts';
import { transportation } from './industries/transportation.ts';

/** In the order in which words are tried: narrow trades before wide ones. */
export const industries: readonly Industry[] = [
  houseOfWorship,
  healthcare,
  agriculture,
  hospitality,
  energy,
  construction,
  automotive,
  transportation,
  education,
  finance,
  retail,
  manufacturing,
];

const fallback = industries.find((one) => one.name === 'Other') ?? retail;
const plain = (text: string): string => text.trim().toLowerCase();

/** The industry of a business: its own name wins, then words in industry, type and name; else the one for other services. */
export const industryOf = (industry: string, ...words: string[]): Industry =>
  industries.find((one) => one !== fallback && plain(one.name) === plain(industry)) ??
  industries.find((one) => one !== fallback && one.words.test(plain([industry, ...words].join(' ')))) ??
  fallback;
