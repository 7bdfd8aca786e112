import { constructionOperations } from '../operations/construction.ts';
import type { Industry } from './industry.ts';

export const construction: Industry = {
  ...constructionOperations,
  name: 'Construction',
  trade: 'a contractor',
  words:
    /\b(construction|contractor|builder|building company|roofing|plumbing|electrician|hvac|excavat|concrete|carpentr|paving|remodel|architect)/,
  peak: 'The dry building season, concrete pours and the weeks before a contract’s completion date leave no slack',
  harm: {
    financial_impact:
      'Liquidated damages run per calendar day, while equipment rental and supervision cost the same on a dead site.',
    operational_impact: 'Trades follow each other: one stopped inspection or pour moves every later crew to another job.',
    reputational_impact: 'Owners and general contractors choose the next bidder by who finished after the last storm.',
    regulatory_impact: 'OSHA, erosion-control permits and prevailing-wage reports apply to a stopped site too.',
  },
  exposure: {
    water: 'excavations, formwork and stored drywall are lost, and sediment that leaves the site breaks the stormwater permit',
    wind: 'cranes, scaffolds, unbraced walls and loose sheeting become the hazard for neighbors',
    ground: 'half-braced frames and trenches are weakest, and after a quake all shoring must be inspected',
    fire: 'open wood frames burn fastest of all buildings, and evacuations close the access road',
    cold: 'concrete, masonry and asphalt cannot be placed, and heaters in enclosures start fires',
    heat: 'crews need work-rest cycles, concrete sets in the truck, and afternoon pours are canceled',
    power: 'hoists, pumps that keep excavations dry, and tool charging stop',
    air: 'outdoor crews must stop or wear respirators at posted air-quality levels, and cranes lose sight of the load',
    dry: 'dust control, compaction and curing compete for restricted water',
  },
  sizes: [
    [
      'With {staff} the owner holds the license and the bids: name a licensed contractor whom your state board accepts as a temporary qualifier for open jobs. Lending a license is illegal in most states.',
      'Keep a photo of every tool and its serial number; theft of one trailer stops a small crew.',
    ],
    [
      'With {staff} on several sites give each foreman authority to stop work, tie down and send people home.',
      'Put subcontractor phones, permits, utility emergency numbers and water shutoffs of every job in one binder per truck.',
    ],
    [
      'With {staff} write a storm plan per project with 72, 48 and 24 hour tie-down lists, priced and agreed with the owner.',
      'Line up a second superintendent per region who knows the drawings.',
    ],
    [
      'With {staff} rank projects by damages per day and life safety, and move cranes, pumps and crews by that list.',
      'Ask for joint-check and step-in agreements so that a failed key subcontractor does not stop a tower.',
    ],
  ],
  suppliers: [
    'the ready-mix plant',
    'the equipment rental house',
    'the key subcontractors',
    'the lumber, steel or pipe supplier',
  ],
  insights: [
    'Builder’s risk policies differ on flood, named storm and stored material; read the deductible per building before hurricane season.',
    'Notice clauses decide who pays for delay: most contracts want written notice of weather or suspension within a few days.',
    'Demand surge after a disaster raises labor and lumber prices; fix subcontract prices before bidding repair work.',
    'A site that is tied down, photographed and pumped dry reopens days before its neighbor.',
  ],
  duties: [
    'OSHA 29 CFR 1926.35 asks for an employee emergency action plan where a standard calls for one; 1926.651 for inspection of trenches after rain.',
    'Deaths are reported to OSHA within 8 hours, hospital stays, amputations and eye losses within 24 (29 CFR 1904.39).',
    'The stormwater permit (SWPPP) asks for inspections after rain events also when nobody works.',
  ],
  risks: [
    ['Jobsite Accident or Collapse', 'Falls, struck-by, electrocution and trench collapse stop the site and may stop the firm.'],
    [
      'Building Material Supply Chain Delay',
      'Switchgear, trusses and windows have lead times of months, and one missing item holds inspections.',
    ],
    [
      'Subcontractor Default',
      'A failed electrical or concrete sub mid-project costs far more than its bid to replace.',
      { like: 'Supplier Failure' },
    ],
    ['Heavy Equipment Failure', 'A crane or paver down idles every crew that waits on it.'],
    [
      'Tool and Material Theft',
      'Copper, skid steers and trailers disappear overnight from open sites, and deductibles are high.',
      { like: 'Tool Theft' },
    ],
    [
      'Skilled Trade Labor Shortage',
      'After a regional disaster every crane operator and roofer has three offers.',
      { like: 'Labor Shortage' },
    ],
    ['Weather Delay on Critical Path', 'Days lost to rain and wind beyond the contract’s allowance turn into damages.'],
    [
      'Fire on a Building under Construction',
      'NFPA counts about a dozen such fires a day, most from cooking, heating and hot work.',
    ],
    ['Payment Fraud by Phishing', 'Changed bank details in a draw or subcontractor invoice cost six figures within a day.'],
    ['Permit Stop or Regulatory Hold', 'A stop-work order over safety, lead or erosion freezes billing with equipment on rent.'],
    [
      'Surety and Cash Squeeze',
      'Late owner payment plus retainage can stop payroll while work in place is owed.',
      { upTo: 'medium' },
    ],
  ],
};
