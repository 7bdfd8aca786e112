import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

export const flood: ExerciseTemplate = {
  id: 6,
  name: 'River flood with twelve hours’ warning',
  exercise_type: 'flood',
  description:
    'There is a warning, and that is the test: what is moved and decided while it is still dry, and when everyone leaves. Afterward the first floor, cars and access roads are gone for weeks, and mold starts within 48 hours. (In a flash flood there is no such time: everyone goes to higher ground right away.)',
  scenario_template: `Situation. Monday, 18:00. The weather service upgrades a flood watch to a warning for [river or district]: crest expected tomorrow between 05:00 and 08:00, two feet above the level of [year of the last flood]. [Main site] has its [stock, archive or electrical panel] on the ground floor.

T-10 h. Six people are still in the building. The landlord has 40 sandbags for three tenants. A truck with a delivery is due at 06:00.

T-4 h. The access road has water on it. Two people are still carrying boxes. The employee who knows the building best lives on the other side of the river.

T+0. 06:10, water in the building, 14 inches, brown. No one may enter: the panel is under power. Alarm and cameras are down.

T+8 h. Water falls. The health department warns of sewage. The insurer’s adjuster is two days away and asks for photographs with a time stamp before anything is touched. It turns out that flood is a policy of its own, with a waiting period of 72 hours for lost income.

T+3 days. Mold in the drywall. The contractor quotes five weeks. Competitors call your customers.

To decide in the room: what is carried upstairs in the first two hours, by whom; at which sign everyone leaves, and who says so; who turns off power from dry ground, and when it is too late to try; where work goes from tomorrow; what is thrown away, kept and photographed; what is asked of the landlord and of the insurer, in writing.`,
  objectives: [
    'Turn a flood warning into a list of tasks with names and hours within 30 minutes',
    'Move or raise the ten most valuable records and machines, in order, before access is lost',
    'Have everyone out and counted before the access road floods, even if property stays behind',
    'Start the two most critical functions at another place within their recovery time',
    'Know coverage, waiting period and proof that the flood and business-interruption policies ask for',
  ],
  participants_required: ['COO', 'Facilities Manager', 'Operations Manager', 'CFO', 'IT Manager', 'Department Head'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};
