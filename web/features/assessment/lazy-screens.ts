/** The questionnaire before a first plan, loaded when it is shown: most visits to the editor never see it. */
import { lazy } from 'react';

export const AssessmentPage = lazy(async () => ({ default: (await import('./assessment-page.tsx')).AssessmentPage }));
