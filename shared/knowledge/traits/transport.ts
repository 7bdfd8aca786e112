import { defineTraits } from './trait.ts';

export const transportTraits = defineTraits({
  'motor-carrier': { fact: 'runs trucks under FMCSA rules' },
  'hazmat-freight': { fact: 'carries hazardous materials' },
  'refrigerated-freight': { fact: 'hauls refrigerated freight' },
  'school-bus': { fact: 'runs school buses' },
  'passenger-carrier': { fact: 'carries passengers by road' },
  aircraft: { fact: 'flies aircraft under 14 CFR 135' },
  'flight-training': { fact: 'trains pilots' },
  'passenger-vessels': { fact: 'carries passengers by water' },
  warehouse: { fact: 'stores goods for others' },
  dispatch: { fact: 'dispatches drivers' },
  'freight-broker': { fact: 'arranges freight it does not carry' },
  'household-moves': { fact: 'moves households' },
  towing: { fact: 'tows vehicles' },
  'small-fleet': { fact: 'depends on vans or trucks of its own' },
});
