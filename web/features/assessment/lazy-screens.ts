/** The questionnaire, loaded when it is shown: most visits to the editor never see it. */
import { lazy } from 'react';

export const AssessmentPage = lazy(async () => ({ default: (await import('./assessment-page.tsx')).AssessmentPage }));
export const PreferencesDialog = lazy(async () => ({ default: (await import('./preferences-dialog.tsx')).PreferencesDialog }));
