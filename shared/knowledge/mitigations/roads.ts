/**
 * Trucks that stop and drivers who cannot be reached. Sources: FMCSA 49 CFR 392.22 (flashers at once, warning devices within 10
 * minutes), 49 CFR 395.3 and 396.7 (hours, unsafe vehicles), CDL manuals (disabled vehicles), NWS (shelter on the road), FCC (text to 911).
 */
import { type RiskFacts, siteOwner } from './fact.ts';
import { answerNamed } from './named.ts';

export const breakdownsOnTheRoad: readonly RiskFacts[] = [
  answerNamed(['Tractor or Trailer Breakdown'], siteOwner, {
    strategy: 'Get the driver out of traffic first, then decide within half an hour: roadside repair, tow or swap',
    lines: [
      'Each truck carries three triangles, a vest, a flashlight, water and warm clothing.',
      'Put the roadside network’s number, the fuel card and the unit number on a card in the cab.',
      'Rank loads by what spoils or is awaited, and know which rental or partner tractor can take them.',
    ],
    steps: [
      'Turn on the flashers, and roll to a ramp, a lot or a wide shoulder if the truck still moves.',
      'If it stands in a lane, or there is smoke, fuel or gas, everyone gets out, away from traffic and upwind. Call 911.',
      'Put on the vest. Set the triangles within 10 minutes, facing traffic as you walk. No flames near a leak.',
      'Wait off the road behind the guardrail, or belted in the cab if there is nowhere safe. Nobody works on the traffic side.',
      'Tell dispatch: unit, mile marker, direction, load, hours left. Say if it is too hot or too cold to wait.',
      'Within half an hour, dispatch decides: roadside repair, tow, or a second tractor for the load.',
      'Tell the customer the new time before the old one passes. Keep cold loads running and log the temperature.',
      'A mechanic signs the repair before it rolls. A driver who is out of hours rests, and the load goes with another.',
    ],
    actions: ['Check triangles and vest in every cab', 'Open the account with the roadside network'],
    needs: 'Triangles and vests, roadside account, rental agreement',
    priority: 'High',
    upkeep: 'Service at the maker’s interval, kit at each inspection',
  }),
  answerNamed(['Loss of Contact with Drivers'], siteOwner, {
    strategy: 'Agree beforehand when each driver calls, where they stop, and after how long somebody looks for them',
    lines: [
      'Print the list of drivers, units, loads, routes and last positions each shift.',
      'Every driver knows the check-in times, a number of another carrier, and the rule: no word from dispatch, stop at a truck stop.',
      'Keep phones of a second carrier, and the numbers of truck stops and state patrols on each route.',
    ],
    steps: [
      'If a driver reported danger, or is overdue in a storm, call 911 where they were last seen. Give unit, route and position.',
      'Drivers without orders stop at the next safe place. They never drive into a closed road to find a signal.',
      'Call from another carrier, then text. A text may pass where a call does not, also to 911 where it is offered.',
      'Go down the printed list. Mark each driver as reached, at which time and place.',
      'Call truck stops, customers and the state patrol about those who are silent at the second check-in.',
      'Within an hour, move dispatch to the second desk, and tell drivers who reach it what the others need to know.',
      'Tell families only what is known, and tell them yourself.',
    ],
    actions: ['Print the first driver list', 'Try one shift with dispatch phones off'],
    needs: 'Phones of a second carrier, printed driver list',
    priority: 'High',
    upkeep: 'List each shift, trial twice a year',
  }),
];
