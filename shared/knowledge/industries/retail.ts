import { defineOperations, type Industry } from './industry.ts';

const retailOperations = defineOperations({
  posts: {
    floor: {
      role: ['Owner', 'Store Manager', 'Store Manager', 'Director of Store Operations'],
      team: ['Owner and shop staff', 'Sales floor', 'Store operations', 'Store operations'],
      owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
    },
    stock: {
      role: ['Owner', 'Stock Lead', 'Inventory Manager', 'Supply Planning Manager'],
      team: ['Owner and shop staff', 'Receiving and stockroom', 'Inventory and receiving', 'Merchandise planning'],
      owner: ['Owner', 'Store Manager', 'Buying Manager', 'VP Merchandising'],
    },
    money: {
      role: ['Owner', 'Bookkeeper', 'Finance Manager', 'Controller'],
      team: ['Owner and outside bookkeeper', 'Back office', 'Finance', 'Finance and treasury'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'In-store sales and checkout',
      description: 'Ringing up customers, taking cards and cash, and giving receipts during opening hours.',
      stake: 'each closed hour is sold by the next store',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'floor',
      resources: ['Registers and card terminals', 'Petty cash and numbered sales slips', 'Printed price list', 'Battery lamps'],
      steps:
        '1. {role} decides within 15 minutes: stay open for cash and offline cards, or close. 2. Move one terminal to battery and a phone hotspot. 3. Keep within the processor’s offline limits. 4. Write each sale on a numbered slip. 5. Enter the slips the same evening.',
    },
    {
      name: 'Receiving and shelf restocking',
      description: 'Taking in deliveries, checking them and keeping the best sellers on the shelf.',
      stake: 'empty shelves lose the sale even if the doors are open',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'stock',
      resources: ['Receiving door and hand truck', 'Printed open orders', 'Second storage space', 'Distributor contacts'],
      steps:
        '1. {role} calls carriers to delay or redirect loads. 2. Receive against the printed open orders. 3. Keep damaged goods apart for the adjuster. 4. Restock the best sellers first.',
    },
    {
      name: 'Banking, supplier payments and wages',
      description: 'Counting and banking the day, settling card batches, and paying suppliers, rent and wages.',
      stake: 'unsettled card batches and missed wages hurt within days',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'money',
      resources: ['Bank portal with a second signer', 'Safe', 'Payroll provider contact', 'Last payroll register'],
      outage: {
        minimum: 'Wages, and the suppliers of the best sellers, are paid on time.',
        workaround: ['Either signer pays from a laptop, and the bank repeats the last payroll.', '3-7 days'],
      },
      steps:
        '1. {role} settles stored card sales first. 2. Bank cash daily with two people. 3. Repeat the last payroll if hours cannot be read. 4. Agree on payment dates with the two largest suppliers.',
    },
    {
      name: 'Store opening, keys and shopper safety',
      description: 'Opening and closing, alarm, exits, aisles and first aid for shoppers and staff.',
      stake: 'a store that cannot be locked, lit or evacuated may not open at all',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', null],
      post: 'floor',
      resources: ['Two key holders', 'Alarm company and glazier contacts', 'Exit lights and flashlights', 'Exit plan and AED'],
      steps:
        '1. {role} or the second key holder looks at roof, windows and exits from outside. 2. No one enters until a damaged building is released. 3. Have broken glass boarded up. 4. Post a person at the door if locks or cameras are down. 5. Reopen only with lit exits.',
    },
  ],
  systems: [
    {
      name: 'Point-of-sale system',
      description: 'Registers, card terminals, and the item and price file.',
      criticality: 'critical',
      type: 'application',
      vendor: 'POS vendor and card processor',
      backup: ['Hourly', 'POS vendor cloud, other region'],
      times: ['1-4 hours', '2 hours', '0-1 hour'],
      supports: ['In-store sales and checkout'],
      needs: ['Store network and internet line'],
      restore:
        '1. Sign in on a spare tablet. 2. Load the item file from the vendor. 3. Run one cash and one card test sale. 4. Close the old batch and enter the slips.',
    },
    {
      name: 'Store network and internet line',
      description: 'Router, Wi-Fi and line for registers, phones and cameras.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider and a cellular carrier for the second line',
      backup: ['Monthly', 'Router settings in the owner’s cloud folder'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: ['Store opening, keys and shopper safety'],
      restore:
        '1. Switch to the cellular router. 2. Test a card payment. 3. Open a ticket with the provider. 4. If the router failed, load its saved settings on a new one from the provider or a store.',
    },
    {
      name: 'Stock ledger and bookkeeping',
      description: 'Stock on hand, open orders, ledger, sales tax and wages.',
      criticality: 'high',
      type: 'database',
      vendor: 'Inventory, accounting and payroll service',
      backup: ['Daily', 'Service cloud and a monthly export'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Receiving and shelf restocking', 'Banking, supplier payments and wages'],
      restore:
        '1. Sign in from any laptop with the second administrator. 2. Enter the sales slips. 3. Count the best sellers and correct the ledger. 4. Compare the bank balance and rerun the last payroll.',
    },
  ],
});

export const retail: Industry = {
  ...retailOperations,
  name: 'Retail',
  trade: 'a store',
  peak: 'The weeks from Thanksgiving to New Year, weekends and local event days carry far more than their share of sales',
  harm: {
    financial_impact: 'Sales lost while you are closed are rarely made up: shoppers buy the same item elsewhere.',
    operational_impact:
      'Deliveries keep arriving while the doors are shut, so receiving, returns and shelf stock fall out of step.',
    reputational_impact:
      'Regular customers who find the doors closed twice change their habit, and reviews mention it for months.',
    regulatory_impact: 'Card-brand rules, sales-tax filing dates and product recalls continue while the store is closed.',
  },
  exposure: {
    water: 'a foot of water ruins lower shelves, stockroom pallets and wiring, and contaminated goods may not be sold',
    wind: 'windows, signs and the flat roof fail first, and rain then damages the stock',
    ground: 'tall shelving and glass displays fall into aisles where customers stand',
    fire: 'evacuation empties the trade area, and smoke odor makes packaged goods unsellable',
    cold: 'shoppers and delivery trucks stay away, and frozen sprinkler lines burst over the stock',
    heat: 'air-conditioning fails on the busiest afternoons, and staff and shoppers leave',
    power: 'registers, card terminals, lights and automatic doors stop with shoppers inside',
    air: 'doors must stay shut, and foot traffic falls to almost nothing',
  },
  sizes: [
    [
      'With {staff}, one sick day can close you: agree now which relative or former employee opens and has the second key.',
      'Keep the insurance policy, supplier account numbers and the last stock count on a phone, not only in the back office.',
    ],
    [
      'With {staff}, every shift needs one person who can run cards offline, close the register by hand and call the landlord.',
      'Agree with one neighboring business on storage for salvaged stock before a pipe bursts.',
    ],
    [
      'With {staff} over several shifts or stores, decide which location serves the customers and payroll of a closed one.',
      'Give each store its own one-page opening and closing procedure for an outage, tested once before the holidays.',
    ],
    [
      'With {staff}, a regional event hits many stores together: rank them by margin and set who reopens first.',
      'Sign a standing disaster contract for board-up, standby power and trailers across the regions.',
    ],
  ],
  suppliers: [
    {
      name: 'Main wholesaler or distributor',
      provides: 'Most of the goods on the shelf',
      serves: ['Receiving and shelf restocking', 'In-store sales and checkout'],
      criticality: 'high',
      downtime: '3-7 days',
      alternatives: ['A second distributor with an open account', 'Transfers from a partner store by agreement'],
    },
    {
      name: 'Card processor',
      provides: 'Card payments and settlement',
      serves: ['In-store sales and checkout', 'Payouts, chargebacks and ad spend'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['A prepared reader on a phone from a second processor', 'Offline mode within its limits'],
    },
    {
      name: 'Landlord or property manager',
      provides: 'Roof, sprinklers, parking lot and access',
      serves: ['Store opening, keys and shopper safety', 'Fulfillment space and inventory count'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Own contractors for emergency repairs where the lease allows it'],
    },
    {
      name: 'Parcel and freight carriers',
      provides: 'Deliveries in and shipments out',
      serves: ['Receiving and shelf restocking', 'Online orders, packing and shipping'],
      criticality: 'medium',
      downtime: '1-3 days',
      alternatives: ['A second carrier account', 'Pickup at the carrier’s depot'],
    },
  ],
  insights: [
    'Offline card acceptance has limits per sale and per terminal that the processor sets: get them now and post them beside the register.',
    'Business income coverage pays from the books: keep monthly sales by location for three years outside the building.',
    'A paper price list of the best sellers and petty cash keep a store open in an outage that closes its competitors.',
    'Stock is the largest asset and sits in one room: photograph it monthly for the claim.',
  ],
  risks: [
    ['Point-of-Sale Outage', 'Without registers and card terminals a store sells for cash only, and many shoppers carry none.'],
    [
      'Supply Chain Disruption',
      'A late container or a short shipment before the season leaves shelves empty with rent still due.',
    ],
    ['Store Fire', 'Packaging, textiles and a full stockroom burn fast, and smoke ruins what the fire does not reach.'],
    ['Theft and Civil Unrest', 'Organized theft and smash-and-grab damage close a store for repairs and frighten staff away.'],
    ['Payment Card Data Breach', 'Skimmers and compromised terminals bring card-brand fines and the loss of card acceptance.'],
    ['Store Staff Shortage', 'Holiday and weekend hours depend on part-time staff who leave or fall ill in the same weeks.'],
    [
      'Vendor Invoice Fraud',
      'A false email in a vendor’s name sends the payment for a season’s goods to a thief.',
      { like: 'Invoice Fraud' },
    ],
    [
      'Loss of the Owner',
      'One person knows the vendors, the codes and the bank, and nothing of it is written down.',
      { like: 'Key Personnel Loss', upTo: 'micro' },
    ],
    ['Ransomware on Store Systems', 'Locked sales and stock records stop every checkout in the same minute.', { from: 'small' }],
    [
      'Distribution Center Loss',
      'One warehouse feeds many stores: a roof collapse there empties shelves in days.',
      { like: 'Facility Loss', from: 'large' },
    ],
  ],
  alternatePlace: [
    'A partner’s store or pop-up in another flood and power zone, agreed in writing, until a vacant unit is ready',
    '16 hours',
  ],
  insurance: [
    'Property and stock at selling price: building contents and inventory, with peak season endorsement',
    'Business income: lost profit and wages while closed, for the months a rebuild takes',
    'Off-premises utility failure: losses when the outage starts elsewhere',
    'Crime and employee theft: cash, stock and checks',
    'Flood policy: water from outside, with a 30-day wait under the NFIP',
  ],
  vitalRecords: [
    'Lease, permits and sales-tax account',
    'Supplier account numbers and open orders',
    'Last stock count with cost, and monthly photos',
    'Sales by month for three years and tax returns',
    'Payroll register and staff contacts',
  ],
  exerciseIdeas: [
    'Cards are down on the busiest Saturday: sell, ration or close?',
    'A burst sprinkler soaks the stockroom three weeks before the season.',
    'The main distributor stops deliveries for ten days.',
  ],
};
