import { ActionIcon, Menu, NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import type { BcpField, RiskImpact } from '#shared/domain/bcp/bcp.ts';
import {
  IMPACT_KINDS,
  type ImpactKind,
  impactKindLabels,
  isAssessed,
  RATED_FIELDS,
  type RatedField,
  type RiskLevel,
  ratedRisks,
  riskLevelLabels,
  suggestLikelihood,
} from '#shared/domain/bcp/impact.ts';
import { IMPACT_LEVELS, type ImpactLevel, impactLabels, type Likelihood, likelihoodLabels } from '#shared/domain/bcp/options.ts';
import { fillRow, isUnrated, pickFirstRisks, rateRisk } from '#shared/domain/bcp/ratings.ts';
import { formatRiskName, isSameRisk, type RiskList } from '#shared/domain/bcp/risk-names.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SuggestButton } from '../../ai/suggest-button.tsx';
import { labeledOptions, withStoredOption } from '../../forms/options.ts';
import { usePlace } from '../../panels/use-check-facts.ts';
import { useEditor, useField } from '../../state/editor-context.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import styles from './impact-matrix.module.css';
import { ImpactTile, LevelBars, moveFocus } from './impact-tile.tsx';

const MATRIX_FIELDS: BcpField[] = ['risk_impact_assessments'];

export function MatrixCard() {
  return (
    <SectionCard
      title="Risk Impact Assessment Matrix"
      description={
        <>
          Rate how badly each risk would hurt, and how likely it is.{' '}
          <span className={styles.keys}>
            Keys: arrows move, 1 to 4 set a level, 0 clears it. With Shift, they set the whole row.
          </span>
        </>
      }
      footer={
        <SectionSave
          fields={MATRIX_FIELDS}
          section="business impact"
          label="Save Risk Impact Assessment"
          success={saveMessages.assessmentSaved}
          failure={saveMessages.assessmentFailed}
        />
      }
    >
      <MatrixLegend />
      <SuggestButton kind="ratings" what="ratings" />
      <ImpactMatrix list="primary_concerns" title="Primary concerns" />
      <ImpactMatrix list="location_risks" title="Location risks" />
    </SectionCard>
  );
}

const levelMeanings: Record<ImpactLevel, string> = {
  minor: 'absorbed in the day',
  moderate: 'days of extra work or cost',
  major: 'a bad quarter, customers lost',
  catastrophic: 'the business may not survive it',
};

function MatrixLegend() {
  return (
    <ul className={styles.legend} aria-label="Levels">
      {IMPACT_LEVELS.map((level) => (
        <li key={level}>
          <span className={styles.swatch} data-level={level}>
            <LevelBars level={level} />
          </span>
          <span>
            <strong>{impactLabels[level]}</strong>: {levelMeanings[level]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const useRatedRisks = (list: RiskList) => {
  const { cyber } = useEditor();
  const risk_factors = useField('risk_factors');
  const threat_probability = useField('threat_probability');
  const risk_impact_assessments = useField('risk_impact_assessments');
  const material = useHomePlace()?.hazards;
  return useMemo(() => {
    const all = ratedRisks({ risk_factors, threat_probability, risk_impact_assessments }, cyber);
    const first = pickFirstRisks(
      all,
      material?.map(({ name }) => name),
    ).filter((risk) => risk.list === list);
    return { first, others: all.filter((risk) => risk.list === list && !first.includes(risk)) };
  }, [risk_factors, threat_probability, risk_impact_assessments, cyber, list, material]);
};

const useHomePlace = () => {
  const primary_location = useField('primary_location');
  const zip_code = useField('zip_code');
  return usePlace({ primary_location, zip_code });
};

type Assessments = Record<string, RiskImpact>;

const useRating = (list: RiskList) => {
  const { session, cyber } = useEditor();
  const { store, saveQueue } = session;

  const change = useCallback(
    (update: (assessments: Assessments) => Assessments) => {
      const assessments = store.get().content.risk_impact_assessments;
      saveQueue.edit({ risk_impact_assessments: { ...assessments, [list]: update(assessments[list]) } });
    },
    [store, saveQueue, list],
  );

  const rate = useCallback(
    (name: string, levels: Parameters<typeof rateRisk>[2]) => change((assessments) => rateRisk(assessments, name, levels)),
    [change],
  );

  const rateUnrated = useCallback(
    (kind: ImpactKind, level: ImpactLevel) => {
      const unrated = ratedRisks(store.get().content, cyber).filter(
        (risk) => risk.list === list && isUnrated(risk.assessment, kind),
      );
      change((assessments) => unrated.reduce((all, risk) => rateRisk(all, risk.name, { [kind]: level }), assessments));
    },
    [change, store, cyber, list],
  );

  return { rate, rateUnrated };
};

function ImpactMatrix({ list, title }: { list: RiskList; title: string }) {
  const { first, others } = useRatedRisks(list);
  const all = [...first, ...others];
  const { rate, rateUnrated } = useRating(list);
  const suggestedFor = useSuggestedLikelihoods();
  const [isOpen, setIsOpen] = useState(true);
  const panel = useId();
  const rated = useDeferredValue(all).filter((risk) => isAssessed(risk.assessment)).length;
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <UnstyledButton className={styles.toggle} aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
          <IconChevronDown size={20} data-open={isOpen || undefined} aria-hidden="true" />
          <h3>{title}</h3>
        </UnstyledButton>
        <Text size="sm" c="dimmed">
          {rated} of {all.length} rated
        </Text>
      </div>
      <div id={panel} hidden={!isOpen}>
        {all.length === 0 ? (
          <Text size="sm" c="dimmed">
            No risk of this list is selected.
          </Text>
        ) : (
          <>
            {others.length > 0 && first.length > 0 && rated < all.length && (
              <Text size="sm" c="dimmed" mb="xs">
                The first {first.length === 1 ? 'one matters' : `${first.length} matter`} most for your trade and place. The
                others can wait.
              </Text>
            )}
            <table className={styles.table} aria-label={title} onKeyDown={moveFocus}>
              <thead>
                <tr>
                  <th scope="col">Risk</th>
                  {IMPACT_KINDS.map((kind) => (
                    <th key={kind} scope="col">
                      <span className={styles.column}>
                        {impactKindLabels[kind]}
                        <ColumnMenu label={impactKindLabels[kind]} onSet={() => rateUnrated(kind, 'minor')} />
                      </span>
                    </th>
                  ))}
                  <th scope="col">Likelihood</th>
                  <th scope="col">Level</th>
                </tr>
              </thead>
              <tbody>
                {all.map((risk, row) => (
                  <MatrixRow
                    key={risk.name}
                    row={row}
                    name={risk.name}
                    assessment={risk.assessment}
                    level={risk.level}
                    suggested={suggestedFor(risk.name)}
                    onRate={rate}
                  />
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </div>
  );
}

function ColumnMenu({ label, onSet }: { label: string; onSet: () => void }) {
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={28} aria-label={`${label} column`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onSet}>Set all unrated to Low</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const numberWords = ['no', 'one', 'two', 'three', 'four'];

/** 'one Critical', 'two High' */
const describeWorstRating = (assessment: RiskImpact | undefined): string => {
  const count = (level: ImpactLevel) => IMPACT_KINDS.filter((kind) => assessment?.[kind] === level).length;
  const worst = (['catastrophic', 'major', 'moderate', 'minor'] as const).find((level) => count(level) > 0);
  return worst === undefined ? 'not rated' : `${numberWords[count(worst)]} ${impactLabels[worst]}`;
};

/** From how often the hazard strikes at the place. */
const useSuggestedLikelihoods = (): ((risk: string) => Likelihood | null) => {
  const place = useHomePlace();
  return (risk) => suggestLikelihood(place?.hazards.find(({ name }) => isSameRisk(name, risk))?.frequency);
};

interface LikelihoodSelectProps {
  label: string;
  value: string | number | null;
  suggested: Likelihood | null;
  onChange: (likelihood: string | null) => void;
}

function LikelihoodSelect({ label, value, suggested, onChange }: LikelihoodSelectProps) {
  const stored = value === null ? '' : String(value);
  return (
    <NativeSelect
      className={styles.likelihood}
      rightSectionWidth={24}
      aria-label={label}
      value={stored}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    >
      <option value="">{suggested === null ? 'Not set' : `Not set (${likelihoodLabels[suggested]}?)`}</option>
      {withStoredOption(labeledOptions(likelihoodLabels), stored).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

interface MatrixRowProps {
  row: number;
  name: string;
  assessment: RiskImpact | undefined;
  level: RiskLevel;
  suggested: Likelihood | null;
  onRate: (name: string, levels: Parameters<typeof rateRisk>[2]) => void;
}

const MatrixRow = memo(function MatrixRow({ row, name, assessment, level, suggested, onRate }: MatrixRowProps) {
  const risk = formatRiskName(name);
  return (
    <>
      <tr>
        <th scope="row">
          {risk}
          <NativeSelect
            variant="unstyled"
            size="xs"
            aria-label={`${risk}, all impacts`}
            value=""
            onChange={(event) => onRate(name, fillRow(event.currentTarget.value as ImpactLevel))}
          >
            <option value="">Set row</option>
            {IMPACT_LEVELS.map((option) => (
              <option key={option} value={option}>
                All {impactLabels[option]}
              </option>
            ))}
          </NativeSelect>
        </th>
        {IMPACT_KINDS.map((kind, column) => (
          <td key={kind} data-label={impactKindLabels[kind]}>
            <ImpactTile
              label={`${risk}, ${impactKindLabels[kind].toLowerCase()} impact`}
              cell={`${row},${column}`}
              level={assessment?.[kind] ?? null}
              onChange={(next) => onRate(name, { [kind]: next })}
              onFill={(next) => onRate(name, fillRow(next))}
            />
          </td>
        ))}
        <td data-label="Likelihood">
          <LikelihoodSelect
            label={`${risk}, likelihood`}
            value={assessment?.likelihood ?? null}
            suggested={suggested}
            onChange={(likelihood) => onRate(name, { likelihood })}
          />
        </td>
        <td className={styles.level} data-level={level}>
          <strong>{riskLevelLabels[level]}</strong>
          <span>{describeWorstRating(assessment)}</span>
        </td>
      </tr>
      {assessment?.reasons && <ReasonsRow risk={risk} reasons={assessment.reasons} />}
    </>
  );
});

const ratedFieldLabels: Record<RatedField, string> = { ...impactKindLabels, likelihood: 'Likelihood' };

function ReasonsRow({ risk, reasons }: { risk: string; reasons: NonNullable<RiskImpact['reasons']> }) {
  return (
    <tr>
      <td colSpan={IMPACT_KINDS.length + 3} style={{ gridColumn: '1 / -1' }}>
        <details>
          <summary aria-label={`Why ${risk} has these levels`}>Why these levels</summary>
          {RATED_FIELDS.map((field) => {
            const reason = reasons[field];
            return (
              reason && (
                <Text key={field} size="sm" c="dimmed">
                  <strong>{ratedFieldLabels[field]}</strong>: {reason.text}
                </Text>
              )
            );
          })}
        </details>
      </td>
    </tr>
  );
}
