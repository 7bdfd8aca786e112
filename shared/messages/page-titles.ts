/** Stands in navigation, headings and crumbs. */
export const STRESS_TEST_TITLE = 'Stress Test';
