import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { templateNames } from '#shared/domain/bcp/options.ts';
import { oncePer } from '#shared/domain/once.ts';
import { findForm, type PaperForm } from '#shared/knowledge/forms.ts';
import { listRollCalls } from './chapters/in-charge.ts';
import type { DocumentContext } from './document-context.ts';
import type { Block, Chapter } from './pdf/model.ts';
import { blank, markStrong } from './values.ts';

interface NumberedForm extends Omit<PaperForm, 'filledBy'> {
  number: string;
  filledBy: string;
  /** What it stands in for. */
  use: string;
  /** None of a form for every event. */
  functions: readonly CriticalFunction[];
}

const formsOfEveryEvent: readonly (Omit<PaperForm, 'heads'> & { use: string })[] = [
  {
    title: 'Incident and decision log',
    filledBy: 'The log keeper',
    use: 'Every event, from the first minute',
    columns: [
      ['Time', 12],
      ['What happened or was said', 44],
      ['Decision', 26],
      ['By', 18],
    ],
  },
  {
    title: 'Damage log',
    filledBy: 'Two people, once the place is released',
    use: 'The insurance claim and the order of repairs',
    columns: [
      ['Place or item', 26],
      ['Damage', 34],
      ['Usable?', 12],
      ['Photo no.', 12],
      ['Estimate', 16],
    ],
    note: 'Photograph each item before it is moved, with its serial number. Keep damaged goods until the adjuster has seen them.',
  },
  {
    title: 'Expense log',
    filledBy: 'The person who spends',
    use: 'The insurance claim and disaster aid',
    columns: [
      ['Date', 14],
      ['What for', 38],
      ['Amount', 16],
      ['Paid by', 18],
      ['Receipt no.', 14],
    ],
  },
];

const rollCallOfStaff = ({ employees }: DocumentContext): PaperForm & { use: string } => ({
  title: 'Roll call of staff and visitors',
  filledBy: 'The person who counts at the meeting place',
  use: 'After everyone has left or taken shelter',
  columns: [
    ['Name', 36],
    ['Safe', 12],
    ['Where', 32],
    ['Time', 20],
  ],
  firstColumn: employees.map(({ name }) => name),
});

const rollCallOf = ({ title, from }: { title: string; from: string }): PaperForm & { use: string } => ({
  title,
  filledBy: 'The person who counts at the meeting place',
  use: `Names from ${from}`,
  columns: [
    ['Name or number', 26],
    ['Chair, room or group', 17],
    ['Needs help or medicine', 19],
    ['Safe', 8],
    ['Went where, who came along', 20],
    ['Time', 10],
  ],
});

/** In the order in which they are needed: those of every event, then those of the functions as they come back. */
const listForms = /* @__PURE__ */ oncePer((context: DocumentContext): readonly NumberedForm[] => {
  const ofEvents = [...formsOfEveryEvent, rollCallOfStaff(context), ...listRollCalls(context).map(rollCallOf)];
  const served = context.functions.flatMap((fn) => {
    const form = findForm(fn);
    return form === undefined ? [] : [{ fn, form }];
  });
  const ofFunctions = [...Map.groupBy(served, ({ form }) => form)].map(([form, uses]) => ({
    ...form,
    use: uses.map(({ fn }) => fn.name).join('\n'),
    functions: uses.map(({ fn }) => fn),
  }));
  return [...ofEvents.map((form) => ({ ...form, functions: [] })), ...ofFunctions].map((form, at) => ({
    ...form,
    number: `F${at + 1}`,
  }));
});

const FORMS_ON_ONE_PAGE = 3;
const LINES_ON_ONE_PAGE = 4;

const listFormsOfPage = (context: DocumentContext): readonly NumberedForm[] =>
  listForms(context)
    .filter(({ functions }) => functions.length > 0)
    .slice(0, context.isShort ? 0 : FORMS_ON_ONE_PAGE);

/** Behind a workaround: what to write on. A document without the form says nothing of it. */
export const referToForm = (context: DocumentContext, fn: CriticalFunction): string => {
  const forms = context.template === 'detailed' ? listForms(context) : listFormsOfPage(context);
  const form = forms.find(({ functions }) => functions.includes(fn));
  return form === undefined ? '' : `Use form ${form.number}.`;
};

const buildTable = ({ columns, firstColumn = [] }: NumberedForm, lines: number): Block => ({
  kind: 'table',
  columns: columns.map(([title, width]) => ({ title, width })),
  rows: [
    ...firstColumn.map((name) => columns.map((_, at) => (at === 0 ? name : blank))),
    ...Array.from({ length: lines }, () => columns.map(() => blank)),
  ],
});

const buildLines = (form: NumberedForm, lines: number): Block[] => [
  ...(form.note === undefined ? [] : [{ kind: 'paragraph' as const, line: form.note }]),
  ...(form.heads ? [{ kind: 'facts' as const, rows: form.heads.map((head) => [head, blank] as const) }] : []),
  buildTable(form, lines),
];

/** Lines to write on, as many as a page takes below its title. */
const LINES_OF_A_FORM = 15;

/** Each has its own page because it is copied alone. Known names fill its first column. */
const buildSheet = (form: NumberedForm): Block => ({
  kind: 'sheet',
  isHandedOut: true,
  title: `${form.number} ${form.title}`,
  aside: `Filled in by: ${form.filledBy}`,
  blocks: buildLines(form, Math.max(3, LINES_OF_A_FORM - (form.firstColumn?.length ?? 0) - (form.heads?.length ?? 0))),
});

const buildIndex = (context: DocumentContext): Block => ({
  kind: 'table',
  columns: [
    { title: 'Form', width: 8 },
    { title: 'Title', width: 26 },
    { title: 'For', width: 38 },
    { title: 'Filled in by', width: 28 },
  ],
  rows: listForms(context).map(({ number, title, use, filledBy }) => [number, markStrong(title), use, filledBy]),
});

export const buildForms = (context: DocumentContext): Block[] => [buildIndex(context), ...listForms(context).map(buildSheet)];

/** The standard document has the forms of the most pressing functions, on one page. A small firm copies them from the detailed one. */
export const buildFormPage = (context: DocumentContext): Chapter[] => {
  const forms = listFormsOfPage(context);
  if (forms.length === 0) return [];
  return [
    {
      id: 'forms',
      number: '',
      title: 'Forms to copy',
      reference: `All: annex C of the ${templateNames.detailed}`,
      purpose: 'Print them before you need them.',
      isProminent: true,
      blocks: forms.flatMap((form): Block[] => [
        { kind: 'heading', text: `${form.number} ${form.title}` },
        { kind: 'paragraph', line: `Filled in by: ${form.filledBy}` },
        ...buildLines(form, form.firstColumn === undefined ? LINES_ON_ONE_PAGE : 0),
      ]),
    },
  ];
};
