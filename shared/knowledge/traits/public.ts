import { defineTraits } from './trait.ts';

export const publicTraits = defineTraits({
  minors: { fact: 'looks after children or students under 18' },
  'residential-campus': { fact: 'houses students' },
  'licensed-ratio': { fact: 'must keep a ratio of staff to those in its care' },
  congregation: { fact: 'gathers a congregation' },
  volunteers: { fact: 'depends on volunteers' },
  donations: { fact: 'lives on donations' },
  grants: { fact: 'spends grants with conditions' },
  'public-water': { fact: 'supplies drinking water' },
  wastewater: { fact: 'treats wastewater' },
  'public-safety': { fact: 'answers emergencies for the public' },
  elections: { fact: 'runs elections' },
  'public-records': { fact: 'keeps public records' },
  'public-works': { fact: 'maintains roads and public works' },
  'public-meetings': { fact: 'decides in public meetings' },
  collections: { fact: 'keeps works of art or collections' },
  'shelters-people': { fact: 'gives people shelter or food' },
  'large-crowds': { fact: 'gathers large crowds' },
  performances: { fact: 'performs for an audience' },
});
