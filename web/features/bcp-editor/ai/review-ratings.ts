import { RATED_FIELDS, type RatedField, type RatedRisk, ratedRisks } from '#shared/domain/bcp/impact.ts';
import { type AcceptedRating, addRatings, isUnrated } from '#shared/domain/bcp/ratings.ts';
import { formatRiskName, type RiskList } from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { ContextSuggestions } from '#shared/queues/suggestions.ts';
import { createRatingForm, labelLevel, type RatedLevels, ratedFieldLabels } from '../forms/rating-form.tsx';
import { type Described, eraseType, type Review, type Suggestion } from './review.ts';
/** Only what the owner has not rated. */
export const reviewRatings = ({ suggestions, source }: ContextSuggestions, content: WizardContent, cyber: boolean): Review => {
  const toRow = ({ name, list, assessment }: RatedRisk) => {
    const suggested = suggestions.suggested_ratings?.find((rating) => rating.name === name);
    const fields = suggested
      ? RATED_FIELDS.filter((field) => suggested[field] !== undefined && isUnrated(assessment, field))
      : [];
    const levels: RatedLevels = Object.fromEntries(fields.map((field) => [field, suggested![field]]));
    /** A reason speaks for the suggested level only. */
    const reasonOf = (field: RatedField, level: string): string | undefined =>
      level === levels[field] ? suggested?.[`${field}_reason`] : undefined;
    const chosen = (of: RatedLevels) => fields.flatMap((field) => (of[field] ? [[field, of[field]] as const] : []));
    const present = (entity: RatedLevels): Described => ({
      text: formatRiskName(name),
      values: chosen(entity).map(([field, level]) => ({
        label: ratedFieldLabels[field],
        text: labelLevel(field, level),
        reason: reasonOf(field, level),
      })),
    });
    return {
      list,
      item: {
        key: `${list} ${name}`,
        ...present(levels),
        entry: eraseType({ form: createRatingForm(fields), entity: levels, present, isKnown: () => false }),
      } satisfies Suggestion,
      toRating: (entity: RatedLevels = levels): AcceptedRating => ({
        name,
        list,
        levels: Object.fromEntries(chosen(entity)),
        reasons: Object.fromEntries(
          chosen(entity).flatMap(([field, level]) => {
            const text = reasonOf(field, level);
            return text === undefined ? [] : [[field, { text, source: null }]];
          }),
        ),
      }),
    };
  };
  const rows = ratedRisks(content, cyber)
    .map(toRow)
    .filter(({ item }) => item.values!.length > 0);
  const itemsOf = (wanted: RiskList) => rows.flatMap(({ list, item }) => (list === wanted ? [item] : []));
  return {
    kind: 'ratings',
    title: 'Suggested ratings',
    source,
    groups: [
      { title: 'Primary concerns', items: itemsOf('primary_concerns') },
      { title: 'Location risks', items: itemsOf('location_risks') },
    ],
    remarks: [],
    replaces: [],
    buildChange: (now, { accepted, edited }) => ({
      risk_impact_assessments: addRatings(
        now.risk_impact_assessments,
        rows.filter(({ item }) => accepted.has(item.key)).map(({ item, toRating }) => toRating(edited?.get(item.key))),
      ),
    }),
  };
};
