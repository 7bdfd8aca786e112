/** The optional part of step 1 that the first page of the plan prints as it is entered. */
export const worstDayMessages = {
  title: 'On the worst day',
  about: 'We print these in your plan exactly as you write them. You can add them later.',
  meetingPlace: 'Meeting place',
  meetingPlaceHelp: 'An outdoor spot, like the corner of 1st and Pine.',
  secondPlace: 'Second meeting place',
  secondPlaceHelp: 'Farther away, in case the first one is unsafe.',
  spending: 'Spending authority',
  spendingHelp: 'Who can spend how much in an emergency, and from which account or card.',
} as const;
