import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

export const pandemic: ExerciseTemplate = {
  id: 4,
  name: 'Contagious illness: 40 percent of staff absent for six weeks',
  exercise_type: 'pandemic',
  description:
    'Nothing is broken, but people are missing: slowly at first, then everywhere at once, and those who know how things are done among them. The exercise tests minimum staffing, stand-ins and what may be left undone.',
  scenario_template: `Situation. A new respiratory illness spreads in [state]. Schools close from Monday. Of [number] staff, four are ill today, among them [the only person who runs payroll or the only licensed operator]. The county recommends distance, masks and working from home where possible.

Week 1. 15 percent absent. Two teams that share a room have five cases. A colleague with a weak immune system asks not to come in. Some customers cancel, others order twice as much.

Week 2. 30 percent absent. [Critical supplier] delivers every second week. The cleaning company sends nobody. A manager works with a fever because nobody else has the authority to sign.

Week 4. 40 percent absent, not the same people as before. Overtime is at its limit. Staff who come in ask for a bonus, staff at home feel watched. A rumor says that a death in the county was a colleague.

Week 6. Cases fall. A backlog of [number] orders waits. Your insurer says that the loss is not covered without physical damage.

To decide in the room: which functions run at which minimum number of people, and which are stopped on purpose; who stands in for each person who is alone in what they do; what is paid to whom; how you say honestly to customers what you cannot do.`,
  objectives: [
    'State the minimum staffing of each critical function and the week in which it is no longer met',
    'Name a trained stand-in for every person who is alone in a task, or the date by which there is one',
    'Decide which two activities stop first, and who tells the customers concerned',
    'Settle pay, sick leave and distance rules for staff on site and at home within one hour',
    'Show which decisions can be signed when the first and the second signatory are both absent',
  ],
  participants_required: ['CEO', 'HR Manager', 'COO', 'CFO', 'Department Head', 'IT Manager'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};
