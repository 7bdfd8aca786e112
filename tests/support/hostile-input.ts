/** A BCP with a script in every text that its schemas let a person, or the AI, write; a new field is in it by itself. */
import * as z from 'zod';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { BcpContent, type Selection, StoredAnalysis, type StressScenario } from '#shared/domain/bcp/bcp.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { NewEmployee, NewServiceProvider } from '#shared/domain/people.ts';
import { scriptPayloads } from './script-payloads.ts';

/** What a JSON Schema says of a value, as far as BCPs use it. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape;
  propertyNames?: Shape;
  items?: Shape;
  minimum?: number;
  maxLength?: number;
}
/** The text of a field; `path` names it, list entries without their place in the list. */
export type Writer = (path: string, maxLength: number) => string;

const ENTRIES = 1;

/** The choice that says most: text rather than a number, anything rather than nothing. */
const fullest = (choices: readonly Shape[]): Shape => {
  const real = choices.filter(({ type }) => type !== 'null').map((choice) => (choice.anyOf ? fullest(choice.anyOf) : choice));
  return real.find((choice) => choice.type === 'string' && choice.const === undefined) ?? real[0]!;
};

const written = (shape: Shape, path: string, write: Writer): unknown => {
  if (shape.anyOf) return written(fullest(shape.anyOf), path, write);
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case 'string':
      return write(path, shape.maxLength ?? Number.POSITIVE_INFINITY);
    case 'array':
      return Array.from({ length: ENTRIES }, () => written(shape.items!, path, write));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'object':
      return shape.properties
        ? Object.fromEntries(
            Object.entries(shape.properties).map(([key, member]) => [key, written(member, `${path}.${key}`, write)]),
          )
        : {
            [written(shape.propertyNames!, `${path}[name]`, write) as string]: written(
              shape.additionalProperties!,
              `${path}[]`,
              write,
            ),
          };
    default:
      throw new Error(`${path} is of a kind that the hostile plan does not know: ${JSON.stringify(shape)}`);
  }
};

const filled = <S extends z.ZodType>(schema: S, path: string, write: Writer): z.output<S> =>
  written(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as Shape, path, write) as z.output<S>;

const MADE_AT = '2026-11-20T17:00:00Z';

/** The notes on the risks that are selected: under another name nothing is printed of them. */
const noted = <T>(selected: readonly string[], notes: Record<string, T>): Record<string, T> =>
  Object.fromEntries(selected.map((name) => [name, Object.values(notes)[0]!]));
/** Of something that is in the BCP: a scenario that stops nothing is not printed. */
const losing = (name: string | null | undefined, scenario: StressScenario): StressScenario => ({
  ...scenario,
  lost: scenario.lost.map((loss) => ({ ...loss, ref: name ?? loss.ref })),
});
const withReasons = (selection: Selection): Selection => ({
  ...selection,
  reasons: noted(selection.selected, selection.reasons ?? {}),
});

/** Whatever is text comes from `write`. */
export const createInput = (write: Writer, template: DocumentInput['template']): DocumentInput => {
  const content = filled(BcpContent, 'bcp', write);
  const { primary_concerns, location_risks } = content.risk_impact_assessments;
  const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, bcp_id: 41 }));
  return {
    bcp: {
      ...content,
      risk_factors: withReasons(content.risk_factors),
      threat_probability: withReasons(content.threat_probability),
      risk_impact_assessments: {
        primary_concerns: noted(content.risk_factors.selected, primary_concerns),
        location_risks: noted(content.threat_probability.selected, location_risks),
      },
      scenarios: content.scenarios.map((scenario) => losing(content.primary_location?.name, scenario)),
      id: 41,
      status: 'draft',
      template_type: template,
      created_at: MADE_AT,
      updated_at: MADE_AT,
      scores: computeScores(content),
      versions: {},
      ai_analysis: { ...filled(StoredAnalysis, 'ai_analysis', write), created_at: MADE_AT },
    },
    employees: people(ENTRIES).map((ids) => ({ ...filled(NewEmployee, 'employee', write), ...ids, confirmed_on: null })),
    providers: people(ENTRIES).map((ids) => ({ ...filled(NewServiceProvider, 'provider', write), ...ids, confirmed_on: null })),
    template,
    cyber: true,
    generatedAt: MADE_AT,
  };
};

/** With another `shift` every text carries another payload; a hundred shifts bring every payload into every text that takes it. */
export const createHostileInput = (shift: number, template: DocumentInput['template']): DocumentInput => {
  let at = shift;
  return createInput((_path, maxLength) => {
    at += 1;
    const from = at % scriptPayloads.length;
    return [...scriptPayloads.slice(from), ...scriptPayloads].find(({ length }) => length <= maxLength)!;
  }, template);
};
