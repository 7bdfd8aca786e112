/** The risk impact matrix: one table per list of risks, saved together. */
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SectionSave } from '../../save/section-save.tsx';
import { ImpactMatrix } from './impact-matrix.tsx';
import styles from './matrix-card.module.css';
import { MatrixLegend } from './matrix-legend.tsx';

const FIELDS: BcpField[] = ['risk_impact_assessments'];

export function MatrixCard() {
  return (
    <SectionCard
      title="Risk Impact Assessment Matrix"
      description={
        <>
          Rate each risk for every kind of harm.{' '}
          <span className={styles.keys}>Keys: arrows move, 1 to 4 set a level, 0 clears it.</span>
        </>
      }
      footer={
        <SectionSave
          fields={FIELDS}
          section="business impact"
          label="Save Risk Impact Assessment"
          success={saveMessages.assessmentSaved}
          failure={saveMessages.assessmentFailed}
        />
      }
    >
      <MatrixLegend />
      <ImpactMatrix list="primary_concerns" title="Primary concerns" />
      <ImpactMatrix list="location_risks" title="Location risks" />
    </SectionCard>
  );
}
