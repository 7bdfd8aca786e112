import { CriticalFunction, ItSystem, KeySupplier, Mitigation, type RiskReason } from '#shared/domain/bcp/bcp.ts';
import { RATED_FIELDS, type RatedRisk } from '#shared/domain/bcp/impact.ts';
import { formatImpactOverTime } from '#shared/domain/bcp/impact-over-time.ts';
import { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { Exercise } from '#shared/domain/exercise.ts';
import { Payment } from '#shared/domain/payment.ts';
import { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { SecurityEvent } from '#shared/domain/security-event.ts';
import { writeCsv } from '#shared/format/csv.ts';

/** Without it, spreadsheets take UTF-8 for the alphabet of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

const toCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

interface Columns<Row> {
  shape: Partial<Record<keyof Row, unknown>>;
}

/** One column for each field of the shape, in its order, under the name it has in the JSON files. */
const toCsv = <Row extends object>({ shape }: Columns<Row>, rows: readonly Row[]): string => {
  const columns = Object.keys(shape) as (keyof Row & string)[];
  const records = rows.map((row) => columns.map((column) => toCell(row[column])));
  return BYTE_ORDER_MARK + writeCsv([columns, ...records], { withPlainPhones: true });
};

const withoutMarks = { id: true, source: true } as const;
const ListedExercise = Exercise.omit({ participants: true, objectives: true, participants_hidden: true });

/** In whole units of the currency, as a bookkeeper expects it. */
const toMoneyRow = (payment: Payment) => ({ ...payment, amount: (payment.amount / 100).toFixed(2) });

/** As the import of a spreadsheet reads it. */
const toFunctionRow = (fn: CriticalFunction) => ({ ...fn, impact_over_time: formatImpactOverTime(fn.impact_over_time) });

const citeReason = (reason: RiskReason | undefined): string =>
  reason === undefined ? '' : `${reason.text}${reason.source === null ? '' : ` (Source: ${reason.source})`}`;

const riskColumns = ['name', 'list', 'level', 'reason', ...RATED_FIELDS.flatMap((field) => [field, `${field}_reason`])];

/** Each rating with why it was suggested. */
const toRiskRow = ({ name, list, level, reason, assessment }: RatedRisk): Record<string, unknown> => ({
  ...{ name, list, level: assessment && level, reason: citeReason(reason) },
  ...assessment,
  ...Object.fromEntries(RATED_FIELDS.map((field) => [`${field}_reason`, citeReason(assessment?.reasons?.[field])])),
});

export const csvTables = {
  risks: (rows: readonly RatedRisk[]) =>
    toCsv({ shape: Object.fromEntries(riskColumns.map((name) => [name, true])) }, rows.map(toRiskRow)),
  functions: (rows: readonly CriticalFunction[]) => toCsv(CriticalFunction.omit(withoutMarks), rows.map(toFunctionRow)),
  suppliers: (rows: readonly KeySupplier[]) => toCsv<KeySupplier>(KeySupplier.omit({ id: true }), rows),
  systems: (rows: readonly ItSystem[]) => toCsv<ItSystem>(ItSystem.omit(withoutMarks), rows),
  mitigations: (rows: readonly Mitigation[]) => toCsv<Mitigation>(Mitigation.omit(withoutMarks), rows),
  people: (rows: readonly Employee[]) => toCsv<Employee>(Employee.omit({ id: true, bcp_id: true }), rows),
  providers: (rows: readonly ServiceProvider[]) => toCsv<ServiceProvider>(ServiceProvider.omit({ id: true, bcp_id: true }), rows),
  contacts: (rows: readonly CrisisContact[]) => toCsv<CrisisContact>(CrisisContact.omit({ id: true }), rows),
  exercises: (rows: readonly Exercise[]) => toCsv<Exercise>(ListedExercise, rows),
  payments: (rows: readonly Payment[]) => toCsv(Payment, rows.map(toMoneyRow)),
  securityEvents: (rows: readonly SecurityEvent[]) => toCsv<SecurityEvent>(SecurityEvent.omit({ id: true }), rows),
};
