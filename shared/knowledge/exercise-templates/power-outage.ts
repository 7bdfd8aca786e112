import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

export const powerOutage: ExerciseTemplate = {
  id: 5,
  name: 'Regional blackout of 36 hours in a heat wave',
  exercise_type: 'power_outage',
  description:
    'Without power the telephone, the card terminal, the cold store and the door locks go as well. The exercise tests how long each of them lasts, in which order they are given up, and how work goes on by hand.',
  scenario_template: `Situation. Wednesday, 15:05, 101 degrees outside. The lights go out at [main site]. Emergency lighting comes on. The utility’s web page shows an outage for the whole county, cause "under investigation", no time of return.

T+20 min. Batteries carry [server room or point of sale] for another [25] minutes. The elevator is stuck with one person in it. Electronic doors are open, or closed, depending on how they were built; nobody is sure.

T+60 min. Mobile networks are overloaded. [Refrigerated goods or temperature-controlled process] is at 44 °F and rising. The rental company has one generator left, for cash, and needs an answer in ten minutes. Someone wants to put it in the garage.

T+5 h. Night falls. Staff of the late shift ask whether they should come. The office is at 92 °F. Customers queue; some want to pay in cash, nobody can print a receipt.

T+24 h. The utility says "24 to 48 hours more". Fuel stations without power cannot pump. A neighboring business offers to share its generator in turns, and suggests an extension cord into a wall outlet. A carbon monoxide alarm sounds next door.

T+36 h. Power returns, with two short interruptions. Two devices do not start again.

To decide in the room: who frees the person in the elevator and who depends on powered equipment; where a generator stands (outdoors, 20 feet from openings, carbon monoxide alarms on) and who may connect it (through a transfer switch only); what is shut down in order before the batteries are empty; what is thrown away, and who documents it for the insurer; what is sold or done by hand and recorded later; when people are sent home and how they are called back.`,
  objectives: [
    'Say for each critical function how many minutes it lasts without power, and what ends it',
    'Shut systems down in the right order before the batteries are empty, and name who does it at night',
    'Work by hand for one day: forms, cash, receipts, and how the records are entered afterwards',
    'Decide within 60 minutes about generator, fuel and stock, with the limit of what may be spent without asking',
    'Restart in an order that protects equipment, with a check of each system before it is used',
  ],
  participants_required: ['COO', 'Facilities Manager', 'IT Manager', 'Operations Manager', 'CFO', 'Team Lead'],
  duration_minutes: 90,
  difficulty_level: 'beginner',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};
