/**
 * Power where people who cannot look after themselves live. After 42 CFR 483.73(b) and (e), 482.15(b) and (e) (what emergency power
 * carries in nursing homes and hospitals, its tests and its fuel), NFPA 110 (a look each week, 30 minutes under load each month),
 * and CDC and CPSC on carbon monoxide.
 */
import { DOWNED_LINE, GENERATOR_CONNECTION, MEDICAL_CUSTOMER, type MitigationFact, siteOwner } from './fact.ts';

export const powerOfResidents: MitigationFact = {
  strategy: 'Keep standing emergency power that carries oxygen, alarms and safe temperatures for as long as people stay',
  has: ['frail'],
  lines: [
    {
      say: 'Federal rules require emergency power for safe temperatures, lighting, fire alarms and sewage (42 CFR 483.73, 482.15).',
      has: ['bedridden'],
    },
    { say: 'Ask your licensing agency which emergency power your state requires.', hasNot: ['bedridden'] },
    'Look at the generator every week. Run it under load for 30 minutes every month, and log it.',
    'Write the order of loads: oxygen and breathing, alarms and call bells, one cooled or heated wing, kitchen.',
    'Know the hours of fuel at that load. Sign for fuel before a storm and on each day after.',
    'Without a standing generator, have a rental unit on site before each storm, 20 feet from openings.',
    'Put carbon monoxide alarms in every wing.',
    GENERATOR_CONNECTION,
    MEDICAL_CUSTOMER,
  ],
  steps: [
    'Go to everyone on oxygen, a pump or a breathing machine. Switch to cylinder, battery or hand right away.',
    'If a cylinder or battery will not last until power is back, call 911.',
    'If emergency power does not start by itself, a trained person starts it by the steps posted on it.',
    'Call the generator service.',
    'If a carbon monoxide alarm sounds or people feel ill together, call 911. Move everyone away from it, into fresh air.',
    'Stop the source if you can reach it from outdoors. Oxygen users stay on cylinders.',
    'Answer alarms of beds, doors and devices on the spot. They are no reason to leave the building.',
    'Check elevators, restrooms and dark rooms by the roll. If someone is stuck, call 911.',
    DOWNED_LINE,
    'Gather everyone in the wing with power before rooms get too hot or too cold.',
    'Call 911 for anyone confused, faint or shivering hard.',
    'Keep kitchen and medicine refrigerators shut, and log their temperatures.',
    'Read fuel, oxygen and room temperatures every hour. Start the transfer before one of them runs out.',
    'Tell the utility’s medical line, the state agency and the families.',
  ],
  actions: [
    'Run the generator under load for 30 minutes this month, and log it',
    'Measure how many hours the fuel lasts with one wing cooled',
    'Sign for fuel and for a rental unit that fits the connection',
  ],
  who: siteOwner,
  timeline: 'Within 14 days',
  effectiveness: 'high',
  needs: 'Generator service, fuel delivery contract, cylinders, carbon monoxide alarms',
  priority: 'Immediate',
  upkeep: 'Weekly look, monthly test under load, yearly service, all in one log',
};
