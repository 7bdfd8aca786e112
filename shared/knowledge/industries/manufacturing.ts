/** Sources: OSHA 29 CFR 1910.147, 1910.119 and 1904.39, EPA 40 CFR 68, IATF 16949 clause 6.1.2.3. */
import { defineOperations, type Industry } from './industry.ts';

const manufacturingOperations = defineOperations({
  posts: {
    line: {
      role: ['Owner', 'Shop Foreman', 'Production Manager', 'Plant Manager'],
      team: ['Owner and crew', 'Shop floor', 'Production', 'Production'],
      owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
    },
    materials: {
      role: ['Owner', 'Purchaser', 'Materials Manager', 'Supply Chain Director'],
      team: ['Owner', 'Purchasing and shipping', 'Materials and logistics', 'Supply chain'],
      owner: ['Owner', 'Owner', 'Materials Manager', 'VP Supply Chain'],
    },
    office: {
      role: ['Owner', 'Office Manager', 'Finance Manager', 'Controller'],
      team: ['Owner', 'Office', 'Customer service and finance', 'Customer service and finance'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
    safety: {
      role: ['Owner', 'Safety Coordinator', 'EHS Manager', 'EHS Director'],
      team: ['Owner and crew', 'Safety committee', 'Environment, health and safety', 'Environment, health and safety'],
      owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
    },
  },
  functions: [
    {
      name: 'Production line operation',
      description: 'Running the machines and benches that make what ships this week.',
      stake: 'every stopped hour carries full fixed cost and pushes all later orders back',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'line',
      resources: ['Operators by skill', 'Setup sheets', 'Spare parts', 'Agreement with a partner plant'],
      steps:
        '1. {role} stops work in the posted safe order. 2. List open orders by the customer who stops first. 3. Move those to sound machines or the partner plant. 4. Restart one step at a time. 5. Approve the first piece of each.',
      outage: {
        minimum: 'The orders of customers whose own lines would stop first.',
        workaround: [
          'Finished stock ships first. Then setups move to sound machines or the partner plant that signed for them.',
          '3-7 days',
        ],
        isSlowToStart: true,
      },
    },
    {
      name: 'Worker safety and emergency shutdown',
      description: 'Stopping machines, getting everyone out and accounting for the shift.',
      stake: 'a machine or process left running endangers the next person',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'safety',
      resources: ['Emergency stop map', 'Head-count list by shift', 'Meeting place', 'Fire department walk-through'],
      steps:
        '1. Get everyone out and call 911. 2. Use an emergency stop only on the way. 3. {role} counts heads and tells the fire department who is missing. 4. No one goes back in. 5. Lock out machines before inspection. 6. Start the OSHA clock: 8 hours for a death, 24 for a hospital stay, amputation or eye loss.',
    },
    {
      name: 'Material purchasing and supplier scheduling',
      description: 'Ordering, expediting and switching sources of material.',
      stake: 'work stops when the shortest item runs out, whatever else is in stock',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'materials',
      resources: ['Days of supply by item', 'Second sources', 'Printed open orders', 'Expedite freight account'],
      steps:
        '1. {role} lists days of supply for each item. 2. Call the sources of the five shortest. 3. Book expedited freight. 4. Ask for approval where a second source needs it. 5. Set aside material that got wet, hot or dirty until someone checks it.',
    },
    {
      name: 'Finished goods shipping',
      description: 'Picking, packing, labeling and loading customer orders.',
      stake: 'a missed truck stops the customer and starts the search for another supplier',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'materials',
      resources: ['Dock and forklift', 'Label printer on battery', 'Carrier contacts', 'Paper bills of lading'],
      steps:
        '1. {role} tells each customer the new time before the missed slot. 2. Ship finished stock by customer need. 3. Write bills of lading by hand. 4. Report lot or serial numbers afterwards.',
    },
    {
      name: 'Orders, invoices and wages',
      description: 'Promising dates, invoicing, collecting and paying the crew.',
      stake: 'a crew that is not paid does not come back for the restart',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Backlog export', 'Paper time cards', 'Payroll service', 'Call-back rule for bank details'],
      steps:
        '1. {role} calls the ten largest customers with a date and a quantity. 2. Pay the crew by the previous run where cards are lost. 3. Invoice what shipped. 4. Before you pay to a changed account, call back on a number you know.',
    },
  ],
  systems: [
    {
      name: 'Orders, inventory and production schedule',
      description: 'Orders, bills of material, stock and the schedule.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Hosted ERP vendor',
      backup: ['Daily', 'Cloud region away from the plant, one copy offline'],
      times: ['1-4 hours', '3 hours', '4-24 hours'],
      supports: ['Production line operation', 'Material purchasing and supplier scheduling'],
      restore:
        '1. Work from the last printed schedule. 2. Restore in the cloud. 3. Post counts from shift sheets. 4. Reopen purchasing last.',
    },
    {
      name: 'Shipping labels and carrier portals',
      description: 'Labels, carrier bookings and customer portals.',
      criticality: 'high',
      type: 'application',
      vendor: 'Shipping software vendor',
      backup: ['Daily', 'Vendor cloud'],
      times: ['1-4 hours', '1 hour', '4-24 hours'],
      supports: ['Finished goods shipping'],
      restore: '1. Print labels on the carrier’s own site. 2. Keep paper bills of lading. 3. Enter shipped lots when it is back.',
    },
    {
      name: 'Accounting, time clock and payroll',
      description: 'Invoices, payables, hours and payroll.',
      criticality: 'medium',
      type: 'application',
      vendor: 'Accounting and payroll service',
      backup: ['Daily', 'Vendor cloud'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Orders, invoices and wages'],
      restore:
        '1. Let the deputy open the service on any clean laptop. 2. Key in the cards. 3. Match them to the head count of each shift. 4. Send the file a day early.',
    },
  ],
});

export const manufacturing: Industry = {
  ...manufacturingOperations,
  name: 'Manufacturing',
  trade: 'a plant',
  peak: 'Quarter-end shipments and the weeks before customers’ own season run everything at full load',
  harm: {
    financial_impact: 'Fixed cost continues while machines stand, and customers charge back their own stopped lines.',
    operational_impact: 'Restart takes shifts: inspection, setup and first pieces come before the first shipment.',
    reputational_impact: 'A missed delivery puts a supplier on the customer’s watch list, and a second source follows.',
    regulatory_impact: 'Serious injuries, spills and permit limits have reporting clocks that start during the outage.',
  },
  exposure: {
    water: 'motors, control cabinets and finished goods on the floor are lost',
    wind: 'long-span roofs and dock doors fail, and rain ruins machines and stock',
    ground: 'unanchored machines shift, racks collapse and gas and air lines break',
    fire: 'ember-fed roof fires and evacuation stop shifts, and smoke spoils goods',
    cold: 'sprinkler and cooling lines freeze, gas is curtailed and trucks miss their slots',
    heat: 'shop floors need shorter shifts and water, and chillers trip',
    power: 'a dip of a tenth of a second stops drives and scraps what is in process',
    air: 'intake filters clog, and yard crews need respirators',
    dry: 'process and cooling water are rationed',
  },
  sizes: [
    [
      'With {staff}, the person who sets up the key machine is the bottleneck: film each setup and keep it outside the shop.',
      'Agree in writing with another small shop to run each other’s urgent jobs.',
    ],
    [
      'With {staff}, list the three machines whose loss stops shipments, with lead time and rental source for each.',
      'Keep one trained substitute per key machine and shift. Write the pairs on the board.',
    ],
    [
      'With {staff}, form an emergency team per shift with authority to stop work and to call the fire department.',
      'Price a stopped hour for each product family. Hold safety stock where it costs less than the stop.',
    ],
    [
      'With {staff}, qualify a second plant or contract manufacturer for each product that carries more than a tenth of margin.',
      'Run one command structure for plant, supply planning and customer teams.',
    ],
  ],
  suppliers: [
    {
      name: 'Main raw material supplier',
      provides: 'The material without which nothing is made',
      serves: ['Production line operation', 'Material purchasing and supplier scheduling'],
      criticality: 'critical',
      downtime: '3-7 days',
      alternatives: ['A second approved source in another region', 'Two weeks of stock off site'],
    },
    {
      name: 'Machine service and spare parts',
      provides: 'Repair and parts of key machines',
      serves: ['Production line operation'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['An independent repair firm', 'Time on a partner’s machine'],
    },
    {
      name: 'Freight carrier',
      provides: 'Pickups and deliveries',
      serves: ['Finished goods shipping'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second carrier with an account'],
    },
  ],
  insights: [
    'Rank machines by replacement lead time rather than price: a used machine may take nine months, its control card two days.',
    'Supply chain resilience means knowing the second tier: ask each single source where its own plant and its sole input stand.',
    'Production line recovery depends on what is written down: keep work instructions, drawings and setup photos outside the plant.',
    'Business income coverage pays for the restoration period: add rebuilding and re-equipping time before you choose its limit.',
  ],
  risks: [
    [
      'Production Equipment Failure',
      'One machine without a spare part stops every order behind it, often for months of lead time.',
      { like: 'Machine Failure' },
    ],
    [
      'Raw Material Supply Chain Disruption',
      'A single source of material stops the plant within days of stock running out.',
      { like: 'Supply Chain Disruption' },
    ],
    ['Plant Fire', 'Oil, dust, packaging and stock burn fast, and smoke ruins what the fire does not reach.'],
    [
      'Injury at a Machine',
      'A serious injury stops the area for the investigation and may take a skilled hand away for good.',
      { like: 'Workplace Safety' },
    ],
    [
      'Loss of the People Who Know the Process',
      'Setups and settings that only a few people near retirement know leave with them.',
      { like: 'Key Personnel Loss' },
    ],
    ['Ransomware in the Office and Plant', 'Encrypted schedules and controls stop work although every machine is sound.'],
    [
      'Customer Concentration Loss',
      'When one buyer takes a third of output, its own shutdown idles your shifts.',
      { like: 'Customer Concentration' },
    ],
  ],
  alternatePlace: [
    'Time on a partner plant’s machines that already ran your programs or molds, and a bay for packing, agreed in writing',
    '2 days',
  ],
  insurance: [
    'Property at replacement cost: building, machines, stock and molds of others',
    'Business income with the time to re-equip, not only to rebuild',
    'Equipment breakdown: electrical and mechanical failure',
    'Contingent business income: loss at a key supplier or customer',
    'Product liability',
  ],
  vitalRecords: [
    'Drawings, work instructions and setup sheets',
    'Open orders, price lists and customer contracts',
    'Machine list with serial numbers, photos and lead times',
    'Permits, and safety training records',
  ],
  exerciseIdeas: ['The key machine is down for six weeks.', 'The only source of the main material has burned down.'],
};
