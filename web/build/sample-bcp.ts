import type { Plugin } from 'vite';
import { composeDocument, renderBcp } from '../../functions/documents/render-bcp.ts';
import { renderPdf } from '../../functions/documents/render-pdf.ts';
import { harborBakery } from '../../infra/local/seed/harbor-bakery/content.ts';
import { HELD_DAYS_AGO, held, outcomes } from '../../infra/local/seed/harbor-bakery/held-exercise.ts';
import { employees, providers } from '../../infra/local/seed/harbor-bakery/people.ts';
import { listTests } from '../../infra/local/seed/harbor-bakery/tests.ts';
import { BcpContent } from '../../shared/domain/bcp/bcp.ts';
import { documentFileName } from '../../shared/domain/bcp/document-file.ts';
import { emptyContent } from '../../shared/domain/bcp/empty-content.ts';
import { templateNames } from '../../shared/domain/bcp/options.ts';
import { computeScores } from '../../shared/domain/bcp/score.ts';
import { NewEmployee, NewServiceProvider } from '../../shared/domain/people.ts';
import { DAY_MS } from '../../shared/domain/time.ts';
import { SAMPLE_DOCUMENTS, type SampleBcp, type SampleDocument } from '../features/front/sample-step.ts';
import { buildSampleSteps, type Sample } from './sample-steps.ts';

/** The same on every day of building, so that only a change of the sample changes the files. */
const ISSUED_AT = '2026-11-02T17:00:00.000Z';
const BCP_ID = 1;

const createSample = (): Sample => {
  const now = new Date(ISSUED_AT);
  const heldOn = new Date(now.getTime() - HELD_DAYS_AGO * DAY_MS).toISOString();
  const content = BcpContent.parse({ ...emptyContent, ...harborBakery.business, ...harborBakery.laterSteps });
  const person = { bcp_id: BCP_ID, confirmed_on: ISSUED_AT.slice(0, 10) };
  return {
    bcp: {
      ...content,
      ...{ id: BCP_ID, status: 'completed', template_type: 'standard', issue_number: 1, issued_at: ISSUED_AT },
      ...{ created_at: ISSUED_AT, updated_at: ISSUED_AT, scores: computeScores(content), versions: {}, ai_analysis: null },
    },
    employees: employees.map((employee, at) => ({ ...NewEmployee.parse(employee), ...person, id: at + 1 })),
    providers: providers.map((provider, at) => ({ ...NewServiceProvider.parse(provider), ...person, id: at + 1 })),
    evidence: listTests(now).map((test, at) => ({ ...test, id: at + 1, bcp_id: BCP_ID })),
    exercises: [{ ...held, ...outcomes, id: 1, status: 'completed', scheduled_date: heldOn, completed_date: heldOn }],
    now,
  };
};

const inputOf = ({ now: _, ...sample }: Sample, template: SampleDocument) =>
  ({ ...sample, template, cyber: true, purpose: 'both', generatedAt: ISSUED_AT, copy: 'issue' }) as const;

const pdfName = ({ bcp }: Sample, template: SampleDocument): string =>
  `sample/${documentFileName(bcp.business_name, template, 'pdf')}`;

export const describeSample = (sample: Sample = createSample()): SampleBcp => ({
  steps: buildSampleSteps(sample),
  documents: SAMPLE_DOCUMENTS.map((template) => ({
    ...{ template, title: templateNames[template] },
    pdf: `/${pdfName(sample, template)}`,
  })),
});

export const renderSample = (template: SampleDocument): string => renderBcp(inputOf(createSample(), template));

const STEPS = 'virtual:sample-bcp';
const DOCUMENT = 'virtual:sample-document/';

/** The demo account's BCP by the real renderers, for everyone to see: nothing is called and nothing is stored. */
export const sampleBcp = (): Plugin => ({
  name: 'sample-bcp',
  resolveId: (id) => (id === STEPS || id.startsWith(DOCUMENT) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${STEPS}`) {
      const loaders = SAMPLE_DOCUMENTS.map((template) => `${template}: () => import('${DOCUMENT}${template}')`);
      return `export const sample = ${JSON.stringify(describeSample())};\nexport const documents = { ${loaders.join(', ')} };`;
    }
    const template = SAMPLE_DOCUMENTS.find((name) => id === `\0${DOCUMENT}${name}`);
    if (template) return `export default ${JSON.stringify(renderSample(template))};`;
  },
  async generateBundle() {
    if (this.environment.config.consumer === 'server') return;
    const sample = createSample();
    for (const template of SAMPLE_DOCUMENTS) {
      const source = await renderPdf(composeDocument(inputOf(sample, template)));
      this.emitFile({ type: 'asset', fileName: pdfName(sample, template), source });
    }
  },
});
