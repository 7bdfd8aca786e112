import { defineOperations, type Industry } from './industry.ts';

const constructionOperations = defineOperations({
  posts: {
    site: {
      role: ['Owner', 'Foreman', 'Superintendent', 'General Superintendent'],
      team: ['Owner and crew', 'Field crew', 'Field operations', 'Field operations'],
      owner: ['Owner', 'Owner', 'Project Executive', 'VP Construction'],
    },
    project: {
      role: ['Owner', 'Project Manager', 'Project Manager', 'Senior Project Manager'],
      team: ['Owner and estimator', 'Project office', 'Project management', 'Project management'],
      owner: ['Owner', 'Owner', 'Project Executive', 'VP Construction'],
    },
    yard: {
      role: ['Lead Carpenter', 'Yard Lead', 'Equipment Manager', 'Director of Equipment'],
      team: ['Owner and crew', 'Yard and shop', 'Equipment yard', 'Equipment division'],
      owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
    },
    office: {
      role: ['Owner or Spouse', 'Office Manager', 'Finance Manager', 'Controller'],
      team: ['Home office', 'Office', 'Accounting', 'Accounting'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
    safety: {
      role: ['Owner', 'Competent Person (OSHA)', 'Safety Manager', 'Director of Safety'],
      team: ['Owner and crew', 'Crew leads', 'Safety', 'Safety'],
      owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
    },
  },
  functions: [
    {
      name: 'Jobsite safety and stop-work',
      description: 'Keeping people, cranes, trenches and the public safe, and stopping work in time.',
      stake: 'one collapse ends lives, the project and often the license',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
      post: 'safety',
      resources: ['Competent person on each site', 'Tie-down lists', 'First aid and rescue plan', 'Roll call by trade'],
      steps:
        '{role} orders stop-work by radio, clears scaffolds and trenches, lands loads, counts trades at the gate, calls 911 as soon as someone is missing or hurt, sends no one into a trench to rescue, fences what leans, and signs the inspection of shoring and scaffold before anybody returns.',
    },
    {
      name: 'Crew work on critical-path jobs',
      description: 'Self-performed work and supervision on the jobs with fixed dates.',
      stake: 'damages of thousands of dollars a day start at the contract date',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'site',
      resources: ['Crew list by skill', 'Current drawings on paper', 'Tools and trucks at a second yard', 'Inspector contacts'],
      needs: ['Jobsite safety and stop-work'],
      steps:
        '{role} walks each job once it is released, photographs before cleanup, moves crews by damages per day, covers and pumps first, and books the inspector for everything disturbed.',
    },
    {
      name: 'Subcontractor and inspection scheduling',
      description: 'Calling trades, suppliers and inspectors in the order the work needs.',
      stake: 'one trade out of order moves all later ones',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'project',
      resources: ['Printed three-week look-ahead', 'Subcontractor phone list', 'Second bidder per trade'],
      steps:
        '{role} re-sequences the look-ahead on paper within a day, calls trades in that order, gives the owner written delay notice inside the contract’s days and calls the second bidder for a missing trade.',
    },
    {
      name: 'Equipment, trucks and tool supply',
      description: 'Cranes, lifts, pumps, trucks and tools where crews need them.',
      stake: 'crews without machine or pump wait at full wages',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '3-7 days'],
      post: 'yard',
      resources: ['Rental house agreements', 'Fuel tank and trailer', 'Serial number list', 'Trash pumps and generators'],
      steps:
        '{role} moves machines to high ground before the storm, sends pumps and generators by the job ranking (outdoors only, 20 feet from openings, with carbon monoxide alarms), rents the rest in the first hour and reports stolen serial numbers to police and insurer.',
    },
    {
      name: 'Bids, contracts and change orders',
      description: 'Estimating, submitting bids, bonds, notices and changes.',
      stake: 'a bid hour missed is a year’s job lost, a notice missed is a claim lost',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'project',
      resources: ['Bid calendar', 'Bonding agent', 'Estimating files off site', 'Notice templates'],
      steps:
        '{role} checks the bid calendar, asks for extensions in writing, finishes from the off-site copy, and sends delay notices for each contract with photos and weather data.',
    },
    {
      name: 'Draws, lien waivers and certified wages',
      description: 'Billing owners, paying subs and suppliers, and weekly wages with certified reports.',
      stake: 'a missed draw starves every sub below you',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Schedule of values', 'Bank call-back rule for changed details', 'Line of credit', 'Paper time sheets'],
      steps:
        '{role} bills work in place with photos, collects waivers, pays wages from paper sheets on the usual day, and confirms any new bank details by calling a known number.',
    },
    {
      name: 'Warranty calls and emergency repairs',
      description: 'Answering owners of finished work and taking on storm repair.',
      stake: 'past customers remember who tarped the roof the same day',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'site',
      resources: ['Tarps, plywood and pumps', 'Triage sheet', 'Emergency rate sheet'],
      steps:
        '{role} sorts calls into life safety, water and rest, sends life safety to 911, sends one two-person truck for tarps and water shutoffs when the wind is down, and signs rate and scope before work.',
    },
  ],
  systems: [
    {
      name: 'Project management and drawings',
      description: 'Drawings, submittals, RFIs, look-ahead and daily logs.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Construction management platform',
      backup: ['Daily', 'Platform cloud; tablets hold the current set'],
      times: ['1-4 hours', '3 hours', '4-24 hours'],
      supports: ['Crew work on critical-path jobs', 'Subcontractor and inspection scheduling'],
      restore: 'Open the tablet’s offline set, print the stamped sheets, export logs and upload photos when back.',
    },
    {
      name: 'Estimating and bid files',
      description: 'Takeoffs, price books and bid documents.',
      criticality: 'high',
      type: 'application',
      vendor: 'Estimating software vendor',
      backup: ['Daily', 'Cloud storage and an encrypted drive at home'],
      times: ['4-24 hours', '6 hours', '4-24 hours'],
      supports: ['Bids, contracts and change orders'],
      restore:
        'Install on a spare laptop, move the license, restore the latest bid folder, check totals against the last printout.',
    },
    {
      name: 'Job cost accounting and wage reports',
      description: 'Job cost, draws, payables and certified payroll.',
      criticality: 'high',
      type: 'database',
      vendor: 'Construction accounting vendor',
      backup: ['Daily', 'Vendor cloud in another state'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Draws, lien waivers and certified wages'],
      restore: 'Restore, enter paper sheets by job, compare committed cost with open subcontracts.',
    },
    {
      name: 'Crew phones and site radios',
      description: 'Radios, group messages and hotspots on sites.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Cellular carrier and radio dealer',
      backup: ['Monthly', 'Contact export with two foremen'],
      times: ['0-1 hour', '15 minutes', 'More than 1 week'],
      supports: ['Jobsite safety and stop-work'],
      restore: 'Use simplex radio on the posted channel, send a runner to each gate, charge from trucks.',
    },
    {
      name: 'Equipment tracking and telematics',
      description: 'Location, hours and fuel of machines and trailers.',
      criticality: 'high',
      type: 'application',
      vendor: 'Telematics vendor',
      backup: ['Weekly', 'Vendor cloud; serial list printed'],
      times: ['1-4 hours', '3 hours', '3-7 days'],
      supports: ['Equipment, trucks and tool supply'],
      restore: 'Use the printed list and calls to foremen, sign in from a phone, set geofence alerts again.',
    },
    {
      name: 'Weather and site cameras',
      description: 'Forecast alerts, wind gauges on cranes and camera records of sites.',
      criticality: 'medium',
      type: 'other',
      vendor: 'Site camera and weather alert service',
      backup: ['Daily', 'Service cloud'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Warranty calls and emergency repairs'],
      restore: 'Read the handheld wind meter hourly, photograph by phone, remount cameras on battery.',
    },
  ],
});

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
