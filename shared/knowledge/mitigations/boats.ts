/** Boats that stop under way. After the USCG (distress calls, VHF channel 16, life jackets) and its Boating Safety Division. */
import { BY_NAME_ONLY } from './accidents.ts';
import type { RiskFacts } from './fact.ts';

export const boatBreakdown: RiskFacts = {
  risks: ['Engine or Hull Failure in the Season', 'Engine or Hull Failure'],
  words: BY_NAME_ONLY,
  facts: [
    {
      strategy: 'Bring everyone home when a boat stops: life jackets, anchor, radio, and a second boat for the work',
      lines: [
        'Carry an anchor with enough line, a VHF radio, flares, pump, plugs and a phone in a dry bag.',
        'Leave a float plan ashore: who is aboard, where, and when to call the Coast Guard.',
        'Agree with a neighbor on a boat to borrow, and with a yard on a haul-out in the season.',
      ],
      steps: [
        'Everyone puts on a life jacket right away. Count who is aboard.',
        'Drop the anchor if you drift toward rocks, surf, a channel or ships.',
        'Water coming in, fire or anyone in danger: Mayday on VHF channel 16, or 911. Switch on the beacon.',
        'Say position, boat, trouble and people aboard. If no one is in danger, call Pan-Pan or a tow on channel 16.',
        'Fire or fuel fumes: stop the engine and fuel, touch no switch below, and gather upwind.',
        'Plug and pump a small leak. Stay with the boat as long as it floats, even if it has capsized.',
        'Wait for help. Show flares or lights when you see it, and no one swims for shore.',
        'Once ashore, tell the families and the holder of the float plan. Report a casualty to the Coast Guard.',
        'Within a day, book the yard, borrow the second boat and give buyers the new dates.',
      ],
      actions: [
        'Check jackets, flares, anchor and radio before each trip',
        'Practice a Mayday and dropping the anchor with each hand',
      ],
      who: ['Owner and Captain', 'Captain', 'Port Captain', 'Director of Fleet'],
      timeline: 'Before the next trip',
      effectiveness: 'high',
      needs: 'Life jackets, anchor and line, VHF radio, flares, pump, plugs, second boat',
      priority: 'Immediate',
      upkeep: 'Service by engine hours, hull and through-hulls at each haul-out, pumps and batteries each month',
    },
  ],
};
