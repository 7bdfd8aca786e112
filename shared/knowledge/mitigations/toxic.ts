/**
 * Gas, carbon monoxide, chemicals and spills. After PHMSA and the American Gas Association (leave, never the meter),
 * CDC and CPSC (carbon monoxide), Ready.gov (shelter in place), the Emergency Response Guidebook 2024, EPA (EPCRA) and OSHA HAZWOPER.
 */
import { HELPLINES } from '#shared/domain/helplines.ts';
import { CLAMP_AND_LEAVE, CLAMP_FIRST, ownerBySize, type RiskFacts, siteOwner } from './fact.ts';

export const toxic: readonly RiskFacts[] = [
  {
    risks: ['Gas Leak', 'Natural Gas Leak', 'Propane Leak'],
    words:
      /\b(?:gas|propane)\b.*\b(?:leak|smell|odor|explosion|line)|\b(?:leak|smell|odor) of (?:gas|propane)|(?<!water )\bpipeline\b.*\b(?:rupture|leak|break|explosion)/i,
    facts: [
      {
        strategy: 'Leave at the first smell of gas, call from a safe distance, and let only the utility touch the gas',
        lines: [
          'Install gas detectors near gas appliances, and have the appliances serviced each year.',
          'Teach every shift the smell of rotten eggs, two ways out, and a meeting place far from the building.',
          'Ask a plumber about a valve that closes by itself. In a leak, no one goes to the meter.',
        ],
        steps: [
          'If you smell gas or hear it hiss, leave right away and take everyone with you.',
          CLAMP_AND_LEAVE,
          'Touch no switch, plug or phone inside. No flame, no elevator, and do not start a vehicle.',
          'From a safe distance, call 911, then the gas utility.',
          'Count heads there, tell the responders who is missing, and keep everyone out.',
          'Leave all valves alone. The utility stops the gas, and only the utility turns it back on.',
          'Stay out until the fire department or the utility says that the building is safe.',
          'From the meeting place, forward the phones and tell customers.',
        ],
        actions: ['Install gas detectors', 'Print the gas steps at every exit', 'Show each shift the meeting place'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Gas detectors ($30 to $80 each), yearly appliance service',
        priority: 'Immediate',
        upkeep: 'Test the detectors twice a year',
      },
    ],
  },
  {
    risks: ['Carbon Monoxide', 'Carbon Monoxide Poisoning'],
    words: /\bcarbon[- ]monoxide|\bco (?:alarm|leak|poison)/i,
    facts: [
      {
        strategy: 'Keep engines and grills out of buildings, and treat every carbon monoxide alarm as real',
        lines: [
          'Place every generator outdoors, 20 feet or more from doors, windows and vents.',
          'Never run a grill, forklift, pressure washer or car engine indoors or in an open garage.',
          'Put alarms on every floor and near every bedroom. You cannot see or smell carbon monoxide.',
        ],
        steps: [
          'If a carbon monoxide alarm sounds, or people feel sick or dizzy, get everyone into fresh air right away.',
          CLAMP_AND_LEAVE,
          'Call 911 from outside. Say “carbon monoxide” and how many people feel ill.',
          'Count heads and tell the responders who is missing. No one goes back in for anyone or anything.',
          'Send everyone with symptoms to a doctor, even if they feel better.',
          'Stay out until the fire department has measured the air and says that it is safe.',
          'Restart the engine or heater only after a technician has fixed the cause.',
        ],
        actions: ['Buy and mount the carbon monoxide alarms', 'Have heaters, boilers and flues serviced each fall'],
        who: siteOwner,
        timeline: 'Alarms within 7 days',
        effectiveness: 'high',
        needs: 'Carbon monoxide alarms ($20 to $50 each), yearly heater service',
        priority: 'Immediate',
        upkeep: 'Test the alarms monthly and replace them by the date on the back',
      },
    ],
  },
  {
    risks: ['Oil Spill', 'Fuel Spill', 'Manure Spill', 'Environmental Contamination'],
    words:
      /\b(?:oil|fuel|diesel|gasoline|tank|manure|sewage|slurry)\b.*\b(?:spill|leak)|\b(?:manure|silo|sewer|pit)\b.*\bgas|\benvironment/i,
    facts: [
      {
        strategy: 'Keep a spill away from people, flames and drains, and make the required calls fast',
        lines: [
          'Put containment under every tank and drum. Keep drain covers and booms where a spill would run.',
          'Post four numbers: 911, the National Response Center, the state spill line and a cleanup contractor.',
          'No one enters a tank or manure pit, not even to rescue. The gas in it kills rescuers too.',
        ],
        steps: [
          'If it burns, gives off fumes or is unknown, move everyone upwind and uphill and call 911.',
          'Stop engines and flames nearby. Keep people and vehicles out.',
          'Close the valve or block the drain only if you are trained and do not touch or breathe the spill.',
          `As soon as people are safe, report to the National Response Center at ${HELPLINES.nationalResponseCenter}, and to the state.`,
          'Within an hour, tell the cleanup contractor and the insurer what spilled, how much and where it runs.',
          'Within a day, take samples and photos, and keep the waste manifest.',
        ],
        actions: ['Buy spill kits and drain covers', 'Write down which amounts your state requires you to report'],
        who: siteOwner,
        timeline: 'Within 60 days',
        effectiveness: 'medium',
        needs: 'Spill kits ($100 to $400), drain covers, cleanup contract',
        priority: 'Medium',
        upkeep: 'Check the kits and the containment twice a year',
      },
    ],
  },
  {
    risks: ['Chemical Releases', 'Chemical Spill', 'Hazardous Materials', 'Hazardous Material Spill', 'Radiological Release'],
    words:
      /\b(?:chemical|hazardous (?:mat|cargo|subst|waste|release)|hazmat|spill|toxic|fumes|ammonia|chlorine|acid\b|solvent|pesticide|refrigerant|radiolog|radiation|nuclear)/i,
    facts: [
      {
        strategy: 'Shelter in place within minutes when a chemical is released outside',
        lines: [
          'Ask the county which plants, rail lines and tanks lie near you.',
          'Choose an inside room above ground with few openings. Mark the switches that stop all ventilation.',
          'Keep tape, plastic sheet, water and a battery radio in that room.',
        ],
        steps: [
          'If officials say shelter in place, or a cloud comes from outside, bring everyone inside right away.',
          CLAMP_FIRST,
          'If it comes from inside the building, do not stay: leave by the steps for a spill.',
          'Close and lock doors and windows. Turn off ventilation, air conditioning and fans.',
          'Go to the chosen room, close the door and tape the gaps.',
          'Check the names by list. Call 911 if anyone is ill, hurt or missing. No one goes out to look.',
          'Listen to officials. If they order evacuation instead, take the route that they name.',
          'After the all clear, open up, start the ventilation and wait outside while the building airs out.',
        ],
        actions: ['Pack the shelter room', 'Practice switching off the ventilation'],
        who: siteOwner,
        timeline: 'Within 30 days',
        effectiveness: 'high',
        needs: 'Tape, plastic sheet, radio, water',
        priority: 'High',
        upkeep: 'Drill once a year and check the kit twice a year',
      },
      {
        strategy: 'Leave a spill inside the building to trained people, and get everyone out of it',
        lines: [
          'Keep the safety data sheets in print, outside the room with the chemicals.',
          { say: 'Fit emergency showers and eyewash close to anything corrosive.', hasNot: ['desk'] },
          'Ask your supplier which small spills trained staff may clean up, and with which protection.',
        ],
        steps: [
          'If something spills or leaks inside, warn everyone, leave the room and close the door.',
          CLAMP_FIRST,
          'Go outside, then upwind and uphill. Call 911 and read the label if you know it.',
          'If it is on skin or in eyes, take off wet clothing and rinse for at least 15 minutes.',
          'Count heads, and say who is missing. No one goes back to clean up, fetch or rescue.',
          `If the amount is reportable, call the National Response Center (${HELPLINES.nationalResponseCenter}) and the state.`,
          'Reopen after trained people have cleaned, aired out and tested the rooms.',
        ],
        actions: ['Put the data sheets at the entrance', 'Train who may clean up what (OSHA HAZWOPER)'],
        who: siteOwner,
        timeline: 'Within 60 days',
        effectiveness: 'medium',
        needs: 'Chemical spill kits, data sheets, eyewash',
        priority: 'High',
        upkeep: 'Check the kits and the eyewash monthly',
      },
    ],
  },
];

export const fuel: readonly RiskFacts[] = [
  {
    risks: ['Fuel Shortage', 'Fuel Price Spikes'],
    words: /\b(?:\bgas\b|fuel|diesel|propane)/i,
    facts: [
      {
        strategy: 'Hold fuel for the days that matter, with a second dealer and a written order of use',
        lines: [
          'Refill vehicles and tanks when they are half full in storm season.',
          'Store fuel outdoors in approved containers, within the amount that your fire code permits.',
        ],
        steps: [
          'If fuel is leaking or you smell gas, leave and call 911 from a safe distance.',
          'In a shortage, run the routes and machines in the written order of priority.',
          'Within 4 hours, call the second dealer and combine deliveries.',
          'Within a day, tell customers the new times.',
        ],
        actions: ['Open an account with a second fuel dealer', 'Write the order of loads and routes'],
        who: ownerBySize,
        timeline: 'Within 30 days',
        effectiveness: 'medium',
        needs: 'Second fuel account, approved storage',
        priority: 'Medium',
        upkeep: 'Review tanks and contracts before each storm season',
      },
    ],
  },
];
