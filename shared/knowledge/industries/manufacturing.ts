import { defineOperations, type Industry } from './industry.ts';

const manufacturingOperations = defineOperations({
  posts: {
    line: {
      role: ['Owner', 'Shop Foreman', 'Production Manager', 'Plant Manager'],
      team: ['Owner and machinists', 'Shop floor', 'Production', 'Production'],
      owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
    },
    upkeep: {
      role: ['Lead Machinist', 'Maintenance Technician', 'Maintenance Manager', 'Maintenance and Engineering Manager'],
      team: ['Owner and machinists', 'Maintenance', 'Maintenance', 'Maintenance and engineering'],
      owner: ['Owner', 'Shop Foreman', 'Engineering Manager', 'Plant Manager'],
    },
    materials: {
      role: ['Owner', 'Purchaser', 'Materials Manager', 'Supply Chain Director'],
      team: ['Owner', 'Purchasing and shipping', 'Materials and logistics', 'Supply chain'],
      owner: ['Owner', 'Owner', 'Materials Manager', 'VP Supply Chain'],
    },
    quality: {
      role: ['Owner', 'Quality Lead', 'Quality Manager', 'Quality Director'],
      team: ['Owner and machinists', 'Inspection', 'Quality', 'Quality'],
      owner: ['Owner', 'Owner', 'Quality Manager', 'VP Quality'],
    },
    safety: {
      role: ['Owner', 'Safety Coordinator', 'EHS Manager', 'EHS Director'],
      team: ['Owner and machinists', 'Safety committee', 'Environment, health and safety', 'Environment, health and safety'],
      owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
    },
  },
  functions: [
    {
      name: 'Production line operation',
      description: 'Running the lines and cells that make what ships this week.',
      stake: 'every stopped hour carries full fixed cost and pushes all later orders back',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'line',
      resources: [
        'Machine operators by shift',
        'Set-up sheets and programs',
        'Critical spare parts',
        'Contract manufacturer agreement',
      ],
      needs: ['Process safety and emergency shutdown'],
      steps:
        '{role} stops lines in the posted safe sequence, lists jobs by customer line-down risk, moves those jobs to sound machines or the contract manufacturer, and restarts cell by cell with first-piece approval.',
    },
    {
      name: 'Machine maintenance and spare parts',
      description: 'Keeping presses, machining centers and utilities running and repairing what fails.',
      stake: 'a missing drive card can idle a line for its whole lead time',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'upkeep',
      resources: [
        'Spare drives, PLC cards and bearings',
        'Machine builder service contract',
        'Rental compressor and chiller sources',
        'Lockout kits',
      ],
      steps:
        '{role} locks out the machine, photographs fault codes, decides within the hour between spare, rental and builder’s service, and logs parts used so that the minimum stock is reordered the same day.',
    },
    {
      name: 'Material purchasing and supplier scheduling',
      description: 'Releasing orders, expediting and switching sources of material and outside processing.',
      stake: 'the line stops when the shortest part runs out, whatever else is in stock',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'materials',
      resources: ['Days-of-supply list by part', 'Approved second sources', 'Expedite freight account', 'Printed open orders'],
      steps:
        '{role} prints days of supply by part, calls the sources of the five shortest, books expedited freight, and asks quality for a deviation where a second source needs approval.',
    },
    {
      name: 'Finished goods shipping',
      description: 'Picking, packing, labeling and loading customer orders.',
      stake: 'a truck that misses its window stops the customer’s line',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'materials',
      resources: ['Dock and forklift', 'Label printer on battery', 'Carrier contacts', 'Manual bills of lading'],
      steps:
        '{role} tells each customer the new time before the missed slot, ships from finished stock by customer priority with handwritten bills of lading, and reports serial or lot numbers afterwards.',
    },
    {
      name: 'Quality inspection and release',
      description: 'Testing incoming, in-process and finished product and keeping lot records.',
      stake: 'product that cannot be released is stock, not sales',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'quality',
      resources: ['Calibrated gauges', 'Outside test laboratory', 'Paper inspection sheets', 'Hold tags'],
      steps:
        '{role} tags everything made during the event as held, checks gauges against masters, sends destructive tests to the outside laboratory, and releases by lot on paper sheets.',
    },
    {
      name: 'Process safety and emergency shutdown',
      description: 'Stopping machines, furnaces and chemical processes safely and accounting for everyone on shift.',
      stake: 'a hot or pressurized process left alone becomes the second disaster',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
      post: 'safety',
      resources: [
        'Shutdown sequence at each panel',
        'Roll-call list and meeting place',
        'Spill kits',
        'Fire department pre-plan',
      ],
      steps:
        '{role} orders everyone out and 911, starts the posted shutdown from the control room only if it delays no one, holds roll call at the meeting place, tells the fire department who is missing and hands over the pre-plan, and starts the release-reporting clock for spills. No one goes back to close a valve.',
    },
    {
      name: 'Production planning and customer promises',
      description: 'Sequencing orders, promising dates and telling customers what moves.',
      stake: 'customers accept a late date that is told early and leave over one that is not',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'line',
      resources: ['Last printed schedule', 'Order backlog export', 'Customer contact list'],
      steps:
        '{role} freezes the schedule, replans from the last export on the board, has each top customer called with a date and a quantity, and updates twice a day until backlog is normal.',
    },
    {
      name: 'Wages and time records for shift crews',
      description: 'Collecting hours and paying hourly crews and temporary labor on the pay date.',
      stake: 'crews who are not paid do not come back for the restart',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'line',
      resources: ['Paper time cards', 'Payroll service', 'Temporary agency contact'],
      from: 'small',
      steps:
        '{role} hands out paper cards at roll call, repeats the last cycle if hours are unreadable and corrects it in the next one.',
    },
  ],
  systems: [
    {
      name: 'ERP and production scheduling',
      description: 'Orders, bills of material, inventory and the schedule.',
      criticality: 'critical',
      type: 'database',
      vendor: 'ERP vendor or hosting partner',
      backup: ['Every 4 hours', 'Cloud region away from the plant, one copy offline'],
      times: ['4-24 hours', '8 hours', '1-4 hours'],
      supports: [
        'Production line operation',
        'Material purchasing and supplier scheduling',
        'Production planning and customer promises',
      ],
      needs: ['Plant network'],
      restore:
        'Restore the database in the cloud tenant, post production counts since the copy from shift sheets, reopen purchasing last.',
    },
    {
      name: 'Machine controls and program library',
      description: 'PLC logic, CNC programs, recipes and operator panels.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Machine builder and controls integrator',
      backup: ['Daily', 'Versioned copy off site and on an offline drive'],
      times: ['1-4 hours', '2 hours', '4-24 hours'],
      supports: ['Production line operation', 'Machine maintenance and spare parts'],
      restore:
        'Load the last approved version on the spare controller, compare checksums, dry-run without material, then make a first piece.',
    },
    {
      name: 'Plant network',
      description: 'Office and machine networks with the firewall between them.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Network integrator and internet provider',
      backup: ['Weekly', 'Settings with the integrator, off site'],
      times: ['1-4 hours', '2 hours', '3-7 days'],
      supports: [],
      restore:
        'Bring up machine cells isolated first, then the office side through the cellular line, last the link between them.',
    },
    {
      name: 'Quality and lot traceability records',
      description: 'Inspection results, certificates and lot genealogy.',
      criticality: 'high',
      type: 'database',
      vendor: 'Quality management software vendor',
      backup: ['Daily', 'Vendor cloud, read-only export monthly'],
      times: ['4-24 hours', '6 hours', '4-24 hours'],
      supports: ['Quality inspection and release'],
      restore: 'Restore, then key in held lots from paper sheets before any certificate is printed.',
    },
    {
      name: 'Warehouse scanning and shipping labels',
      description: 'Scanners, label printers, carrier and customer portals.',
      criticality: 'high',
      type: 'application',
      vendor: 'Shipping software vendor',
      backup: ['Hourly', 'Vendor cloud'],
      times: ['1-4 hours', '1 hour', '0-1 hour'],
      supports: ['Finished goods shipping'],
      needs: ['Plant network'],
      restore: 'Print labels from the carrier’s own site, scan later, reconcile shipped lots with the manual bills of lading.',
    },
    {
      name: 'Gas, fire and process alarms',
      description: 'Detection panels that stop equipment and call the monitoring station.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Fire and gas detection contractor',
      backup: ['Monthly', 'Panel settings with the contractor'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: ['Process safety and emergency shutdown'],
      restore:
        'Post a fire watch, run the panel on its battery, have the contractor reload settings and trip one detector per zone.',
    },
    {
      name: 'Time clock and payroll for crews',
      description: 'Hours by shift and the pay file.',
      criticality: 'medium',
      type: 'application',
      vendor: 'Payroll service',
      backup: ['Daily', 'Payroll service cloud'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Wages and time records for shift crews'],
      from: 'small',
      restore: 'Enter paper cards, compare headcount with roll call, send the file a day early.',
    },
  ],
});

export const manufacturing: Industry = {
  ...manufacturingOperations,
  name: 'Manufacturing',
  trade: 'a plant',
  words: /\b(manufactur|factory|plants?\b|fabricat|machin(e|ing) shop|mills?\b|foundry|assembl|packag)/,
  peak: 'Quarter-end shipments and the weeks before customers’ own season run every line at full load',
  harm: {
    financial_impact: 'Fixed cost runs on while lines stand, and customers charge back their own stopped lines.',
    operational_impact: 'Restarting furnaces, molds and calibrated lines takes shifts, and scrap rises for days after each stop.',
    reputational_impact:
      'A missed delivery puts a supplier on the customer’s watch list, and dual sourcing follows within a year.',
    regulatory_impact: 'Spills, stack releases and serious injuries have reporting clocks that start during the outage.',
  },
  exposure: {
    water: 'motors, control cabinets and finished goods on the floor are lost, and wet transformers keep the line dark for weeks',
    wind: 'long-span roofs and dock doors fail, and rain on machining centers ruins spindles and electronics',
    ground: 'unanchored presses shift out of true, racks collapse and piping for gas and chemicals breaks',
    fire: 'ember-fed roof fires and evacuation stop shifts, and smoke spoils paint and clean processes',
    cold: 'sprinkler and cooling lines freeze, gas is curtailed and trucks miss just-in-time slots',
    heat: 'unconditioned shop floors need work-rest cycles, chillers trip and the utility asks to shed load',
    power: 'a dip of a tenth of a second stops drives, scraps the batch in process and may freeze molds or furnaces',
    air: 'intake filters clog, paint and clean processes reject parts, and yard crews need respirators',
    dry: 'process and cooling water are rationed, and low rivers tighten the discharge permit',
  },
  sizes: [
    [
      'With {staff} the person who sets up the key machine is the bottleneck: film each set-up and keep programs on a drive outside the shop.',
      'Agree in writing with another small shop to run each other’s urgent jobs on similar machines.',
    ],
    [
      'With {staff} list the three machines whose loss stops shipments, with replacement lead time and rental source for each.',
      'Keep one trained substitute per key machine and shift; write the pairs on the cell board.',
    ],
    [
      'With {staff} form a plant emergency team per shift with authority to stop lines and to call the fire department.',
      'Model the cost of a line stop per hour by product family, and place safety stock where a day of stock costs less than a day of stop.',
    ],
    [
      'With {staff} qualify a second plant or contract manufacturer for each product that carries more than a tenth of margin.',
      'Run one command structure for plant, supply planning and customer teams; the plant alone cannot decide who gets the last parts.',
    ],
  ],
  suppliers: [
    'the raw material or resin supplier',
    'the tooling and spare parts vendor',
    'the freight carrier',
    'the toll processor or plater',
  ],
  insights: [
    'Rank machines by replacement lead time rather than price: a used press may take nine months, its drive card two days.',
    'Supply chain resilience means knowing the second tier: ask each single-source supplier where its own plant and its sole input stand.',
    'Production line recovery depends on programs and recipes: keep PLC logic, CNC programs and drawings outside the plant, tested on a spare.',
    'A business income policy pays for the restoration period; appraise rebuilding and re-equipping time before you choose its limit.',
  ],
  duties: [
    'OSHA 29 CFR 1910.147 (lockout/tagout) holds during emergency repairs; shortcuts at restart are a known cause of amputations.',
    'Sites with listed chemicals above threshold need EPA Risk Management Plan (40 CFR 68) and OSHA process safety (1910.119) emergency procedures.',
    'Automotive customers under IATF 16949 clause 6.1.2.3 ask for contingency plans tested every year.',
  ],
  risks: [
    [
      'Production Line Equipment Failure',
      'One spindle, furnace or PLC without a spare stops every order behind it, often for months of lead time.',
    ],
    [
      'Raw Material Supply Chain Disruption',
      'Single-source resin, castings or chips halt the line within days of stock running out.',
    ],
    [
      'Plant Fire or Dust Explosion',
      'Hydraulic oil, solvent and combustible dust make manufacturing fires among the costliest that NFPA reports.',
    ],
    [
      'Skilled Operator Shortage',
      'Set-up knowledge for old machines sits with a few people near retirement.',
      { like: 'Labor Shortage' },
    ],
    ['Workplace Safety Incident', 'A serious injury stops the cell for the OSHA investigation and may seal the machine.'],
    [
      'Hazardous Material Release',
      'An ammonia, chlorine or solvent leak evacuates plant and neighbors and brings EPA reporting.',
      { like: 'Hazardous Materials' },
    ],
    ['Ransomware on Plant Controls', 'Encrypted schedulers and operator panels stop lines although every machine is sound.'],
    ['Product Quality Escape', 'Defects found at a customer lead to containment, sorting crews and a stop of shipments.'],
    [
      'Customer Concentration Loss',
      'When one buyer takes a third of output, its own shutdown idles your shifts.',
      { upTo: 'medium' },
    ],
    ['Labor Dispute', 'A strike at the plant or the port halts both output and inbound material.', { from: 'medium' }],
  ],
};
