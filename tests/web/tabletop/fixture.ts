import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

import type { Me } from '#shared/domain/user.ts';
import { answer, dana, storeSession } from '../support/server.ts';

export const premium: Me = {
  ...dana,
  subscription: {
    plan_type: 'premium',
    status: 'active',
    current_period_end: '2027-04-02T10:00:00Z',
    cancel_at_period_end: false,
  },
};

export const exercise = (part: Partial<Exercise> = {}): Exercise => ({
  id: 100_007,
  bcp_id: 4,
  bcp_name: 'Harbor Bakery',
  exercise_name: 'Oven fire at five in the morning',
  exercise_type: 'power_outage',
  scenario_description: 'Smoke comes out of the second oven.\nNobody is hurt.',
  scheduled_date: null,
  completed_date: null,
  status: 'draft',
  participants: [{ name: 'Ana Ruiz', role: 'CEO', email: 'ana@acme.example', phone: '206-555-0100' }, 'Restore the orders'],
  admin_approved: false,
  iso_auditor_approved: false,
  admin_approved_by: null,
  iso_auditor_approved_by: null,
  admin_approved_at: null,
  iso_auditor_approved_at: null,
  objectives: [],
  duration_minutes: 120,
  template_id: null,
  started_at: null,
  document_download_enabled: false,
  findings: null,
  recommendations: null,
  lessons_learned: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T11:00:00.000Z',
  ...part,
});

export const template = (part: Partial<ExerciseTemplate> = {}): ExerciseTemplate => ({
  id: 1,
  name: 'Ransomware on a Friday',
  exercise_type: 'cyber',
  description: 'Files are encrypted before the weekend.',
  scenario_template: 'At 16:40 the till shows a ransom note.',
  objectives: ['Decide who may pay'],
  participants_required: ['IT Manager', 'CEO'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
  use_count: 0,
  ...part,
});

export const bcps = [{ id: 4, business_name: 'Harbor Bakery', created_at: '2026-05-01T10:00:00Z', scores: {}, counts: {} }];

/** Signs in a user with one BCP. */
export const signIn = (user: Me = premium): void => {
  storeSession();
  answer('get', '/v1/users/me', { body: user });
  answer('get', '/v1/bcp', { body: bcps });
};
