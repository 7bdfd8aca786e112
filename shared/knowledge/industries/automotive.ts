import { defineOperations, type Industry } from './industry.ts';

const automotiveOperations = defineOperations({
  posts: {
    service: {
      role: ['Owner', 'Service Adviser', 'Service Manager', 'Fixed Operations Director'],
      team: ['Owner and mechanics', 'Service lane', 'Service', 'Fixed operations'],
      owner: ['Owner', 'Owner', 'Service Manager', 'Fixed Operations Director'],
    },
    bay: {
      role: ['Lead Mechanic', 'Shop Foreman', 'Shop Foreman', 'Service Operations Manager'],
      team: ['Owner and mechanics', 'Technicians', 'Technicians', 'Technicians'],
      owner: ['Owner', 'Owner', 'Service Manager', 'Fixed Operations Director'],
    },
    parts: {
      role: ['Owner', 'Parts Counter Lead', 'Parts Manager', 'Parts Director'],
      team: ['Owner and mechanics', 'Parts counter', 'Parts', 'Parts'],
      owner: ['Owner', 'Owner', 'Parts Manager', 'Fixed Operations Director'],
    },
    sales: {
      role: ['Owner', 'Sales Lead', 'Sales Manager', 'General Sales Manager'],
      team: ['Owner', 'Sales desk', 'Sales', 'Vehicle sales'],
      owner: ['Owner', 'Owner', 'General Manager', 'Platform General Manager'],
    },
    office: {
      role: ['Owner or Bookkeeper', 'Office Manager', 'Office Manager', 'Controller'],
      team: ['Back office', 'Business office', 'Business office', 'Accounting'],
      owner: ['Owner', 'Owner', 'Controller', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Vehicle service and repair',
      description: 'Diagnosing and repairing customers’ vehicles and handing them back safe.',
      stake: 'each idle bay loses its labor hours for good, and customers stand without a car',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'bay',
      resources: ['Certified technicians', 'Lifts and compressed air', 'Scan tool with offline data', 'Paper repair orders'],
      needs: ['Shop, lot and key security'],
      steps:
        '{role} lowers lifts by hand valve, tags each car with job and missing part, finishes cars nearest to done first, sublets alignments and programming, and checks brakes and torque on paper before release.',
    },
    {
      name: 'Service lane and customer calls',
      description: 'Write-up, estimates, approvals, loaners and pickup times.',
      stake: 'customers who hear nothing have the car towed elsewhere',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'service',
      resources: [
        'Numbered paper repair orders',
        'Appointment list printed nightly',
        'Loaner and rental accounts',
        'Mobile phone',
      ],
      steps:
        '{role} calls today’s list in order of promise time, writes approvals with time and name on the paper order, books loaners at two rental firms and moves the rest by a week.',
    },
    {
      name: 'Parts ordering and counter',
      description: 'Finding, ordering, receiving and billing parts.',
      stake: 'a car without its part blocks a bay worth many times the part',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'parts',
      resources: ['Three distributor accounts', 'Bin map on paper', 'Core and warranty tags', 'Delivery driver'],
      steps:
        '{role} orders by phone from the second distributor with VIN, pulls by bin map, writes counter tickets and keeps cores tagged for later credit.',
    },
    {
      name: 'Shop, lot and key security',
      description: 'Keys, gates, lifts, tanks, batteries and vehicles in the open.',
      stake: 'an open key box or a burning battery takes the whole row',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
      post: 'bay',
      resources: [
        'Key safe with two holders',
        'Quarantine space 50 feet from buildings',
        'Spill kits and shut-offs',
        'Lot map by row',
      ],
      steps:
        '{role} gets everyone away and calls 911 if a battery smokes, hisses or burns, closes tank and air valves only where it is safe, has damaged electric vehicles towed to quarantine, collects all keys in the safe, moves rows by the lot map and walks the fence each hour until alarms are back.',
    },
    {
      name: 'Vehicle sales and title work',
      description: 'Selling, financing and titling vehicles, temporary tags and payoffs.',
      stake: 'month-end deals move to the store across the street',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'sales',
      resources: ['Paper deal jackets', 'Lender phone desk', 'State tag stock', 'Locked file for credit applications'],
      unless: /repair|body|collision|mechanic|tire|lube|wash|detail/i,
      steps:
        '{role} writes deals on paper jackets, calls lenders’ desks, issues tags by the state’s manual form and locks applications each night.',
    },
    {
      name: 'Body, paint and glass work',
      description: 'Collision estimates, painting, glass and calibration.',
      stake: 'insurers move cars to the next shop after their cycle time runs out',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'service',
      resources: ['Booth permit', 'Sublet calibration shop', 'Photo estimates', 'Insurer contacts'],
      steps:
        '{role} photographs each car at intake, agrees extensions with insurers, sublets paint and calibration, and dries cars before sealing.',
    },
    {
      name: 'Shop cash, floor plan and flat-rate wages',
      description: 'Closing repair orders, paying lenders, distributors and technicians.',
      stake: 'floor-plan curtailments and technicians’ hours come due on their day',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Offline card terminal', 'Hours sheets', 'Lender contact', 'Safe'],
      steps:
        '{role} closes paper orders daily, pays last period’s average hours, tells the floor-plan lender before a curtailment date and banks with two people.',
    },
  ],
  systems: [
    {
      name: 'Shop or dealer management system',
      description: 'Repair orders, deals, parts inventory and accounting.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Dealer or shop management vendor',
      backup: ['Daily', 'Vendor cloud plus an export that you can open without the vendor'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Vehicle service and repair', 'Parts ordering and counter', 'Vehicle sales and title work'],
      needs: ['Bay and showroom network'],
      restore: 'Go to numbered paper orders, open the export for history, enter paper in number order when back.',
    },
    {
      name: 'Diagnostic and programming tools',
      description: 'Scan tools, manufacturer service data and programming accounts.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Tool maker and manufacturer portals',
      backup: ['Daily', 'Tool images on a spare laptop off site'],
      times: ['4-24 hours', '6 hours', '4-24 hours'],
      supports: ['Vehicle service and repair', 'Body, paint and glass work'],
      restore: 'Use the spare laptop and hotspot, renew the day subscription, sublet programming that needs the maker’s server.',
    },
    {
      name: 'Bay and showroom network',
      description: 'Line, Wi-Fi and switches in bays, showroom and lot.',
      criticality: 'high',
      type: 'network',
      vendor: 'Internet provider and cellular carrier',
      backup: ['Monthly', 'Settings with the IT contractor'],
      times: ['1-4 hours', '1 hour', 'More than 1 week'],
      supports: [],
      restore: 'Put the cellular router on counter and cashier first, then bays, guests last.',
    },
    {
      name: 'Appointment, text and phone service',
      description: 'Booking, customer texting and main number.',
      criticality: 'high',
      type: 'application',
      vendor: 'Service scheduler and hosted phone vendor',
      backup: ['Daily', 'Vendor cloud; list printed nightly'],
      times: ['1-4 hours', '2 hours', '4-24 hours'],
      supports: ['Service lane and customer calls'],
      restore: 'Forward the number to mobiles, work the printed list, text from the export, reopen online booking last.',
    },
    {
      name: 'Lot cameras, key safe and alarms',
      description: 'Cameras, electronic key cabinet, gate and fire alarm.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Security and alarm contractor',
      backup: ['Weekly', 'Contractor’s cloud'],
      times: ['0-1 hour', '30 minutes', '3-7 days'],
      supports: ['Shop, lot and key security'],
      restore: 'Open the cabinet with its mechanical key under two names, post a guard, test gate and one camera per row.',
    },
    {
      name: 'Cashier, card and technician pay service',
      description: 'Card terminals, deposits and flat-rate wage runs.',
      criticality: 'high',
      type: 'application',
      vendor: 'Card processor and payroll service',
      backup: ['Daily', 'Service cloud'],
      times: ['4-24 hours', '4 hours', '4-24 hours'],
      supports: ['Shop cash, floor plan and flat-rate wages'],
      restore: 'Store cards offline, settle on the hotspot, run the last pay file and correct hours next period.',
    },
  ],
});

/** Dealers, whether or not they say so. */
const dealer = /dealer|motors|auto sales|car sales|ford|toyota|honda|chevrolet|nissan/i;

export const automotive: Industry = {
  ...automotiveOperations,
  name: 'Automotive',
  trade: 'an automotive business',
  words: /\b(automotive|autos?\b|car (dealer|wash|repair)|body shop|collision|mechanics?\b|tires?\b|dealership|garage|motors)/,
  peak: 'Month-end sales targets, tire season and the first hot or icy week fill every bay and desk',
  harm: {
    financial_impact: 'Bay hours cannot be stored: a technician paid flat rate and a lift without power both earn nothing.',
    operational_impact: 'Cars wait apart on lifts and in the lot, and parts for them fill the aisle.',
    reputational_impact: 'Customers without their car tell everybody daily, and loaner cars run out in two days.',
    regulatory_impact:
      'Safeguards Rule duties for customer files, refrigerant and waste-oil records and title deadlines continue.',
  },
  exposure: {
    water:
      'lift pits, alignment racks and every vehicle on the lot are flooded, and salt water makes electric vehicle batteries burn days later',
    wind: 'canopies, glass showrooms and bay doors fail, and customers arrive with broken glass the next morning',
    ground: 'cars fall from lifts, tire racks tip, and underground tanks shift',
    fire: 'oil, paint and batteries feed it, and evacuating two hundred cars needs two hundred drivers',
    cold: 'bays freeze, tow calls triple and air lines ice up while every battery in town fails',
    heat: 'air-conditioning work overfills the book and bays without cooling lose technicians by noon',
    power: 'lifts, compressors, scan tools and chargers stop, and cars stay on raised lifts',
    air: 'paint booths clog, grit and ash mark the clear coat of the whole lot, and test drives stop',
  },
  sizes: [
    [
      'With {staff} the owner diagnoses, orders and rings up: write down scan-tool logins, parts accounts and where each key hangs.',
      'Agree with a nearby shop on finishing each other’s cars at cost plus parts.',
    ],
    [
      'With {staff} give one adviser per shift the duty to call customers and one technician to lower lifts and shut compressors.',
      'Keep a paper repair-order pad numbered beyond the computer’s range.',
    ],
    [
      'With {staff} in sales, service, parts and body shop, list which department can share the other’s bays and desks.',
      'Plan the lot move before hail or surge: who drives, where to, which rows first, who holds the keys.',
    ],
    [
      'With {staff} in a group, let another rooftop take service customers and host the deal system of a closed one.',
      'Have one treasury plan for floor-plan interest and payoffs over all stores.',
    ],
  ],
  suppliers: [
    'the parts distributor',
    'the manufacturer or dealer system vendor',
    'the floor-plan or shop lender',
    'the towing and glass partners',
  ],
  insights: [
    'When the dealer system CDK Global was down in June 2024, stores with paper deal jackets and handwritten repair orders kept selling.',
    'Hail and flood on the lot are the largest single claim; ask about per-vehicle and per-event deductibles.',
    'A lowered lift and a closed oil valve take one minute; make both part of every closing in storm season.',
    'Sixty days of loaner and sublet agreements hold more customers than any discount.',
  ],
  duties: [
    'The FTC Safeguards Rule (16 CFR 314) binds dealers that arrange finance: written program, incident plan and notice to the FTC within 30 days for 500 or more customers.',
    'EPA Section 609 certified handling of refrigerant and used-oil storage rules (40 CFR 279) hold in temporary bays.',
    'State title and temporary-tag deadlines run from the sale date, outage or not.',
  ],
  risks: [
    ['Parts Supply Chain Delay', 'One module on back order keeps a car, a bay and a loaner tied up for weeks.'],
    ['Shop Equipment Failure', 'A failed compressor or alignment rack stops most of the bays.'],
    ['Dealer or Shop Management System Outage', 'Without it nobody finds a deal, a repair order or a part number.'],
    ['Ransomware on Customer Files', 'Credit applications hold full identities, and the shop stops while they are locked.'],
    [
      'Technician Shortage',
      'A certified diagnostic technician takes months to replace and the best jobs wait.',
      { like: 'Labor Shortage' },
    ],
    ['Paint or Battery Fire', 'Solvents and damaged lithium batteries in the bay or lot make fires that restart after days.'],
    ['Lot Hail and Flood Loss', 'Rows of vehicles stand in the open and are damaged in the same ten minutes.', { like: 'Hail' }],
    [
      'Vehicle and Catalytic Converter Theft',
      'Key-box break-ins and converter cutting take stock and customers’ cars in one night.',
      { like: 'Catalytic Converter Theft' },
    ],
    ['Lift or Shop Injury', 'A car off a lift or a burned technician closes bays for the investigation.'],
    ['Recall or Stop-Sale Order', 'A manufacturer’s stop-sale freezes inventory on which interest runs.', { only: dealer }],
    ['Waste Oil or Fuel Spill', 'A split tank reaches the storm drain, and cleanup follows.', { like: 'Oil Spill' }],
  ],
};
