import { governmentOperations } from '../operations/government.ts';
import type { Industry } from './industry.ts';

export const government: Industry = {
  ...governmentOperations,
  name: 'Government',
  trade: 'a public agency',
  words:
    /\b(government|city of|county of|town of|village of|township|municipal|public works|police|fire department|sheriff|library district|housing authority|tribal|special district|public agency|borough)/,
  peak: 'Election days, tax due dates, budget adoption and the 72 hours after a disaster put every service in demand at once',
  harm: {
    financial_impact:
      'Uncollected taxes and fees, overtime and undocumented disaster cost fall on the next budget; FEMA pays only what is recorded.',
    operational_impact: 'Emergency calls, water, courts and permits lean on the same few people and one building.',
    reputational_impact: 'Residents and the press judge leadership by the first public briefing and by who was forgotten.',
    regulatory_impact:
      'Open meetings, public records, elections and water quality have dates in law that an emergency order can change only in part.',
  },
  exposure: {
    water: 'city hall, lift stations and the yard with the trucks lie along the river, and raw sewage backs up first',
    wind: 'debris blocks roads to stations, sirens and towers fall, and thousands ask for tarps and shelter',
    ground: 'stations, mains and bridges are damaged in the minutes in which most calls come',
    fire: 'evacuation orders, mutual aid and water pressure are yours to give while staff homes burn',
    cold: 'plows, warming centers and main breaks need crews on the same nights',
    heat: 'cooling centers, welfare checks and water demand rise while outdoor crews must slow',
    power: 'signals, lift stations and dispatch run on emergency power whose fuel someone must bring',
    air: 'clean-air rooms are expected within the hour, and road crews have to come inside',
    dry: 'reservoirs and hydrant pressure fall, and restrictions have to be decided, announced and enforced',
  },
  sizes: [
    [
      'With {staff} the clerk is the agency: have the mayor or chair name a deputy clerk by resolution and hold seals and passwords in two places.',
      'Sign mutual aid with county and neighbor; it is the reserve of a small town.',
    ],
    [
      'With {staff} write orders of succession three deep for elected and appointed heads, with limits of authority.',
      'Cross-train billing, dispatch and clerk desks, and keep checks and forms for a week on paper.',
    ],
    [
      'With {staff} give each department a one-page continuity annex with its essential functions and a seat in the operations center.',
      'Name a damage and cost recorder on day one; FEMA reimbursement is won with time sheets and photos.',
    ],
    [
      'With {staff} equip an alternate facility on another grid for 12-hour start and 30-day stay, and exercise a devolution.',
      'Let finance, legal and procurement pre-draft emergency orders, contracts and price caps.',
    ],
  ],
  suppliers: [
    'the fuel contract',
    'the water chemical supplier',
    'the debris and road contractors',
    'the public safety software vendor',
  ],
  insights: [
    'FEMA’s Continuity Guidance Circular asks for essential functions, succession, delegations, alternate facilities, records, communication and devolution.',
    'The Request for Public Assistance is due 30 days after your area is designated; photograph and log hours from the first crew.',
    'Mutual aid is paid for only if the agreement stood before the event.',
    'A water system serving over 3,300 people has an emergency response plan under section 2013 of America’s Water Infrastructure Act; link it.',
  ],
  duties: [
    'State open-meeting and public-record laws say how a body may meet and what must be kept in an emergency.',
    'Procurement under 2 CFR 200 holds for federal disaster money; emergency buys need written reasons.',
    'Title VI and the ADA ask for warnings and shelters that people with disabilities or little English can use.',
  ],
  risks: [
    [
      'Emergency Dispatch Outage',
      'A lost 911 trunk or console room costs minutes in which people die.',
      { like: 'Telecommunications Outage' },
    ],
    ['Water or Wastewater Failure', 'A main break or plant outage brings boil notices and closes schools and restaurants.'],
    [
      'Ransomware on Public Systems',
      'Atlanta in 2018 and Baltimore in 2019 spent tens of millions on recovery and lost weeks of services.',
    ],
    ['Resident Data Breach', 'Tax, court and police files hold what people cannot change.'],
    [
      'Loss of City Hall or Operations Center',
      'Council, clerk and operations center often share one building and one basement.',
      { like: 'Loss of Premises' },
    ],
    ['Succession and Key Personnel Gap', 'Contracts and orders wait when nobody holds delegated signature.'],
    ['Civil Unrest or Threats to Officials', 'Threats close meetings and courts and take police from other duties.'],
    ['Revenue Shortfall', 'Sales tax falls with the closed main street just as overtime rises.', { like: 'Loss of Funding' }],
    ['Fuel and Public Works Supply Chain Break', 'Salt, pipe, chlorine and diesel run out in the region together.'],
    [
      'Election Disruption',
      'Polling places without power or staff put results in doubt.',
      { like: 'Facility Loss', from: 'small' },
    ],
  ],
};
