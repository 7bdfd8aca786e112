import type { NewExercise } from '#shared/domain/exercise.ts';

/** The exercise that was held, for the demo account and the public sample. */
export const held = {
  exercise_name: 'Blackout during the night bake',
  exercise_type: 'power_outage',
  scenario_description:
    'Thursday, 1:20 a.m. The power fails in the whole district with both ovens full and 400 loaves in proof. The utility expects “six to ten hours.” The walk-in cooler is at 39 °F and rising, three cafés expect bread at 5:30 a.m., and the generator rental has one unit left. The night shift wants it in the doorway, out of the rain. Think of carbon monoxide.',
  duration_minutes: 90,
  objectives: [
    'Account for everyone on the night shift and light the way out within 5 minutes',
    'Decide within 15 minutes what is saved, what is thrown away, and who may spend money',
    'Tell the three cafés before 4 a.m. what they will get, and when',
  ],
} satisfies Omit<NewExercise, 'bcp_id' | 'scheduled_date' | 'participants'>;
export const HELD_DAYS_AGO = 40;

export const outcomes = {
  findings:
    'The phone list of the cafés was only in the order system. No one could say how long the cooler holds its temperature. The decision about the generator took 25 minutes because the spending limit was not written down.',
  recommendations:
    'Print the café list monthly and keep it at the oven. Measure the cooler with the power off once a quarter. Mark the generator’s place in the yard, 20 feet from the doors, and hang carbon monoxide alarms. Write the spending limit of the shift lead into chapter 6.',
  lessons_learned:
    'Dough in proof can be saved for 90 minutes in the cooler if the shift starts right away. Calling the cafés before 4 a.m. kept all three orders.',
};
