import { defineOperations, type Industry } from './industry.ts';

const coldGoods = /groc|supermarket|food|pharmac|flor|deli|butcher|bakery|liquor|convenience/i;

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
    online: {
      role: ['Owner', 'Online Sales Lead', 'E-commerce Manager', 'Head of E-commerce'],
      team: ['Owner and shop staff', 'Online orders', 'E-commerce', 'Digital commerce'],
      owner: ['Owner', 'Owner', 'Marketing Manager', 'Chief Digital Officer'],
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
      resources: ['Registers and card terminals', 'Cash float and paper receipts', 'Printed price list', 'Battery lamps'],
      steps:
        '{role} decides within 15 minutes: stay open for cash and offline cards, or close. Switch terminals to stored sales with the processor’s limits, move one register to battery or a phone hotspot, write each sale on numbered slips, and enter the slips the same evening.',
    },
    {
      name: 'Receiving and shelf restocking',
      description: 'Taking in deliveries, checking them against orders and keeping the fastest sellers on the shelf.',
      stake: 'empty shelves lose the sale although the doors are open',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'stock',
      resources: ['Receiving door and pallet jack', 'Open purchase orders', 'Second storage space', 'Distributor contacts'],
      steps:
        '{role} calls carriers to hold or redirect loads, receives against the printed open orders, keeps damaged goods apart for the adjuster and restocks the 100 best sellers first.',
    },
    {
      name: 'Online orders and curbside pickup',
      description: 'Taking web and phone orders, picking them in the store and handing them over or shipping them.',
      stake: 'the web shop is the only sales channel while the doors are closed',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'online',
      resources: ['Order tablet or laptop', 'Packing material', 'Carrier pickup', 'Phone line for customers'],
      steps:
        '{role} puts a banner with honest delivery times on the web shop, stops items that cannot be picked, prints the open orders, and ships from the second location or from the distributor.',
    },
    {
      name: 'Cash handling and supplier payments',
      description: 'Counting and banking takings, settling card batches, paying suppliers, rent and wages.',
      stake: 'unsettled card batches and missed wages hurt within days',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'money',
      resources: ['Bank portal with a second signer', 'Safe', 'Payroll provider contact', 'Last payroll register'],
      steps:
        '{role} settles stored card sales first, banks cash daily with two people, repeats the last payroll if hours cannot be read, and agrees payment dates with the two largest suppliers.',
    },
    {
      name: 'Cold case and perishables control',
      only: coldGoods,
      description: 'Keeping refrigerated and frozen goods at safe temperature and discarding what is not.',
      stake: 'four hours without cooling turn the whole case into waste',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'floor',
      resources: ['Thermometers and temperature log', 'Dry ice or refrigerated trailer', 'Refrigeration contractor', 'Waste log'],
      steps:
        '{role} keeps doors shut and logs temperatures every 30 minutes, calls the refrigeration contractor at once, moves medicine and meat first, and discards what was above 41 °F for four hours with a photographed list for the insurer.',
    },
    {
      name: 'Store opening, keys and shopper safety',
      description: 'Opening and closing, alarm and cameras, exits, aisles and first aid for shoppers and staff.',
      stake: 'a store that cannot be locked, lit or evacuated may not open at all',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'floor',
      resources: ['Two key holders', 'Alarm company and glazier contacts', 'Exit lights and flashlights', 'Evacuation plan'],
      steps:
        '{role} or the second key holder looks at ceiling, display windows and exits from outside, lets no one enter before a damaged building is released, has broken glass boarded up, posts one person at the door if locks or cameras are down, and reopens only with exits lit.',
    },
    {
      name: 'Returns, recalls and customer contact',
      description: 'Answering customers, taking returns and pulling recalled products from sale.',
      stake: 'unanswered customers turn to chargebacks and bad reviews',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'floor',
      resources: ['Store phone forwarded to a mobile', 'Return slips', 'Recall notices by supplier', 'Social media login'],
      steps:
        '{role} forwards the store number to a mobile, posts hours on the door, the map listing and social media, extends return dates by the days closed, and quarantines recalled lots with a tag.',
    },
    {
      name: 'Price, promotion and assortment planning',
      description: 'Setting prices and promotions and deciding what is bought for the coming season.',
      stake: 'orders for the season have fixed dates that do not wait',
      criticality: 'medium',
      times: ['More than 1 week', '3-7 days', '4-24 hours'],
      post: 'stock',
      resources: ['Season order book', 'Supplier price files', 'Sales history'],
      from: 'small',
      steps:
        '{role} freezes promotions, confirms season orders from the printed order book and moves advertised items to open stores.',
    },
  ],
  systems: [
    {
      name: 'Point-of-sale system',
      description: 'Registers, card terminals and the item and price file.',
      criticality: 'critical',
      type: 'application',
      vendor: 'POS vendor and card processor',
      backup: ['Hourly', 'POS vendor cloud, other region'],
      times: ['1-4 hours', '2 hours', '0-1 hour'],
      supports: ['In-store sales and checkout', 'Cash handling and supplier payments'],
      needs: ['Store network and internet line'],
      restore:
        'Log in on a spare tablet, pull the item file from the vendor, run one cash and one card test sale, then close the old batch.',
    },
    {
      name: 'Store network and internet line',
      description: 'Router, Wi-Fi and internet line for registers, phones and cameras.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider and a cellular carrier for the second line',
      backup: ['Monthly', 'Router settings in the owner’s cloud folder'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: [],
      restore:
        'Switch to the cellular router, test a card payment, open a ticket with the line provider, load the saved settings on the spare.',
    },
    {
      name: 'Web shop',
      description: 'Online catalog, cart and order inbox.',
      criticality: 'high',
      type: 'application',
      vendor: 'Hosted e-commerce platform',
      backup: ['Hourly', 'Platform cloud plus a nightly export'],
      times: ['1-4 hours', '2 hours', '0-1 hour'],
      supports: ['Online orders and curbside pickup'],
      restore:
        'Check the platform status page, publish the holding banner, restore the catalog export, place and refund one test order.',
    },
    {
      name: 'Stock ledger and reorder system',
      description: 'Stock on hand, open purchase orders and reorder points.',
      criticality: 'high',
      type: 'database',
      vendor: 'Inventory software vendor',
      backup: ['Daily', 'Cloud storage outside the store'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Receiving and shelf restocking', 'Price, promotion and assortment planning'],
      restore: 'Load last night’s copy, enter the numbered sales slips, count the 100 best sellers and release the held orders.',
    },
    {
      name: 'Case temperature alarms',
      only: coldGoods,
      description: 'Sensors in coolers and freezers that call a phone.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Refrigeration monitoring service',
      backup: ['Daily', 'Monitoring service cloud'],
      times: ['0-1 hour', '30 minutes', '4-24 hours'],
      supports: ['Cold case and perishables control'],
      restore: 'Read cases by hand thermometer every 30 minutes until the gateway answers and a test alarm reaches two phones.',
    },
    {
      name: 'Bookkeeping and payroll service',
      description: 'Ledger, supplier payments, sales tax and wages.',
      criticality: 'high',
      type: 'application',
      vendor: 'Accounting and payroll service',
      backup: ['Daily', 'Service cloud and a monthly export'],
      times: ['4-24 hours', '4 hours', '4-24 hours'],
      supports: ['Cash handling and supplier payments'],
      restore:
        'Sign in from any laptop with the second administrator, compare the bank balance with the ledger, rerun the last payroll.',
    },
  ],
});

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
