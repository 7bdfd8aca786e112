import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

export const earthquake: ExerciseTemplate = {
  id: 2,
  name: 'Magnitude 6.8 earthquake during working hours',
  exercise_type: 'earthquake',
  description:
    'Staff, suppliers and utilities are hit at the same time, so the usual help does not come. The exercise tests life safety, decisions without communication, and what the business does when its people have damaged homes.',
  scenario_template: `Situation. Thursday, 14:12. Strong shaking for 35 seconds at [main site], epicenter [25] miles away. Shelves are down, ceiling tiles have fallen, one person has a head injury, another is in shock. Mobile calls fail; some text messages get through. The building stands, nobody knows whether it is safe.

T+15 min. An aftershock. Staff want to leave to collect their children. Two bridges on the way to [second site or main access road] are closed. There is a smell of gas at the back of the building.

T+60 min. The web is up again in parts. The county reports power outages for 80,000 customers and asks people to stay off the roads. [Critical supplier] does not answer. The landlord cannot send an engineer before Saturday.

T+4 h. It is getting dark. 11 people cannot go home. Water is off. Payroll is due tomorrow.

T+2 days. The building is tagged yellow: entry for 30 minutes at a time, with a helmet. Half of the staff can work, a third from home. Customers outside the region do not understand why nothing is delivered.

To decide in the room: who is responsible for people who must stay; which functions can run from outside the region and who starts them without a call from headquarters; what is taken out of the building in the 30 minutes; how payroll is met.`,
  objectives: [
    'Carry out drop, cover and hold on, then leave the gas smell, call 911 from a safe distance and count heads without telephones',
    'Show that the plan can be read and started by somebody who cannot reach headquarters',
    'Rank the functions that continue with half of the staff and no water, and say which stop',
    'Name the records, equipment and medicine that leave the building in a 30-minute entry, in order',
    'Decide how staff with damaged homes are supported and paid in the first week',
  ],
  participants_required: ['CEO', 'COO', 'HR Manager', 'Facilities Manager', 'Operations Manager', 'Team Lead'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};
