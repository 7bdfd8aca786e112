import { defineTraits } from './trait.ts';

export const officeTraits = defineTraits({
  'client-deadlines': { fact: 'has deadlines in court or with agencies' },
  'sealed-documents': { fact: 'signs or seals work as a licensed professional' },
  'licensed-person': { fact: 'needs a licensed person present' },
  'remote-staff': { fact: 'has staff who work from home' },
  'many-branches': { fact: 'works at many locations' },
  'one-location': { fact: 'works at one location only' },
  projects: { fact: 'sells projects by the hour' },
  staffing: { fact: 'places temporary staff' },
  'property-management': { fact: 'manages buildings for owners' },
  'rents-units': { fact: 'rents storage or space by the unit' },
  guards: { fact: 'guards people or property' },
  'cleaning-crews': { fact: 'cleans buildings' },
  events: { fact: 'plans events' },
  'media-files': { fact: 'makes photos, video or designs' },
  'samples-testing': { fact: 'tests samples for clients' },
  'original-papers': { fact: 'keeps original papers of clients' },
});
