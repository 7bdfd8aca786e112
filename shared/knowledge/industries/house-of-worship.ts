import { worshipOperations } from '../operations/house-of-worship.ts';
import type { Industry } from './industry.ts';

/** Crowd managers after NFPA 101, 12.7.6 and 13.7.6; editions and state fire codes differ. */
export const houseOfWorship: Industry = {
  ...worshipOperations,
  name: 'House of Worship',
  trade: 'a congregation',
  words:
    /\b(worship|church|temple|mosque|synagogue|parish|cathedral|chapel|ministry|congregation|diocese|religious|islamic center)/,
  peak: 'Weekly services, Easter, Ramadan, the High Holy Days and Christmas fill the sanctuary to its occupant load',
  harm: {
    financial_impact:
      'Gifts follow attendance: two missed weekends can cost a month’s margin while salaries and the mortgage run on.',
    operational_impact:
      'Worship, meals, childcare and pastoral visits hang on one building and on volunteers who are hit themselves.',
    reputational_impact: 'Members expect their congregation to open its doors in a disaster and remember if it could not.',
    regulatory_impact: 'Childcare licenses, gift receipts for the IRS and denominational reporting of abuse do not pause.',
  },
  exposure: {
    water: 'fellowship halls, kitchens, organs and archives stand in the basement, and pews and pianos do not survive soaking',
    wind: 'steeples, stained glass and long sanctuary roofs fail first, often while the building serves as shelter',
    ground: 'unreinforced masonry, bell towers and hanging lights are the danger over a full sanctuary',
    fire: 'an evacuated town looks for a place to gather, while candles, old wiring and attics let fire spread unseen',
    cold: 'a building heated only for services freezes between them, and older members cannot come',
    heat: 'older worshippers are at risk in an uncooled sanctuary, and the hall may be asked to serve as a cooling center',
    power: 'sound, livestream, kitchen and heating stop, and food-pantry freezers thaw',
    air: 'old buildings let smoke in; members with asthma stay away and outdoor festivals are called off',
  },
  sizes: [
    [
      'With {staff} on the payroll the plan runs on volunteers: give each ministry leader a deputy and a printed phone list.',
      'Ask one neighboring congregation for the use of its sanctuary on another day of the week, in writing.',
    ],
    [
      'With {staff} form a safety team of ushers, greeters and a nurse for every service, with one person who may stop it.',
      'Separate the counting of gifts from their recording, also when the usual volunteers are away.',
    ],
    [
      'With {staff} and several campuses, choose the campus that livestreams and feeds the others when one is closed.',
      'Agree with the Red Cross in advance what the hall can hold before it is asked to be a shelter.',
    ],
    [
      'With {staff} treat school, clinic and media ministry as units with their own short plans under one incident lead.',
      'Keep reserve funds for 90 days of payroll outside the building campaign account.',
    ],
  ],
  suppliers: [
    'the online giving processor',
    'the livestream and sound contractor',
    'the food-bank network',
    'the insurer of religious property',
  ],
  insights: [
    'Since 2018 houses of worship count as private nonprofits for FEMA Public Assistance; apply to the SBA first for permanent repairs.',
    'FEMA’s guide for emergency operations plans of houses of worship and the CISA security self-assessment are free and written for volunteers.',
    'The Nonprofit Security Grant Program pays for doors, cameras and lighting at congregations at risk.',
    'Only a professional appraisal makes stained glass, organs and liturgical objects insurable at their value.',
  ],
  duties: [
    'The IRS asks for a written acknowledgement for each gift of $250 or more, also when giving records were lost.',
    'Clergy and childcare workers are mandated reporters of abuse in most states, in an emergency shelter too.',
    'NFPA 101 limits the sanctuary to its posted occupant load and requires a trained crowd manager, one more for each 250 people. Spaces used only for worship are exempt up to 500; fire codes differ, so ask the fire marshal.',
  ],
  risks: [
    [
      'Arson or Sanctuary Fire',
      'NFPA counts more than a thousand fires in religious properties a year; attics and wiring are old.',
    ],
    [
      'Active Assailant or Hate Crime',
      'Open doors and published service times make gatherings a target; Charleston, Sutherland Springs and Pittsburgh showed it.',
    ],
    [
      'Loss of Clergy Leadership',
      'Illness or sudden departure of the one ordained leader leaves preaching, visiting and decisions open.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Decline in Giving',
      'A closed month or a dispute cuts the gifts that pay salaries and mortgage.',
      { like: 'Donation Decline' },
    ],
    [
      'Volunteer Shortage',
      'Ushers, childcare and kitchen depend on older volunteers who stay home in heat, storms and outbreaks.',
    ],
    ['Burst Pipe in an Unoccupied Building', 'Nobody is there from Sunday to Wednesday, so water runs for days.'],
    ['Donor Data Breach', 'Gift records, prayer lists and children’s check-in data are sensitive and thinly protected.'],
    [
      'Phishing of the Church Treasurer',
      'Fake mails in the pastor’s name ask for gift cards or a wire, and succeed every week somewhere.',
    ],
    ['Embezzlement of Gifts', 'Cash, trust and one signature make theft easy and hard to speak about.'],
    [
      'Childcare or Youth Safety Allegation',
      'An allegation suspends programs and staff until the authorities have finished.',
      { like: 'Abuse Allegation', from: 'small' },
    ],
  ],
};
