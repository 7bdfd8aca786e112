import { defineTraits } from './trait.ts';

export const foodTraits = defineTraits({
  kitchen: { fact: 'cooks food for the public' },
  'cold-chain': { fact: 'keeps food or medicine cold' },
  'baking-ovens': { fact: 'bakes in ovens' },
  brewing: { fact: 'brews or distills' },
  alcohol: { fact: 'sells or serves alcohol' },
  'food-manufacturing': { fact: 'makes packaged food' },
  catering: { fact: 'cooks for events elsewhere' },
  slaughter: { fact: 'slaughters or processes meat' },
  shellfish: { fact: 'grows or harvests shellfish' },
  'fresh-produce': { fact: 'packs fresh produce' },
});
