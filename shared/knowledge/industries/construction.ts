/** Sources: OSHA 29 CFR 1926.20, 1926.35, 1926.651 and 1904.39, EPA construction stormwater permit. */
import { REPORT_INJURY } from '../mitigations/fact.ts';
import { defineOperations, type Industry } from './industry.ts';

const constructionOperations = defineOperations({
  posts: {
    crew: {
      role: ['Owner', 'Foreman', 'Superintendent', 'General Superintendent'],
      team: ['Owner and crew', 'Field crew', 'Field operations', 'Field operations'],
      owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
    },
    yard: {
      role: ['Owner', 'Yard Lead', 'Equipment Manager', 'Director of Equipment'],
      team: ['Owner and crew', 'Yard and shop', 'Equipment yard', 'Equipment division'],
      owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
    },
    office: {
      role: ['Owner', 'Office Manager', 'Finance Manager', 'Controller'],
      team: ['Home office', 'Office', 'Accounting', 'Accounting'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
    safety: {
      role: ['Owner', 'Competent Person (OSHA)', 'Safety Manager', 'Director of Safety'],
      team: ['Owner and crew', 'Crew leads', 'Safety', 'Safety'],
      owner: ['Owner', 'Owner', 'Operations Manager', 'Chief Operating Officer'],
    },
  },
  functions: [
    {
      name: 'Jobsite safety and stop-work',
      description: 'Keeping crews and the public safe, and stopping work in time.',
      stake: 'a death on the job ends lives, and often the firm',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'safety',
      resources: ['Address card for 911 in every truck', 'First aid kit and AED', 'List of who is where', 'Weather alerts'],
      steps: `1. Call 911 as soon as someone is hurt or missing, and give the address card. 2. {role} orders stop-work by phone or radio. 3. Count the crew against the list. 4. Give first aid and keep people away. 5. ${REPORT_INJURY}`,
    },
    {
      name: 'Crew, truck and job scheduling',
      description: 'Deciding who works where tomorrow, and telling customers and inspectors.',
      stake: 'crews without an address are paid and earn nothing',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      timesBySize: { micro: ['1-3 days', '4-24 hours', '4-24 hours'] },
      post: 'crew',
      resources: ['Schedule printed each evening', 'Crew phone list by skill', 'Customer and inspector contacts'],
      steps:
        '1. {role} reaches every worker and writes down who is safe and able to come. 2. Mark jobs that cannot be reached. 3. Put the jobs with danger or water first. 4. Call each customer with a new date. 5. Print the new schedule each evening.',
    },
    {
      name: 'Tools, trucks and materials for the day',
      description: 'Loaded trucks, tools, fuel and materials where the crew needs them.',
      stake: 'a crew without tools waits at full wages',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', null],
      post: 'yard',
      resources: [
        'Serial number list with photos',
        'Trucks parked at two addresses',
        'Fuel cards of two networks',
        'Rental account',
      ],
      steps:
        '1. {role} parks trucks on high ground at two addresses before the storm. 2. Fill all tanks at the warning. 3. Rent what is lost in the first hour. 4. Buy from the second supplier when the first is closed. 5. Report stolen serial numbers to the police and the insurer.',
    },
    {
      name: 'Estimates, invoices and crew pay',
      description: 'Pricing work, billing it, collecting, and paying crew and suppliers.',
      stake: 'two weeks without billing empties the account of most contractors',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: [
        'Open invoices printed weekly',
        'Paper time sheets',
        'Line of credit',
        'Bank call-back rule for changed details',
      ],
      steps:
        '1. {role} pays the crew from paper time sheets on the usual day. 2. Bill finished work with photos. 3. Confirm changed bank details by calling a known number. 4. Call the five largest open invoices. 5. Draw the line of credit before it is urgent.',
    },
  ],
  systems: [
    {
      name: 'Crew phones and messages',
      description: 'Cell phones, group messages and hotspots in trucks.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Cellular carrier',
      backup: ['Monthly', 'Carrier’s cloud, with a printed list in each truck'],
      times: ['0-1 hour', '15 minutes', 'More than 1 week'],
      supports: ['Jobsite safety and stop-work'],
      restore:
        '1. Meet at the posted place if phones are dead. 2. Use a phone of another carrier. 3. Send text messages, which often pass when calls do not. 4. Charge from trucks.',
    },
    {
      name: 'Estimates, job files and photos',
      description: 'Customer addresses, estimates, contracts, permits and photos by job.',
      criticality: 'high',
      type: 'application',
      vendor: 'Contractor software vendor',
      backup: ['Daily', 'Vendor cloud, with this week’s jobs printed'],
      times: ['1-4 hours', '3 hours', '4-24 hours'],
      supports: ['Crew, truck and job scheduling'],
      restore:
        '1. Work from the printed jobs. 2. Sign in from a phone or a spare laptop. 3. Upload photos the same evening. 4. Compare open jobs with the printed list.',
    },
    {
      name: 'Accounting and payroll',
      description: 'Invoices, payables, job cost, payroll and tax.',
      criticality: 'medium',
      type: 'application',
      vendor: 'Accounting and payroll service',
      backup: ['Daily', 'Vendor cloud in another state'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Estimates, invoices and crew pay'],
      restore:
        '1. Sign in from another computer with the second administrator. 2. Repeat the last payroll if hours are missing. 3. Enter paper time sheets. 4. Compare with the bank.',
    },
  ],
});

export const construction: Industry = {
  ...constructionOperations,
  name: 'Construction',
  trade: 'a contractor',
  peak: 'The dry building season and the weeks after a storm leave no slack',
  harm: {
    financial_impact: 'Wages, equipment rental and truck notes continue, while nothing can be billed for work that stands.',
    operational_impact: 'Trades follow each other: one missed crew or inspection moves every later one.',
    reputational_impact: 'Customers and general contractors choose the next bidder by who kept the date after the last storm.',
    regulatory_impact: 'OSHA reports, permits, license and insurance certificates have dates that do not move for a storm.',
  },
  exposure: {
    water: 'tools, stored material and open work are lost, and trucks parked low do not start',
    wind: 'ladders, lifts and loose sheets become a danger to crew and neighbors',
    ground: 'half-finished and braced work is weakest, and it must be inspected before anyone returns',
    fire: 'evacuations close the access road, and customers inside the zone need repairs the day it opens',
    cold: 'frozen ground, ice on ladders and dead batteries stop crews for days',
    heat: 'crews need water, shade and shorter shifts, and new workers are at the highest risk',
    power: 'tool charging, shop, office and supply-house counters stop',
    air: 'outdoor crews need respirators at posted air-quality levels, and work stops above them',
    dry: 'dust control and curing compete for restricted water',
  },
  sizes: [
    [
      'With {staff}, the owner holds the license, the bids and the phone. Write them on one page that your family or crew lead can find.',
      'Keep a photo of every tool with its serial number: theft of one trailer stops a small crew.',
    ],
    [
      'With {staff}, give each crew lead authority to stop work, tie down and send people home.',
      'Put permits, utility emergency numbers and water shutoffs of every job into one binder per truck.',
    ],
    [
      'With {staff}, write a storm plan per job with tie-down lists, priced and agreed with the owner of the building.',
      'Line up a second superintendent per region who knows the jobs.',
    ],
    [
      'With {staff}, rank jobs by danger and cost of delay, and move crews and equipment by that list.',
      'Ask for step-in agreements so that a failed key subcontractor does not stop a project.',
    ],
  ],
  suppliers: [
    {
      name: 'Main material supplier',
      provides: 'Materials and delivery to the job',
      serves: ['Tools, trucks and materials for the day'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second supplier in another county with an open account'],
    },
    {
      name: 'Tool and equipment rental yard',
      provides: 'Tools and machines by the day',
      serves: [
        'Tools, trucks and materials for the day',
        'Panel and inverter installation',
        'Burst pipes, sewage and no-water calls',
        'Service entrance repairs and reconnection',
        'No-heat and no-cooling visits',
        'Irrigation, planting and design jobs',
      ],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second yard', 'Loans between fellow contractors'],
    },
    {
      name: 'Fuel station network',
      provides: 'Fuel by card',
      serves: [
        'Tools, trucks and materials for the day',
        'Crew work on critical-path jobs',
        'Panel and inverter installation',
        'Vans, keys and fuel',
        'Service entrance repairs and reconnection',
        'Chipping, hauling and disposal',
      ],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A card of a second network', 'A mobile fueler'],
    },
  ],
  insights: [
    'After a disaster, labor and material prices jump: fix subcontract and supplier prices before you bid repair work.',
    'A site or shop that is photographed before the storm is paid for sooner.',
  ],
  risks: [
    ['Injury on the Job', 'Falls, vehicles, electricity and heat hurt most, and one injury can stop a small crew.'],
    ['Skilled Trade Labor Shortage', 'After a regional disaster every skilled worker has three offers.'],
    [
      'Material and Equipment Shortage',
      'Common parts run out across a region within a week of a storm, and special orders take months.',
      { like: 'Material Shortage' },
    ],
    [
      'Tool and Trailer Theft',
      'Trailers, tools and copper disappear overnight from streets and open sites.',
      { like: 'Tool Theft' },
    ],
    ['Crash of a Work Truck', 'A crash injures crew and public and takes a day’s tools out of service.', { like: 'Accidents' }],
    ['Payment Fraud by Phishing', 'Changed bank details in an invoice or draw cost six figures within a day.'],
    [
      'Slow Payment and Cash Squeeze',
      'Late payment plus retainage can stop payroll while finished work is owed.',
      { like: 'Cash Flow Shortage', upTo: 'medium' },
    ],
  ],
  alternatePlace: ['A second yard or a fellow contractor’s shop on another road and power feed, agreed in writing', '16 hours'],
  insurance: [
    'General liability with completed operations: injury and damage from your work, during and after the job',
    'Workers’ compensation: injuries of the crew, in every state where they work',
    'Commercial auto: trucks and trailers',
    'Tools and equipment floater: theft and damage away from the shop',
    'Business income: lost profit when the shop or yard is closed',
  ],
  vitalRecords: [
    'Signed contracts and change orders',
    'Tool list with serial numbers and photos',
    'Insurance certificates and safety training records',
    'Open invoices and payroll register',
  ],
  exerciseIdeas: ['A worker is hurt at a job with no street number.', 'The trailer with all tools is gone on Monday morning.'],
};
