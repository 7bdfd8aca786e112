import { describe, expect, it } from 'vitest';
import { csvTables } from '#functions/documents/data-export/tables.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { readCsv } from '#shared/format/csv.ts';

const content: BcpContent = {
  ...emptyContent,
  risk_factors: {
    selected: ['Fire', 'Ransomware'],
    reasons: { Fire: { text: 'Ovens run all night.', source: 'NFPA' }, Ransomware: { text: 'Cards are taken.', source: null } },
  },
  threat_probability: { selected: ['Earthquakes'] },
  risk_impact_assessments: {
    primary_concerns: {
      Fire: {
        ...{ financial_impact: 'catastrophic', likelihood: 'unlikely' },
        reasons: { financial_impact: { text: 'The site is lost.', source: 'FEMA' } },
      },
    },
    location_risks: {},
  },
};

const tableOf = (csv: string): Record<string, string>[] => {
  const table = readCsv(csv.replace(/^\uFEFF/, ''));
  if (!('rows' in table)) throw new Error('Not a table');
  return table.rows.map(({ cells }) => Object.fromEntries(table.header.map((name, at) => [name, cells[at] ?? ''])));
};

describe('the table of risks in the export of all data', () => {
  const rows = tableOf(csvTables.risks(ratedRisks(content, true)));

  it('the table of risks has each rating and why it was suggested, with the source', () => {
    expect(rows.map(({ name }) => name)).toEqual(['Fire', 'Ransomware', 'Earthquakes']);
    expect(rows[0]).toEqual({
      ...{ name: 'Fire', list: 'primary_concerns', level: 'high', reason: 'Ovens run all night. (Source: NFPA)' },
      ...{ financial_impact: 'catastrophic', financial_impact_reason: 'The site is lost. (Source: FEMA)' },
      ...{ operational_impact: '', operational_impact_reason: '', reputational_impact: '', reputational_impact_reason: '' },
      ...{ regulatory_impact: '', regulatory_impact_reason: '', likelihood: 'unlikely', likelihood_reason: '' },
    });
  });

  it('the table of risks has no level for a risk that nobody rated', () => {
    expect(rows[1]).toMatchObject({ level: '', reason: 'Cards are taken.' });
    expect(rows[2]).toMatchObject({ list: 'location_risks', level: '', reason: '' });
  });
});
