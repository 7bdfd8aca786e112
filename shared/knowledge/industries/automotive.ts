import { automotiveOperations } from '../operations/automotive.ts';
import type { Industry } from './industry.ts';

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
