import { coldGoods, retailOperations } from '../operations/retail.ts';
import type { Industry } from './industry.ts';

export const retail: Industry = {
  ...retailOperations,
  name: 'Retail',
  trade: 'a store',
  words: /\b(retail|store|shop|boutique|grocer|(super)?markets?\b|e-?commerce|pharmacy|florist|hardware)/,
  peak: 'The weeks from Thanksgiving to New Year, weekends and local event days carry far more than their share of sales',
  harm: {
    financial_impact:
      'Sales lost at a closed register are rarely made up: shoppers buy the same item from the next store or online.',
    operational_impact:
      'Deliveries keep arriving while the doors are shut, so receiving, returns and shelf stock fall out of step.',
    reputational_impact:
      'Regular customers who find the doors closed twice change their habit, and reviews mention it for months.',
    regulatory_impact: 'Card-brand rules, sales-tax filing dates and product recalls keep running while the store is closed.',
  },
  exposure: {
    water:
      'a foot of water ruins lower shelves, stockroom pallets and floor-level wiring, and contaminated goods may not be sold',
    wind: 'display windows, signs and the flat roof over the sales floor fail first, and rain then damages the stock',
    ground: 'tall gondola shelving and glass displays fall into aisles where customers stand',
    fire: 'evacuation empties the trade area, and smoke odor makes textiles and packaged goods unsellable',
    cold: 'shoppers and delivery trucks stay away, and frozen sprinkler lines burst over the sales floor',
    heat: 'air-conditioning and refrigerated cases fail together on the busiest afternoons',
    power:
      'registers, card terminals, doors and refrigerated cases stop, and food above 41 °F for four hours must be thrown away',
    air: 'doors must stay shut and staff stop curbside service, while foot traffic falls to almost nothing',
  },
  sizes: [
    [
      'With {staff} one sick day can close the register: agree now which relative or former employee opens the store and holds the second key.',
      'Keep the insurance policy, supplier account numbers and the last stock count on a phone, not only in the back office.',
    ],
    [
      'With {staff} every shift needs one person who can run cards offline, close the register by hand and call the landlord.',
      'Agree with one neighboring business on storage for salvaged stock before a pipe bursts.',
    ],
    [
      'With {staff} over several shifts or stores, decide which location serves the customers and payroll of a closed one.',
      'Give each store its own one-page opening and closing procedure for an outage, tested once before the holidays.',
    ],
    [
      'With {staff} a regional event hits many stores at once: rank them by margin and set who reopens first.',
      'Keep a standing disaster contract for board-up, standby power and refrigerated trailers across the regions.',
    ],
  ],
  suppliers: [
    'the card processor',
    'the main wholesaler or distributor',
    'the parcel carrier',
    'the landlord and refrigeration contractor',
  ],
  insights: [
    'Offline card acceptance has limits per sale and per terminal that the processor sets; ask for them now and write them beside the register.',
    'Business interruption cover for a store pays from the books: keep monthly sales by location for three years outside the building.',
    'A paper price list of the 100 best sellers and a cash float keep a store open in an outage that closes its competitors.',
    'Stock ordered for the season is the largest asset and sits in one room: photograph it monthly for the claim.',
  ],
  duties: [
    'PCI DSS applies to card data also in an emergency: paper imprints and written card numbers need locked storage and shredding.',
    'OSHA 29 CFR 1910.38 asks for an emergency action plan, in writing above ten employees, where a standard for the workplace calls for one.',
  ],
  risks: [
    ['Point-of-Sale Outage', 'Without registers and card terminals a store sells for cash only, and many shoppers carry none.'],
    [
      'Supply Chain Disruption',
      'A late container or a distributor short-shipping before the season leaves shelves empty with rent still due.',
    ],
    ['Store Fire', 'Packaging, textiles and a full stockroom burn fast; NFPA counts thousands of store fires a year.'],
    [
      'Theft and Civil Unrest',
      'Organized theft and smash-and-grab damage close a store for repairs and frighten staff away.',
      { like: 'Organized Retail Crime' },
    ],
    [
      'Refrigeration Failure',
      'Food, flowers and medicine in cold cases spoil within four hours of a compressor or power failure.',
      { only: coldGoods },
    ],
    [
      'Seasonal Staff Shortage',
      'Holiday hours depend on part-time staff who leave or fall ill in the same weeks.',
      { like: 'Staff Shortage' },
    ],
    ['Payment Card Data Breach', 'Skimmers and compromised terminals bring card-brand fines and the loss of card acceptance.'],
    [
      'Ransomware on Store Systems',
      'Locked registers and stock records stop stores and the web shop at once.',
      { from: 'small' },
    ],
    [
      'Product Recall',
      'A recalled item must leave the shelf the same day in every store and be traced to buyers.',
      { from: 'small' },
    ],
    [
      'Distribution Center Loss',
      'One warehouse feeds many stores; a roof collapse there empties shelves in days.',
      { like: 'Facility Loss', from: 'large' },
    ],
  ],
};
