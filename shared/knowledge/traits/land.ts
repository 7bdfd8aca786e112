import { defineTraits } from './trait.ts';

export const landTraits = defineTraits({
  'row-crops': { fact: 'grows field crops' },
  irrigation: { fact: 'depends on irrigation water' },
  livestock: { fact: 'keeps livestock' },
  'dairy-herd': { fact: 'milks a herd' },
  'poultry-houses': { fact: 'keeps poultry in houses' },
  greenhouse: { fact: 'grows under glass or plastic' },
  orchard: { fact: 'has an orchard or vineyard' },
  'grain-bins': { fact: 'stores grain in bins' },
  'farm-chemicals': { fact: 'stores pesticides or fertilizer' },
  'farm-labor-housing': { fact: 'houses farm workers' },
  'tidal-site': { fact: 'works on a tidal or ocean site' },
  vessels: { fact: 'operates vessels' },
  timber: { fact: 'cuts timber' },
  'sap-season': { fact: 'makes syrup in a short season' },
  horses: { fact: 'keeps horses' },
});
