/** Promises to customers that a disruption breaks: cold goods, dates, calls. After FDA Food Code, CDC Vaccine Storage and Handling Toolkit. */
import { ownerBySize, type RiskFacts, siteOwner } from './fact.ts';

export const service: readonly RiskFacts[] = [
  {
    risks: ['Refrigeration Failure', 'Cold Chain Loss', 'Vaccine Spoilage', 'Medication Spoilage', 'Freezer Failure'],
    words: /\b(?:refrigerat|walk-in|freezer|cold[- ]chain|cold storage|spoilage)/i,
    facts: [
      {
        strategy:
          'An alarm that calls two phones, a place for the cold goods within two hours, and a written rule for what is thrown out',
        lines: [
          'Sensor in each unit, on battery, that calls two people day and night; digital data loggers for vaccines.',
          'Second place agreed: neighbor’s walk-in, refrigerated trailer, pharmacy or hospital.',
          'Food: out after four hours above 41 °F. Vaccines (36 to 46 °F): mark “do not use”, keep cold, ask the maker or the state program; never decide alone.',
        ],
        steps: [
          'If you smell ammonia or people feel dizzy, everyone leaves. Call 911 from a safe distance.',
          'T+0: keep doors shut; note time and temperature of each unit.',
          'T+15 min: breaker, condenser, gasket; call the refrigeration firm with model and serial number.',
          'T+1 h: move what is dearest or irreplaceable, in coolers with a thermometer inside.',
          'T+4 h: sort by the rule; photograph and weigh what goes out, for the insurer.',
          'Back: down to temperature before anything returns; write the cause into the log.',
        ],
        actions: ['Fit alarms and test the call at night', 'Sign for the second place', 'Post the discard rule on the unit'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Sensors ($100 to $300 a unit), coolers, thermometers, spoilage cover',
        priority: 'High',
        upkeep: 'Clean condensers each quarter; test alarms monthly',
      },
    ],
  },
  {
    risks: ['Missed Deadline', 'Missed Filing Deadline', 'Missed Court Deadline'],
    words: /\b(?:deadline|filing date|due date|limitation period)s?\b/i,
    facts: [
      {
        strategy: 'Dates on paper outside the office, two people who can file, and the extension ready before it is needed',
        lines: [
          'Calendar with each date, its penalty and its owner, printed weekly and kept at two homes.',
          'Two people with logins and tokens for each filing channel, tried from another line.',
          'Extension and stipulation forms filled in beforehand for whatever falls in the next 30 days.',
        ],
        steps: [
          'T+0: read the printed calendar: today, three days, two weeks.',
          'T+1 h: file what is due from another place; where the channel is down, call its help desk and note name and time.',
          'T+2 h: send extensions for what cannot be finished; proof of sending into the file.',
          'T+4 h: look up the official relief order before relying on it; it names courts, counties and dates.',
          'T+24 h: tell each client in one line what was filed; a missed date goes to the liability carrier the same day.',
        ],
        actions: ['Print the first calendar this week', 'Try one filing from a hotspot'],
        who: ownerBySize,
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Second logins, hotspot, printed calendar',
        priority: 'Immediate',
        upkeep: 'Print weekly; try the second login each quarter',
      },
    ],
  },
  {
    risks: ['Call Overload', 'Demand Surge', 'Customer Surge'],
    words: /\b(?:overload|demand surge|surge of (?:calls|customers))\b/i,
    facts: [
      {
        strategy: 'A triage card, an overflow number and prices published before the rush',
        lines: [
          'Three kinds of call: danger to life, damage that grows, discomfort; each with its answer and time.',
          'Answering service that takes over after four rings and knows the card.',
          'Storm rates, deposits and service area in writing; price-gouging laws cap increases after a declaration.',
        ],
        steps: [
          'T+0: switch on the overflow number and the recorded message with an honest waiting time.',
          'T+30 min: contract customers and people at risk first; the rest by the card and by street.',
          'T+2 h: plan tours for two days; a text with the time to each customer.',
          'T+8 h: second shift; 12 hours at most, then rest.',
          'Each evening: call back whoever waits; refer what you cannot reach.',
        ],
        actions: ['Write the card', 'Sign with the answering service', 'Agree with a firm outside the region on referrals'],
        who: ownerBySize,
        timeline: 'Before the season',
        effectiveness: 'high',
        needs: 'Answering service ($100 to $400 a month), triage card, text tool',
        priority: 'High',
        upkeep: 'Rehearse the switch before each season',
      },
    ],
  },
];
