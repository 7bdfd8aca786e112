import { recommendPackage, type UserPreferences } from '#shared/domain/assessment.ts';
import { tierNames } from '../../lib/tiers.ts';

export type PreferenceValue = UserPreferences[keyof UserPreferences];
interface AnswerOption {
  value: PreferenceValue;
  label: string;
  hint?: string;
}
export interface Question {
  title: string;
  why: string;
  /** What the answer changes, and what it does not. */
  effect: string;
  options: readonly AnswerOption[];
}

const yesNo = (yes: string, no: string): AnswerOption[] => [
  { value: true, label: 'Yes', hint: yes },
  { value: false, label: 'No', hint: no },
];

type Interest = Exclude<keyof UserPreferences, 'bcp_purpose' | 'cyber_assessment_interest'>;
const noInterest = { flash_rtc_interest: false, lms_interest: false, tabletop_exercise_interest: false };

const describeRecommendation = (interest: Interest): string =>
  `With Yes, we recommend ${tierNames[recommendPackage({ ...noInterest, [interest]: true })]} or higher at the end. Your answer charges nothing.`;

export const questions: Record<keyof UserPreferences, Question> = {
  bcp_purpose: {
    title: 'What is your BCP for?',
    why: 'It decides where your document places the table of ISO 22301 clauses.',
    effect: 'Your answer changes the document only, not the price.',
    options: [
      { value: 'internal', label: 'Internal use', hint: 'To be ready when something happens. The table stays at the end.' },
      { value: 'compliance', label: 'Compliance', hint: 'To show a customer, insurer or auditor. The table comes to the front.' },
      { value: 'both', label: 'Both', hint: 'To be ready, and to show it. The table comes to the front.' },
    ],
  },
  flash_rtc_interest: {
    title: 'Are you interested in a crisis-communication app?',
    why: 'Reaches your people when email and phones are down.',
    effect: describeRecommendation('flash_rtc_interest'),
    options: yesNo('We need a second way to reach everyone.', 'Phone and email will do.'),
  },
  cyber_assessment_interest: {
    title: 'Are you interested in a cyber assessment?',
    why: 'If you choose No, we hide cyber risks (attacks, ransomware, data breaches) in your lists, AI suggestions and document. Nothing is deleted. Choose Yes to bring them back.',
    effect: 'Your answer changes lists and documents only, not the price.',
    options: yesNo('Keep cyber risks in my plan.', 'Hide cyber risks everywhere.'),
  },
  lms_interest: {
    title: 'Are you interested in a learning academy?',
    why: 'Short lessons that prepare the people named in your plan.',
    effect: describeRecommendation('lms_interest'),
    options: yesNo('We want to train our team.', 'No training for now.'),
  },
  tabletop_exercise_interest: {
    title: 'Are you interested in virtual tabletop exercises?',
    why: 'A rehearsed incident around a table, to see whether the plan holds.',
    effect: describeRecommendation('tabletop_exercise_interest'),
    options: yesNo('We want to rehearse our plan.', 'No exercises for now.'),
  },
};
