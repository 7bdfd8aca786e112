import { defineTraits } from './trait.ts';

export const guestsTraits = defineTraits({
  'overnight-guests': { fact: 'has guests who sleep there' },
  pool: { fact: 'runs a pool or spa' },
  tables: { fact: 'serves guests at tables' },
  'counter-sales': { fact: 'sells at a counter' },
  'perishable-stock': { fact: 'sells goods that spoil' },
  'seasonal-stock': { fact: 'earns most of its year in one season' },
  'web-shop': { fact: 'sells on the web' },
  'cash-business': { fact: 'takes in cash' },
  'high-value-stock': { fact: 'stocks goods worth stealing' },
  'fuel-retail': { fact: 'sells motor fuel' },
  firearms: { fact: 'sells firearms' },
  appointments: { fact: 'works by appointment' },
  'vehicle-repair': { fact: 'repairs vehicles' },
  'vehicle-sales': { fact: 'sells vehicles' },
  'paint-booth': { fact: 'sprays paint or finishes' },
  'outdoor-guides': { fact: 'leads people outdoors' },
  'rides-and-lifts': { fact: 'runs lifts or rides' },
  'human-remains': { fact: 'cares for the dead' },
  'laundry-plant': { fact: 'washes with heat and chemicals' },
});
