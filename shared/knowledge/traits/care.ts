import { defineTraits } from './trait.ts';

export const careTraits = defineTraits({
  'treats-patients': { fact: 'treats patients' },
  dialysis: { fact: 'runs treatments that need clean water and power all the time' },
  'controlled-substances': { fact: 'handles controlled substances' },
  prescriptions: { fact: 'dispenses prescriptions' },
  surgery: { fact: 'operates on patients or animals' },
  'medical-imaging': { fact: 'takes X-rays or scans' },
  'lab-specimens': { fact: 'keeps or tests specimens' },
  'home-visits': { fact: 'cares for people in their homes' },
  'resident-care': { fact: 'cares for residents who sleep there' },
  'behavioral-health': { fact: 'treats mental illness or addiction' },
  ambulances: { fact: 'answers emergency calls with ambulances' },
  'medical-gas': { fact: 'uses oxygen or medical gases' },
  vaccines: { fact: 'stores vaccines' },
  'animals-in-care': { fact: 'has animals in its care' },
  'insurance-claims': { fact: 'is paid by health insurers' },
});
