import { otherOperations } from '../operations/other.ts';
import type { Industry } from './industry.ts';

/** Services sold by appointment or engagement: what remains when no offered trade fits. */
export const other: Industry = {
  ...otherOperations,
  name: 'Other',
  trade: 'a service firm',
  words:
    /\b(consult|law firm|legal|attorney|salon|spa|fitness|gym|studio|agency|cleaning|landscap|security service|staffing|event plan|museum|charity|nonprofit|real estate|property manage)/,
  peak: 'Deadlines that clients set, the first days of each month and booked-out weeks leave no room for a lost day',
  harm: {
    financial_impact: 'Unworked hours and missed appointments cannot be billed later, while rent and salaries go on.',
    operational_impact: 'Engagements pass between a few people, so one missing file or person holds up several clients.',
    reputational_impact: 'Clients buy trust in a person: one deadline missed without warning ends the referral chain.',
    regulatory_impact: 'Engagement letters, licenses and confidentiality promises hold while the office is closed.',
  },
  exposure: {
    water: 'client files, copiers and fitted rooms on the ground floor are lost, and the landlord decides when you may return',
    wind: 'the office building closes for glass and roof repair while client appointments stand in the calendar',
    ground: 'file cabinets and suspended ceilings fall, and a red-tagged building keeps everything you own inside',
    fire: 'staff evacuate with laptops at best, and smoke makes rooms where clients sit unusable',
    cold: 'clients cancel, staff work from cold homes, and a frozen pipe above the suite ruins it over a weekend',
    heat: 'rooms without cooling cannot receive clients, and staff who travel between them slow down',
    power: 'doors, phones and booking stop, and home workers lose internet on the same street',
    air: 'in-person appointments are canceled and outdoor engagements end at the posted limit',
  },
  sizes: [
    [
      'With {staff} name a colleague outside the firm who may open your calendar and call your clients if you cannot.',
      'Keep the client list with next deadlines on paper, refreshed every Friday.',
    ],
    [
      'With {staff} give each client a second contact in the firm, written in the file, and let both hold the login.',
      'Try one day a quarter with the office closed; what cannot be done from home is your list of work.',
    ],
    [
      'With {staff} rank engagements by deadline and penalty, with a team that can take over each.',
      'Agree on meeting rooms with a coworking site in another part of town.',
    ],
    [
      'With {staff} in several offices, twin them so that each answers the other’s clients from the same files.',
      'Give account leads a prepared notice per client group, approved by counsel.',
    ],
  ],
  suppliers: ['the landlord', 'the IT support firm', 'the subcontracted specialists', 'the professional liability insurer'],
  insights: [
    'Engagement letters with a force majeure and notice clause turn a missed deadline into a moved one.',
    'Extra-expense insurance pays for the rented room and laptops that keep billing going; many small policies leave it out.',
    'The SBA lends up to $2 million in working capital after a declared disaster; it asks for three years of returns, kept off site.',
    'Two people who know a client are worth more than any standby power for work done with heads and hands.',
  ],
  duties: [
    'State license boards ask for protection of client property and files, also by a successor.',
    'State wage law fixes the pay day; an outage does not move it.',
  ],
  risks: [
    ['Loss of a Key Person', 'Clients come for one name, and the knowledge of their case sits in that head.'],
    [
      'Office Closure',
      'A burst riser or a police line keeps staff from files and rooms for weeks.',
      { like: 'Building Closure' },
    ],
    ['Client Concentration', 'One client who pauses takes a third of the billing with them.', { like: 'Customer Concentration' }],
    ['Invoice Fraud by Phishing', 'A mail with new bank details sends a client’s payment to a stranger.'],
    ['Client File Data Breach', 'Confidential files leave by a lost laptop or a shared link, and trust with them.'],
    ['Booking and Phone Outage', 'Clients who cannot book or call choose the next name in the list.'],
    [
      'Subcontractor Drop-Out',
      'The specialist promised to a client is unavailable in the week that counts.',
      { like: 'Vendor Failure' },
    ],
    [
      'Professional Liability Claim',
      'A missed filing or bad advice during confusion turns into a claim a year later.',
      { like: 'Legal Action' },
    ],
    ['Cash Flow Gap from Late Invoices', 'Unbilled hours and slow payers empty the account within two salary runs.'],
  ],
};
