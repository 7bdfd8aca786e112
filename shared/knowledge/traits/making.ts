import { defineTraits } from './trait.ts';

export const makingTraits = defineTraits({
  'machine-tools': { fact: 'cuts metal or wood on machines' },
  'production-line': { fact: 'makes goods on a line' },
  'combustible-dust': { fact: 'makes dust that explodes' },
  boilers: { fact: 'runs boilers or pressure tanks' },
  'process-chemicals': { fact: 'holds ammonia or other process-safety chemicals' },
  'flammable-liquids': { fact: 'stores flammable liquids' },
  furnaces: { fact: 'melts or heat-treats' },
  'dye-house': { fact: 'dyes or finishes textiles' },
  'clean-process': { fact: 'needs a clean or sterile process' },
  'lot-traceability': { fact: 'must trace every lot' },
  'customer-approval': { fact: 'ships only from approved sites and processes' },
  'molds-and-dies': { fact: 'owns molds, dies or patterns' },
  printing: { fact: 'prints' },
  batteries: { fact: 'stores large lithium batteries' },
});
