import { defineTraits } from './trait.ts';

export const buildingTraits = defineTraits({
  jobsites: { fact: 'works on construction sites' },
  'hot-work': { fact: 'does hot work' },
  cranes: { fact: 'lifts with cranes' },
  'roof-work': { fact: 'works on roofs' },
  excavation: { fact: 'digs' },
  'electrical-work': { fact: 'works on electrical systems' },
  'service-calls': { fact: 'answers breakdown calls' },
  'license-holder': { fact: 'works under the license of one person' },
  'union-crew': { fact: 'works with a union crew' },
  'tower-work': { fact: 'works on towers or turbines' },
  'power-generation': { fact: 'generates or stores power' },
  'grid-operations': { fact: 'runs a power or gas grid' },
  'fuel-delivery': { fact: 'delivers fuel or propane' },
  oilfield: { fact: 'works in an oilfield' },
  'tree-work': { fact: 'cuts or trims trees' },
});
