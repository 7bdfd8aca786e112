/** Promises to customers that a disruption breaks: cold goods, dates, calls. After the FDA Food Code and the CDC Vaccine Storage and Handling Toolkit. */
import { ownerBySize, type RiskFacts, siteOwner } from './fact.ts';

export const service: readonly RiskFacts[] = [
  {
    risks: ['Refrigeration Failure', 'Cold Chain Loss', 'Vaccine Spoilage', 'Medication Spoilage', 'Freezer Failure'],
    words: /\b(?:refrigerat|walk-in|freezer|cold[- ]chain|cold storage|spoilage)/i,
    facts: [
      {
        strategy: 'Fit an alarm that calls two phones, line up a second cold place, and write the discard rule',
        lines: [
          'Put a battery sensor in each unit that calls two people day and night.',
          'Agree on a second place, such as a neighbor’s walk-in or a refrigerated trailer.',
          { say: 'Ask a hospital pharmacy to take the vaccines and medicines in.', has: ['vaccines', 'bedridden'] },
          { say: 'Throw out food that needs time control after four hours above 41 °F.', hasNot: ['patients'] },
          {
            say: 'Keep vaccines at 36 to 46 °F. After an excursion, mark them “do not use” and keep them cold.',
            has: ['vaccines', 'bedridden'],
          },
          {
            say: 'Ask the vaccine maker or the state program before you use or discard any.',
            has: ['vaccines', 'bedridden'],
          },
        ],
        steps: [
          'If you smell ammonia or people feel dizzy, everyone leaves. Call 911 from a safe distance.',
          'Keep the doors shut. Note the time and the temperature of each unit.',
          'Check the breaker, the condenser and the door seal. Call the refrigeration firm.',
          'Within an hour, move what is irreplaceable or costliest, in coolers with a thermometer.',
          'Within 4 hours, sort by the discard rule. Photograph and weigh what goes out.',
          'When it runs again, wait for the right temperature before anything returns. Write the cause into the log.',
        ],
        actions: [
          'Fit the alarms and test the call at night',
          'Sign for the second cold place',
          'Post the discard rule on each unit',
        ],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Sensors ($100 to $300 per unit), coolers, thermometers, spoilage coverage',
        priority: 'High',
        upkeep: 'Clean the condensers each quarter, and test the alarms monthly',
      },
    ],
  },
  {
    risks: ['Missed Deadline', 'Missed Filing Deadline', 'Missed Court Deadline'],
    words: /\b(?:deadline|filing date|due date|limitation period|statute of limitation)s?\b/i,
    facts: [
      {
        strategy: 'Keep the dates on paper outside the office, and let two people file from anywhere',
        lines: [
          'Print the calendar each week: date, penalty and owner. Keep it in two homes.',
          { say: 'Give two people logins and tokens for each filing channel.', from: 'small' },
          { say: 'Ask a colleague at another firm to file for you in an emergency, in writing.', upTo: 'micro' },
          'Prepare the extension forms for everything due in the next 30 days.',
        ],
        steps: [
          'Read the printed calendar for today, the next three days and the next two weeks.',
          'Within an hour, file what is due from another place.',
          'If the channel is down, call its help desk. Note the name and the time.',
          'Within 2 hours, send extensions for what you cannot finish. Keep proof of sending.',
          'Within 4 hours, read the official relief order. It names the courts, counties and dates it covers.',
          'Within a day, tell each client what was filed. Report a missed date to your liability insurer.',
        ],
        actions: ['Print the first calendar this week', 'Try one filing from a hotspot'],
        who: ownerBySize,
        timeline: 'Within 14 days',
        effectiveness: 'high',
        needs: 'Second logins, hotspot, printed calendar',
        priority: 'Immediate',
        upkeep: 'Print weekly, and try the second login each quarter',
      },
    ],
  },
  {
    risks: ['Call Overload', 'Demand Surge', 'Customer Surge'],
    words: /\b(?:overload|demand surge|surge of (?:calls|customers))\b/i,
    facts: [
      {
        strategy: 'Write a triage card, set up an overflow number, and publish prices before the rush',
        lines: [
          'Sort calls three ways: danger to life, damage that grows, discomfort. Give each its answer.',
          'Hire an answering service that takes over after four rings and has the card.',
          'Publish storm rates, deposits and the service area. Many states cap price increases after a declaration.',
        ],
        steps: [
          'If a caller is in danger, tell them to leave and call 911. Note the address.',
          'Switch on the overflow number and a message with the real wait.',
          'Within half an hour, serve contract customers and people at risk. Sort the rest by card and street.',
          'Within 2 hours, plan routes for two days. Text each customer a time.',
          'Within 8 hours, bring in the second shift. No one works over 12 hours.',
          'Each evening, call back everyone who waits. Refer the calls you cannot reach.',
        ],
        actions: [
          'Write the triage card',
          'Sign with the answering service',
          'Agree on referrals with a firm outside the region',
        ],
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
