import type { NewBcp } from '#shared/domain/bcp/bcp.ts';

type Part = Partial<NewBcp>;

export const business = {
  business_name: 'Harbor Bakery',
  business_type: 'LLC',
  industry: 'Retail',
  activity: 'Bread and pastry for the shop, cafés and the market',
  trade: 'bakery',
  employee_count: 12,
  annual_revenue: '$1,200,000',
  open_hours_per_week: 66,
  address: '2214 Western Avenue',
  city: 'Seattle',
  state: 'WA',
  zip_code: '98121',
  country: 'USA',
  primary_location: {
    name: 'Harbor Bakery, Belltown',
    contact: 'Marta Lindqvist',
    address: '2214 Western Avenue',
    city: 'Seattle',
    state: 'WA',
    zip: '98121',
    phone: '206-555-0114',
    email: 'marta@harborbakery.example',
  },
  meeting_place: 'Corner of Western and Blanchard, across from the shop',
  second_meeting_place: 'Ballard market stall, 5330 Ballard Avenue NW',
  spending_authority:
    'Marta Lindqvist up to $25,000 from the business account. Dev Okafor up to $5,000 on the company card. Call the other before spending more.',
  alternate_site:
    'Commissary kitchen, Dexter Avenue (agreement HB-7), from 9 p.m. Orders and office work from the Ballard market stall.',
  vital_records: [
    'Recipes and batch sheets: drive in the safe in Ballard, binder at the oven',
    'Books and payroll: monthly export with the accountant',
    'Lease, insurance policies, and contracts: scans on the drive in Ballard',
  ],
  insurance_policies: [
    'Rainier Mutual RM-44-20931: property, with earthquake and sewer backup riders',
    'Rainier Mutual RM-44-20931: business interruption, 60 days',
  ],
  additional_locations: [
    {
      name: 'Ballard market stall and cold storage',
      contact: 'Dev Okafor',
      address: '5330 Ballard Avenue NW',
      city: 'Seattle',
      state: 'WA',
      zip: '98107',
      phone: '206-555-0131',
      move_time: '4-24 hours',
    },
  ],
} satisfies Part;

export const risks = {
  risk_factors: {
    selected: [
      'Natural Disasters',
      'Cyber Attacks',
      'Supply Chain Disruption',
      'Key Personnel Loss',
      'Equipment Failure',
      'Food Safety Incident',
    ],
  },
  threat_probability: { selected: ['Earthquakes', 'Floods', 'Wildfire Smoke', 'Extreme Weather', 'Power Outages'] },
} satisfies Part;

export const impacts = {
  financial_impact_severity: 'major',
  operational_impact_severity: 'major',
  reputational_impact_severity: 'moderate',
  legal_regulatory_impact_severity: 'moderate',
  financial_impact_description:
    'A closed day costs about $3,300 in counter and wholesale sales. After three days, the cafés may buy elsewhere.',
  operational_impact_description:
    'No oven means no bread for the counter and for 14 wholesale customers. Proofed dough is lost after six hours.',
  reputational_impact_description:
    'Cafés print our name on their menus. Two missed mornings in a row are noticed. A recall is remembered for years.',
  legal_regulatory_impact_description:
    'Public Health Seattle & King County must be told of a suspected foodborne illness within a day. Wholesale contracts carry a penalty after 48 hours.',
  max_downtime: '4-24 hours',
  recovery_priority: 'urgent',
  rpo: '24-hours',
  risk_impact_assessments: {
    primary_concerns: {
      'Natural Disasters': {
        financial_impact: 'major',
        operational_impact: 'catastrophic',
        reputational_impact: 'minor',
        regulatory_impact: 'minor',
        likelihood: 'unlikely',
      },
      'Cyber Attacks': {
        financial_impact: 'moderate',
        operational_impact: 'moderate',
        reputational_impact: 'moderate',
        regulatory_impact: 'moderate',
        likelihood: 'likely',
      },
      'Supply Chain Disruption': {
        financial_impact: 'moderate',
        operational_impact: 'major',
        reputational_impact: 'moderate',
        regulatory_impact: 'minor',
        likelihood: 'possible',
      },
      'Key Personnel Loss': {
        financial_impact: 'moderate',
        operational_impact: 'major',
        reputational_impact: 'minor',
        regulatory_impact: 'minor',
        likelihood: 'possible',
      },
      'Equipment Failure': {
        financial_impact: 'major',
        operational_impact: 'major',
        reputational_impact: 'moderate',
        regulatory_impact: 'minor',
        likelihood: 'likely',
      },
      'Food Safety Incident': {
        financial_impact: 'major',
        operational_impact: 'major',
        reputational_impact: 'catastrophic',
        regulatory_impact: 'major',
        likelihood: 'unlikely',
      },
    },
    location_risks: {
      Earthquakes: {
        financial_impact: 'catastrophic',
        operational_impact: 'catastrophic',
        reputational_impact: 'minor',
        regulatory_impact: 'minor',
        likelihood: 'unlikely',
      },
      Floods: {
        financial_impact: 'moderate',
        operational_impact: 'moderate',
        reputational_impact: 'minor',
        regulatory_impact: 'minor',
        likelihood: 'unlikely',
      },
      'Wildfire Smoke': {
        financial_impact: 'minor',
        operational_impact: 'moderate',
        reputational_impact: 'minor',
        regulatory_impact: 'minor',
        likelihood: 'unlikely',
      },
      'Extreme Weather': {
        financial_impact: 'moderate',
        operational_impact: 'moderate',
        reputational_impact: 'minor',
        regulatory_impact: 'minor',
        likelihood: 'likely',
      },
      'Power Outages': {
        financial_impact: 'major',
        operational_impact: 'major',
        reputational_impact: 'moderate',
        regulatory_impact: 'minor',
        likelihood: 'likely',
      },
    },
  },
} satisfies Part;
