import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

export const fire: ExerciseTemplate = {
  id: 1,
  name: 'Kitchen or plant-room fire closes the main site',
  exercise_type: 'fire',
  description:
    'A fire that is out within the hour still closes the building for weeks: smoke, water and the fire marshal’s seal. The exercise tests the first hour, then the harder question of where the work goes tomorrow.',
  scenario_template: `Situation. It is Tuesday, 10:40. Smoke comes from [the room with the highest fire load, for example the kitchen, the battery room or the workshop] at [main site]. The alarm sounds, people leave. Two visitors signed in this morning.

T+10 min. The meeting place counts [number] people. One colleague is missing; someone saw her in the basement at 10:30. Who tells the incident commander, and how do you keep people from going back in?

T+40 min. The fire department has put the fire out. The incident commander closes the first floor and the server closet. Nobody may enter before the fire marshal has been, "tomorrow at the earliest". Power and water are off.

T+90 min. A local reporter asks for a statement. A video of the smoke has 4,000 views. Two customers with deliveries due today call.

T+1 day. The marshal releases the office wing. The rest stays closed for three weeks: smoke damage, wet ceilings, an asbestos survey. The insurer’s adjuster wants photographs, a list of what was lost, and no cleaning before her visit.

To decide in the room: which functions restart where, in which order and with what; what customers are told and by whom; what is spent today without waiting for the insurer; when the team stands down.`,
  objectives: [
    'Account for everyone on site, visitors and contractors included, as soon as they are out, and report who is missing',
    'Name who may declare the emergency and who stands in, and reach both within 20 minutes',
    'Decide within 60 minutes where the three most critical functions run tomorrow and what they need there',
    'Approve a first statement to staff, customers and the press within 90 minutes',
    'List what the property insurer must be told and shown before anything is cleared away',
  ],
  participants_required: ['CEO', 'Operations Manager', 'Facilities Manager', 'HR Manager', 'IT Manager', 'CFO'],
  duration_minutes: 120,
  difficulty_level: 'beginner',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};
