import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const childCare: Trade = {
  id: 'child-care',
  title: 'Child care center or preschool',
  naics: '624410',
  ...defineOperations({
    posts: {
      director: {
        role: ['Owner-Director', 'Center Director', 'Center Director', 'Regional Director'],
        team: ['Owner and teachers', 'Director and lead teachers', 'Center leadership', 'Center operations'],
        owner: ['Owner-Director', 'Owner', 'Executive Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Supervision within licensed ratios',
        description: 'Enough qualified adults for each group of infants, toddlers and preschoolers.',
        stake: 'one adult short closes an infant room the same hour, and parents cannot work',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
        post: 'director',
        resources: ['Ratio card per room', 'Substitute list with cleared background checks', 'Order in which rooms close'],
        steps:
          '{role} counts adults and children at 7 a.m., combines rooms only as the license allows, calls substitutes in list order, closes the room that the order names, and tells its parents before they leave home.',
      },
      {
        name: 'Evacuation and release to parents',
        description: 'Moving infants and children to the meeting place and handing each to a named adult.',
        stake: 'children who cannot walk are carried, and one released to the wrong adult is a crime',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'director',
        resources: [
          'Evacuation cribs and walking ropes',
          'Go-bags with formula, diapers and medicine',
          'Printed authorized pick-up cards',
          'Agreed shelter within walking distance',
        ],
        steps:
          '{role} sends infants first in evacuation cribs, takes attendance sheet and pick-up cards if they are at hand, counts at the door, at the meeting place and at the shelter, calls 911 as soon as a child is missing, messages parents with one address, and releases each child against the card and a photo ID with time and signature.',
      },
      {
        name: 'Meals, formula and medication of children',
        description: 'Food, labeled bottles, allergies and medicines given on schedule.',
        stake: 'an infant without formula or a child without an EpiPen is an emergency within hours',
        criticality: 'high',
        times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
        post: 'director',
        resources: ['Ready-to-feed formula for a day', 'Allergy list per room', 'Cold packs', 'Bottled water for 24 hours'],
        steps:
          '{role} switches to ready-to-feed formula and bottled water, keeps labeled bottles on cold packs, gives medicines by the printed schedule with two signatures, and discards food above 41 °F after four hours.',
      },
      {
        name: 'Licensor reports and reopening inspection',
        description: 'Incident reports, ratio and medication logs, and the inspection before children return.',
        stake: 'a center that reopens without its inspection loses the license it lives on',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'director',
        resources: ['Licensor and health department numbers', 'Incident report forms', 'Binder of permits and inspections'],
        steps:
          '{role} reports injury, closure or a move by phone within the hours of the state rule, follows with the form, photographs each room before and after clean-up, and asks for the inspection on the day the contractor gives a date.',
      },
      {
        name: 'Staff wages, tuition and subsidy claims',
        description: 'Weekly tuition, attendance claims to the subsidy agency, and hourly wages.',
        stake: 'hourly teachers without a pay check take another job by Monday',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'director',
        resources: ['Last wage register', 'Attendance sheets of the month', 'Contact at the subsidy agency'],
        steps:
          '{role} repeats the last wage register, keeps attendance on paper for the claim, asks the subsidy agency to pay by enrollment during the closure, and writes parents which days they owe.',
      },
    ],
    systems: [
      {
        name: 'Attendance and parent messaging app',
        description: 'Check-in, authorized pick-ups, allergies and messages to parents.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Child care management app vendor',
        backup: ['Hourly', 'Vendor cloud, printed cards in each go-bag'],
        times: ['0-1 hour', '30 minutes', '1-4 hours'],
        supports: ['Evacuation and release to parents', 'Supervision within licensed ratios'],
        restore:
          '1. Work from printed attendance and pick-up cards. 2. Message parents from the director’s phone. 3. Sign in from another line. 4. Enter the day’s times of arrival and release.',
      },
      {
        name: 'Tuition and wage service of the center',
        description: 'Tuition billing, subsidy attendance and wages.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Child care billing and payroll vendor',
        backup: ['Daily', 'Vendor cloud'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Staff wages, tuition and subsidy claims'],
        restore:
          '1. Repeat the last wage run at the bank. 2. Bill from paper attendance. 3. Load the last export. 4. Correct both in the next week.',
      },
    ],
  }),
  words: ['child care', 'day care', 'preschool', 'pre-k', 'nursery school', 'montessori', 'early learning', 'kindergarten'],
  within: ['Education', 'House of Worship'],
  alsoIn: ['Other'],
  traits: [],
  trade: 'a child care center',
  peak: 'Weekday mornings from 7 to 9, the start of the school year, and snow days when schools close and parents still work',
  not: [
    'Student safety and reunification',
    'Classroom instruction',
    'Buses, meals and building services',
    'Enrollment, grades and student records',
    'Student Illness Outbreak',
    'Teacher and Substitute Shortage',
    'Bus Crash or Driver Absence',
    'Learning Platform Outage',
    'Kitchen Outage and Meal Loss',
    'Health, counseling and special services',
    'Teacher pay, tuition and grants',
    'Residence halls and campus dining',
    'Loss of the School Building',
    'Ransomware on School Systems',
    'Student Data Breach',
    'Enrollment and Funding Drop',
  ],
  unlike: /remote days|individual education plans|USDA waivers|Clery/i,
  exposure: {
    ground: 'cribs, shelves and lights fall at nap time, and all parents come at once',
    fire: 'infants are carried out in cribs while the roads fill, and pick-up moves to another town',
    water: 'ground-floor nap rooms, mats and toys are contaminated, and the licensor must inspect before children return',
    wind: 'windows of the play room are the first danger, and parents are stuck on the road at pick-up time',
    power: 'doors with keypads, bottle warmers and refrigerated formula fail, and rooms without light or heat must close',
    cold: 'a room below 68 °F may not be used for infants in many states, and buses and parents come late',
    heat: 'infants overheat quickly, playgrounds burn hands, and rooms without cooling close by noon',
    air: 'outdoor play stops and small lungs need filtered rooms when the index passes 100',
  },
  suppliers: [
    { name: 'Food and formula supplier', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Substitute teacher agency', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Landlord', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Subsidy paying agency', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
  ],
  insights: [
    'Tuition and subsidies are paid by attendance: ask the subsidy agency now how it pays for disaster closures.',
    'A church hall or school gym within stroller distance, agreed in writing, decides whether evacuation takes ten minutes or an hour.',
    'Emergency cards age quickly: renew pick-up names and phone numbers each quarter, on paper in every go-bag.',
  ],
  duties: [
    'The Child Care and Development Block Grant Act requires licensed providers to plan for evacuation, relocation, shelter-in-place, lockdown and reunification.',
    'Report serious injury, death or a missing child to the licensor within the hours that your state sets, often 24.',
  ],
  risks: [
    [
      'Missing or Wrongly Released Child',
      'In the crowd of an evacuation one unknown relative at the door is enough.',
      { like: 'Missing Child' },
    ],
    [
      'Teacher Shortage below Ratio',
      'Two sick teachers close a room, and substitutes need background checks before they may enter.',
      { like: 'Staff Shortage' },
    ],
    [
      'Illness Outbreak among Children',
      'Norovirus, hand-foot-and-mouth or measles empties rooms and brings the health department.',
      { like: 'Pandemic' },
    ],
    [
      'License Suspension',
      'A lapse in ratio, background checks or reporting can close the center within a day.',
      { like: 'Regulatory Changes' },
    ],
    [
      'Loss of the Center Rooms',
      'Rooms need a license for their address, so a rented hall cannot replace them within the week.',
      { like: 'Facility Loss' },
    ],
    [
      'Families Leave after a Closure',
      'Parents must work and find another place within two weeks; subsidies follow attendance.',
      { like: 'Economic Downturn' },
    ],
    [
      'Data Breach of Children’s Records',
      'Pick-up names, photos and health notes in one app tell a stranger all there is to know.',
      { like: 'Data Breach' },
    ],
  ],
};
