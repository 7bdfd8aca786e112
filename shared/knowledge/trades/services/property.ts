import type { Trade } from '../trade.ts';

/** Trust money, liens and the release of damaged buildings follow state and local law. */
export const propertyTrades: readonly Trade[] = [
  {
    id: 'real-estate-brokerage',
    title: 'Real estate brokerage',
    trade: 'a real estate brokerage',
    naics: '531210',
    words: ['real estate', 'realty', 'realtor*', 'real estate brokerage', 'homes for sale'],
    within: ['Other'],
    alsoIn: ['Finance'],
    traits: ['client-money', 'licensed-person'],
    peak: 'Spring and early summer, and the last three days of each month',
    functions: [
      {
        name: 'Contract dates and contingencies',
        description: 'Offers, inspections, loan dates, deposits and closings.',
        stake: 'a missed contingency date can cost a client the deposit or the home',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        resources: [
          'Dates of open contracts on paper',
          'Second agent for each client',
          'Extension forms',
          'Lender and title contacts',
        ],
        steps:
          '1. {role} lists dates of the next ten days. 2. Get extensions signed before a date passes. 3. Call lender, title company and insurer. 4. Order new inspections of damaged homes. 5. Have clients call the title company on a known number before any wire.',
      },
      {
        name: 'Showings, keys and agent safety',
        description: 'Lockboxes, open houses, vacant listings and agents alone with strangers.',
        stake: 'an agent alone in an empty house may need help no one knows about',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'clients',
        resources: ['Check-in call for agents', 'Lockbox list', 'List of vacant homes', 'Photo ID of visitors'],
        steps:
          '1. {role} calls every agent on a showing. 2. If an agent may be in danger, call 911. 3. Cancel showings in the warned area. 4. Change lockbox codes. 5. Tell sellers what happened to their homes.',
        outage: {
          minimum: 'Every agent on a showing is reached when it starts and ends.',
          workaround: ['Check-ins by cell phone with the visitor’s ID sent ahead, and two agents in vacant homes.', '1-3 days'],
          peak: 'Weekend open houses, and evenings in spring',
        },
      },
    ],
    risks: [
      ['Agent Attacked at a Showing', 'Agents meet strangers alone in empty homes.', { like: 'Workplace Violence' }],
      [
        'Insurers Stop New Policies before a Storm',
        'Lenders will not close without insurance, and closings stop.',
        { like: 'Market Volatility' },
      ],
      ['Agents Leave with Their Clients', 'One team can take a third of the listings.', { like: 'High Staff Turnover' }],
    ],
    suppliers: [
      {
        name: 'Listing service and lockbox vendor',
        provides: 'Listings, showings and keys',
        serves: ['Showings, keys and agent safety', 'Contract dates and contingencies'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Keys held on site', 'Calls between brokers'],
      },
    ],
  },
  {
    id: 'property-manager',
    title: 'Property manager',
    trade: 'a property manager',
    naics: '531311, 531312',
    words: ['property manage*', 'property manager', 'apartment*', 'rental management', 'landlord', 'leasing office'],
    within: ['Other'],
    traits: ['property-management'],
    peak: 'The first five days of the month, freezing nights and the end-of-summer move week',
    functions: [
      {
        name: 'Repairs, turnovers and safe return to units',
        description: 'Work orders, damaged units, empty units and move-ins.',
        stake: 'a tenant moves back into a unit that is not safe, or pays a hotel for weeks',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'delivery',
        resources: ['Unit list with photos', 'Contractor agreements', 'Vacant units for transfers', 'Inspection forms'],
        steps:
          '1. {role} keeps tenants out until officials release the building. 2. Photograph each unit. 3. Offer vacant units by need. 4. Book contractors by hazard. 5. Put rent credits in writing.',
        outage: {
          minimum: 'No tenant moves back before officials release the unit.',
          workaround: ['Vacant units or hotels by need, and contractors booked from the printed agreements.', '3-7 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Boilers, elevators and fire panels of the buildings',
        description: 'Heat, hot water, elevators, pumps and alarm panels by address.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Boiler, elevator and alarm contractors',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Emergency calls of tenants', 'Repairs, turnovers and safe return to units'],
        restore:
          '1. Life-safety calls go to 911 first. 2. Walk a fire watch if a panel is out. 3. Call the contractor of that address. 4. Tell tenants what works and when.',
      },
    ],
    risks: [
      [
        'Building Ordered Closed',
        'An inspector closes the building, and every tenant needs a place tonight.',
        { like: 'Structural Failure' },
      ],
      ['Tenants Stop Paying after a Disaster', 'Rent falls in the month when repairs cost most.', { like: 'Credit Losses' }],
    ],
    insights: ['Print the tenant list monthly, with people who need help on stairs. Give it to responders.'],
  },
  {
    id: 'hoa-manager',
    title: 'Homeowners association manager',
    trade: 'a homeowners association manager',
    naics: '531311, 813990',
    words: ['homeowners association*', 'hoa', 'condo association', 'condominium', 'community association', 'association manage*'],
    within: ['Other'],
    traits: ['client-money'],
    peak: 'Annual meetings, budget season and the first days after a storm',
    functions: [
      {
        name: 'Common areas, gates and utilities',
        description: 'Roads, gates, elevators, pools, drains, lights and private water systems.',
        stake: 'residents and ambulances are stuck behind a gate or a fallen tree',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'delivery',
        resources: [
          'Manual gate release',
          'Map of shutoffs and drains',
          'Tree, elevator and drain firms on call',
          'List of residents who need help',
        ],
        steps:
          '1. Call 911 for anyone hurt or trapped. 2. {role} opens gates for responders. 3. Close pools and unsafe areas. 4. Send the on-call firms. 5. Tell residents what is closed.',
      },
      {
        name: 'Association insurance and repair decisions',
        description: 'Claims, special assessments, reserves and repair contracts.',
        stake: 'roofs stay open while boards and owners argue over who pays',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'money',
        resources: [
          'Policies and declarations off site',
          'Photos of each building',
          'Board phone list',
          'Emergency spending rule',
        ],
        steps:
          '1. {role} notifies the insurer. 2. Photograph damage from a safe place. 3. Get the board’s vote by the bylaws. 4. Sign only with licensed contractors. 5. Keep every receipt.',
        outage: {
          minimum: 'The insurer has notice, and open roofs are covered.',
          workaround: [
            'Board votes by phone under the emergency spending rule, and claims from the off-site policies.',
            '3-7 days',
          ],
        },
      },
      {
        name: 'Notices to owners and residents',
        description: 'Emergency texts, owner contacts and office hours.',
        stake: 'residents follow rumors about water, gates and evacuation',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'clients',
        resources: ['Owner and tenant contacts off site', 'Group text', 'Notices in needed languages'],
        steps:
          '1. {role} repeats the county’s orders without changes. 2. Text owners and tenants. 3. Post notices at each door. 4. Name the next update.',
        outage: {
          minimum: 'Residents get the county’s orders without changes.',
          workaround: ['Group texts from the off-site contact list, and printed notices at each door.', '1-3 days'],
        },
      },
    ],
    risks: [
      [
        'Special Assessment That Owners Cannot Pay',
        'Owners share the deductible of the master policy, and some have no savings.',
        { like: 'Underinsurance' },
      ],
      ['Drowning or Injury in a Common Area', 'Gates and pools fail when the power does.', { like: 'Accidents' }],
      [
        'Neglected Roof, Balcony or Seawall',
        'Repairs put off for years become dangerous in one storm.',
        { like: 'Structural Failure' },
      ],
    ],
    systems: [
      {
        name: 'Gates, pumps and elevators of the association',
        description: 'Gates, lift pumps, elevators, fire panels and pool rooms of the common areas.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Building and gate service companies',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Common areas, gates and utilities'],
        restore:
          '1. Open gates by hand so that ambulances pass. 2. Call the fire department for anyone trapped. 3. Close the pool. 4. Call the contractor by asset list.',
      },
    ],
    suppliers: [
      {
        name: 'Tree, drain and gate contractors',
        provides: 'Open roads, drains and gates after a storm',
        serves: ['Common areas, gates and utilities'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second firm outside the area, agreed beforehand'],
      },
    ],
  },
  {
    id: 'self-storage',
    title: 'Self storage facility',
    trade: 'a self storage facility',
    naics: '531130',
    words: ['self storage', 'self-storage', 'mini storage', 'storage units', 'storage facility', 'rv storage'],
    within: ['Other'],
    traits: ['rents-units', 'one-location'],
    peak: 'Summer moves, month-end and the weeks after a storm when families store what is left',
    functions: [
      {
        name: 'Rent, liens and tenant contracts',
        description: 'Rent, late notices, lien sales and insurance of tenants.',
        stake: 'a lien sale with a wrong notice can cost far more than the rent',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'money',
        resources: ['Rent roll, printed monthly', 'Lien calendar', 'State lien law summary', 'Auction company contact'],
        steps:
          '1. {role} stops lien sales until records agree. 2. Accept rent by check. 3. Send notices again where dates are unclear. 4. Compare payments with the bank.',
        outage: {
          minimum: 'No lien sale runs until the records agree.',
          workaround: [
            'Rent by check against the printed roll, and lien notices sent again where dates are unclear.',
            '3-7 days',
          ],
          peak: 'The first week of the month',
        },
      },
      {
        name: 'Move-ins, move-outs and calls of tenants',
        description: 'Office hours, unit keys, leases and questions after a storm.',
        stake: 'tenants drive to a closed site to see whether their things are dry',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'clients',
        resources: ['Paper leases', 'Call center number', 'Unit list with phones', 'Group text'],
        steps:
          '1. {role} texts tenants whether the site is open. 2. Forward calls to the call center. 3. Let people in by appointment, with staff present. 4. Write leases on paper.',
        outage: {
          minimum: 'Tenants know whether the site is open, and staff are there when they come.',
          workaround: ['The call center, texts to tenants, and paper leases by appointment.', '3-7 days'],
          peak: 'The last and first days of the month, and the day after a storm',
        },
      },
    ],
    systems: [
      {
        name: 'Gate codes and tenant ledger',
        description: 'Units, contracts, rent and gate codes.',
        criticality: 'high',
        type: 'application',
        vendor: 'Self storage software vendor',
        backup: ['Daily', 'Vendor’s cloud, with a printed copy off site'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Gate, locks and units', 'Rent, liens and tenant contracts'],
        restore:
          '1. Work from the printed unit list. 2. Log entries at the gate. 3. Have the vendor restore last night’s copy. 4. Compare codes with tenants in good standing.',
      },
    ],
    risks: [
      ['Fire in a Unit', 'Batteries, fuel and cooking in one unit burn the row.', { like: 'Facility Fire' }],
      ['Wrongful Lien Sale', 'A family’s things sold by mistake cannot be bought back.', { like: 'Litigation' }],
      [
        'Someone Living in a Unit',
        'A person behind a closed door is in danger in fire, heat and cold.',
        { like: 'Carbon Monoxide' },
      ],
    ],
  },
  {
    id: 'coworking-space',
    title: 'Coworking space',
    trade: 'a coworking space',
    naics: '531120, 561110',
    words: ['coworking', 'co-working', 'shared office', 'executive suites', 'virtual office', 'coworking space'],
    within: ['Other'],
    alsoIn: ['Technology'],
    traits: ['memberships', 'one-location'],
    peak: 'Monday to Thursday, and the days after a storm when others lose power',
    functions: [
      {
        name: 'Doors, desks and meeting rooms',
        description: 'Access, rooms, cleaning, headcount and evacuation of members.',
        stake: 'members you do not know by name are in the building when the alarm sounds',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'delivery',
        resources: ['Entry list on paper', 'Master keys', 'Floor wardens among members', 'Partner site'],
        steps:
          '1. If there is fire or smoke, get everyone out and call 911. 2. {role} gives responders the entry list. 3. Keep doors staffed when locks fail. 4. Send members to the partner site. 5. Post hours.',
      },
      {
        name: 'Shared internet and member networks',
        description: 'Two lines, Wi-Fi, separate networks and printers.',
        stake: 'every member stops working in the same minute',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'workplace',
        resources: ['Line of a second carrier', 'Spare router with settings', 'Cellular gateway', 'Battery for network gear'],
        steps:
          '1. {role} switches to the second carrier. 2. Limit video. 3. Load settings on the spare router. 4. Keep member networks apart. 5. Tell members when to expect news.',
      },
      {
        name: 'Members’ mail and packages',
        description: 'Receiving, scanning and handing out mail.',
        stake: 'a member’s court paper or check sits in a closed building',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', null],
        post: 'clients',
        resources: ['Locked mail cabinet', 'Mail log', 'Post office hold form'],
        steps:
          '1. {role} has the post office hold or forward mail. 2. Move mail in locked boxes. 3. Tell members what arrived. 4. Get a signature.',
        outage: {
          minimum: 'Court papers and checks reach the member.',
          workaround: ['The post office keeps letters for pickup, and locked boxes go out against a signature.', '3-7 days'],
        },
      },
    ],
    systems: [
      {
        name: 'Door access and member network',
        description: 'Locks, Wi-Fi, switches and firewall settings.',
        criticality: 'critical',
        type: 'network',
        vendor: 'Access and network vendors',
        backup: ['Daily', 'Vendor’s cloud'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Doors, desks and meeting rooms', 'Shared internet and member networks'],
        restore:
          '1. Staff the door with the printed list. 2. Switch to the second line. 3. Load settings. 4. Test each member network.',
      },
    ],
    risks: [
      ['Lease Ends or Landlord Defaults', 'You rent from one owner and rent out to a hundred.', { like: 'Lease Loss' }],
      ['Member Walkout', 'Monthly members leave within thirty days.', { like: 'Loss of Major Customer' }],
      ['Stranger Follows a Member In', 'Open doors and laptops on desks attract thieves.', { like: 'Theft' }],
    ],
    suppliers: [
      {
        name: 'Two internet carriers',
        provides: 'Lines on separate routes for all members',
        serves: ['Shared internet and member networks'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Phones as hotspots', 'A partner site with its own line'],
      },
    ],
  },
];
