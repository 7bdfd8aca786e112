import type { NewBcp } from '#shared/domain/bcp/bcp.ts';

type Part = Partial<NewBcp>;

export const business = {
  business_name: 'Harbor Bakery',
  business_type: 'LLC',
  industry: 'Retail',
  activity: 'Bread and pastry for the shop, cafes and the market',
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
    'Marta Lindqvist up to $25,000 from the business account; Dev Okafor up to $5,000 on the company card. Call the other before spending more.',
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
  threat_probability: { selected: ['Earthquakes', 'Floods', 'Wildfires', 'Extreme Weather', 'Power Outages'] },
} satisfies Part;

export const impacts = {
  financial_impact_severity: 'major',
  operational_impact_severity: 'major',
  reputational_impact_severity: 'moderate',
  legal_regulatory_impact_severity: 'moderate',
  financial_impact_description:
    'A closed day costs about $3,300 in counter and wholesale sales; after three days the café contracts may be placed elsewhere.',
  operational_impact_description:
    'No oven means no bread for the counter and for 14 wholesale customers. Dough already proofed is lost after six hours.',
  reputational_impact_description:
    'Cafés print our name on their menus. Two missed mornings in a row are noticed, a recall is remembered for years.',
  legal_regulatory_impact_description:
    'Public Health Seattle & King County must be told of a suspected food-borne illness within a day; wholesale contracts carry a penalty after 48 hours.',
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
      Wildfires: {
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
