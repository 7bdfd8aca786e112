import { technologyOperations } from '../operations/technology.ts';
import type { Industry } from './industry.ts';

export const technology: Industry = {
  ...technologyOperations,
  name: 'Technology',
  trade: 'a technology company',
  words:
    /\b(technolog|software|saas|app developer|it services|managed service|hosting|web design|data center|telecom|start-?up|electronics design)/,
  peak: 'Customers’ own busy hours, launch weeks and the renewal month decide what an outage costs',
  harm: {
    financial_impact: 'Service credits, churn at renewal and stalled deals cost more than the hours themselves.',
    operational_impact: 'Engineers who fight an outage ship nothing, and untested fixes cause the next one.',
    reputational_impact:
      'Status pages and social media publish every minute, and buyers ask for the incident report in the next security review.',
    regulatory_impact:
      'Contracts with service levels, SOC 2 availability criteria and privacy laws of several states set dated duties.',
  },
  exposure: {
    water: 'offices and network rooms in basements are lost, and fuel deliveries for a data center’s emergency power stop',
    wind: 'staff in one region lose homes, power and internet at once, on-call engineers included',
    ground: 'long-haul fiber and raised floors fail, and one cloud zone may go while others run',
    fire: 'remote engineers evacuate in the middle of a shift, and lines along the same road burn together',
    cold: 'grid emergencies take home offices and cooling towers offline for days',
    heat: 'cooling limits at data centers force shutdowns, as in London in July 2022',
    power: 'home routers die in minutes and building batteries in one hour, while customers elsewhere notice nothing but you',
    air: 'air intakes of equipment rooms must close and people stay home with poor connections',
  },
  sizes: [
    [
      'With {staff} one founder holds domain, cloud root and payment logins: put them in a shared vault with a sealed recovery kit.',
      'Write the deploy and restore steps so that a contractor could follow them at night.',
    ],
    [
      'With {staff} pair two on-call engineers from different towers of knowledge, and swap them through every service.',
      'Pick a status page outside your own cloud and allow support to post without asking an engineer.',
    ],
    [
      'With {staff} name incident commander, communicator and scribe per shift, and practice a regional failover each quarter.',
      'Map each product to its cloud services and third-party APIs, with owner and fallback.',
    ],
    [
      'With {staff} set objectives per service tier, prove them with game days, and report the gap to the board.',
      'Follow-the-sun support needs equal access rights in each region, checked before a holiday.',
    ],
  ],
  suppliers: [
    'the cloud provider',
    'the domain registrar and DNS host',
    'the identity provider',
    'the payment and e-mail delivery services',
  ],
  insights: [
    'A cloud zone is no backup: deleted data is deleted in all zones, so keep copies in another account that production cannot delete.',
    'The July 2024 CrowdStrike update stopped 8.5 million machines; stage agent updates and keep recovery keys reachable offline.',
    'Domain, DNS and certificate expiry cause total outages that no failover fixes; calendar them with two owners.',
    'Enterprise buyers ask for tested RTO and RPO: an exercise report shortens their security review.',
  ],
  duties: [
    'SOC 2 availability criteria A1.2 and A1.3 ask for environmental protection, backups and tested recovery, where you hold the report.',
    'Customer agreements fix incident notice, often 24 to 72 hours, and service credits; keep the list by customer.',
    'State breach laws, and GDPR with 72 hours for EU residents, start at discovery of a data breach.',
  ],
  risks: [
    ['Cloud Region Outage', 'One region holds product, backups and tools of many young firms, and has failed for a day.'],
    [
      'Failed Deployment',
      'Most outages come from own changes: a migration or flag without a way back.',
      { like: 'Failed Deployment' },
    ],
    ['Ransomware or Source Code Theft', 'Code, signing keys and customers’ data are the whole firm.'],
    ['Customer Data Breach', 'Multi-tenant data makes one bug a notice to every customer.'],
    [
      'Loss of a Key Engineer',
      'The one who knows billing or the cluster leaves or is unreachable.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Third-Party API Failure',
      'Identity, payments, maps or model providers stop features without notice.',
      { like: 'Vendor Failure' },
    ],
    [
      'Denial-of-Service Cyber Attack',
      'A flood of requests takes down unprotected endpoints for hours and brings a cloud bill.',
      { like: 'Denial of Service' },
    ],
    ['Intellectual Property Claim', 'A patent or license claim can force a feature off within weeks.'],
    ['Expired Domain or Certificate', 'A missed renewal takes site, mail and apps away in one minute.', { like: 'IT Outage' }],
    [
      'Runway or Funding Shock',
      'A bank failure, as in March 2023, or a lost round stops payroll with a sound product.',
      { upTo: 'medium' },
    ],
    [
      'Hardware Supply Chain Delay',
      'Chips, phones or network gear on allocation stop a launch or a customer rollout.',
      { from: 'small' },
    ],
  ],
};
