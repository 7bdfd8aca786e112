import type { ModelRequest } from '#functions/gateways/model.ts';
import { registry } from '#functions/worker/ai-job.ts';
import { isEditingKind, listEditQuestions } from '#functions/worker/editing/edit-draft.ts';
import type { AiJobDefinition } from '#functions/worker/job-definition.ts';
import { buildQuestion } from '#functions/worker/prompt.ts';
import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import type { AiJobKind, AiJobPayload } from '#shared/queues/job-definitions.ts';
import { business, content, functionNamed, mitigationOf, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';

export const stored = content({
  ...business,
  address: '12 Secret Street',
  city: 'Seattle',
  state: 'WA',
  risk_factors: { selected: ['Floods', 'Cyber Attacks'] },
  threat_probability: { selected: ['Earthquakes'] },
  critical_functions: [functionNamed('Sales', { owner: 'Ana Ruiz', responsible_party: 'Ana Ruiz' })],
  key_suppliers: [supplierNamed('Mill', { contact_person: 'Bo Miller', phone: '206-555-0199', email: 'bo@mill.example' })],
  it_systems: [systemNamed('Point of sale')],
  mitigations: [mitigationOf('Floods', 'Sandbags', { responsible_party: 'Ana Ruiz' })],
});
const bcp = buildMaskedSnapshot(stored);

export const payloads: { [K in AiJobKind]: AiJobPayload<K> } = {
  suggest_risks: { bcp_id: 1, plan: bcp, cyber: true },
  suggest_context: { bcp_id: 1, plan: bcp, cyber: true, context_type: 'critical_functions' },
  suggest_mitigations: { bcp_id: 1, plan: bcp, cyber: true },
  analyze: { bcp_id: 1, plan: bcp, cyber: true, override_text: null },
  exercise_scenarios: {
    bcp_id: 1,
    bcp_name: 'Acme',
    plan: bcp,
    cyber: true,
    number_of_scenarios: 3,
    focus_areas: ['cyber security', 'data breach', 'ransomware'],
    ids: [100001, 100002, 100003],
    review: false,
    roles: [],
    taken: [],
    created_at: '2027-01-01T00:00:00.000Z',
  },
  analyze_form: { plan: bcp, cyber: true, completion: { '1': 100, '2': 100, '3': 0, '4': 100, '5': 50 } },
};
export const kinds = Object.keys(payloads) as AiJobKind[];

/** The questions that a job asks the model first. */
export const listQuestions = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K> = payloads[kind],
): Promise<ModelRequest[]> =>
  isEditingKind(kind)
    ? listEditQuestions(kind, registry[kind] as AiJobDefinition<typeof kind>, payload as never)
    : [await buildQuestion(kind, registry[kind] as AiJobDefinition<K>, payload)];
