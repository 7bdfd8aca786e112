import { point } from '#shared/domain/bcp/duration.ts';
import { isStated } from '#shared/domain/bcp/filled.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { formatSpan } from '#shared/domain/bcp/spans.ts';
import { oncePer } from '#shared/domain/once.ts';
import type { FunctionOutcome } from '#shared/domain/recovery/outcome.ts';
import { listPresets, SITE_LOSS } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { isOfTheBuilding } from '#shared/domain/recovery/work-facts.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Line } from '../pdf/model.ts';
import { markStrong } from '../values.ts';

/** A site that is described, but is none of the locations with an address. */
export const hasOnlyDescribedSite = ({ bcp }: Pick<DocumentContext, 'bcp'>): boolean =>
  bcp.additional_locations.length === 0 && isStated(bcp.alternate_site);

/** As the stress test works it out: what stops when the main location is lost. */
const listStopped = oncePer(({ recovery }: Pick<DocumentContext, 'recovery'>): readonly FunctionOutcome[] => {
  const scenario = listPresets(recovery).find(({ id }) => id === SITE_LOSS)!.scenario;
  return runScenario(recovery, scenario).functions.filter(({ name, isAffected }) => isAffected && !protectsPeople(name));
});

/** What is back only after its objective. */
const listLate = (context: Pick<DocumentContext, 'recovery'>): readonly FunctionOutcome[] =>
  listStopped(context)
    .filter(({ rto, back }) => rto !== null && back.lo > rto)
    .toSorted((a, b) => a.rto! - b.rto!);

const formatBack = ({ name, back }: FunctionOutcome): string =>
  Number.isFinite(back.hi) ? `${name} (after ${formatSpan(back)})` : name;
const isAwaiting = ({ back }: FunctionOutcome): boolean => !Number.isFinite(back.hi);
const isCarried = ({ workedAroundUntil, back }: FunctionOutcome): boolean =>
  workedAroundUntil !== null && workedAroundUntil >= back.hi;
const isInTime = ({ mtd, back }: FunctionOutcome): boolean => mtd !== null && back.hi <= mtd;

/** Those of all that the sentence before has named. */
const buildGap = (uncarried: readonly FunctionOutcome[], all: number, say: (names: string) => string): Line[] =>
  uncarried.length === 0
    ? []
    : [
        [
          markStrong('Gap: '),
          say(uncarried.length === all ? 'them' : uncarried.map(({ name }) => name).join(', ')),
          { text: ' (Add it as a mitigation with an owner and a date in step 5.)', mark: 'gap', inIssue: { text: '' } },
        ],
      ];

/** What is back only after its longest downtime is a gap where no workaround carries the function until the move. */
export const listSiteLossLimits = (context: Pick<DocumentContext, 'recovery' | 'isShort' | 'bcp'>): Line[] => {
  const { facts } = context.recovery;
  const late = listLate(context);
  if (late.length === 0) return [];
  const uncarried = late.filter((item) => !isCarried(item) && !isInTime(item));
  const carried = late.filter((item) => isCarried(item) && !isInTime(item));
  const inTime = late.filter(isInTime);
  const sayInTime = inTime.length === late.length ? ' That' : ` For ${inTime.length} of them, that`;
  const sayCarried = carried.length === late.length ? 'them' : `${carried.length} of them`;
  const [awaiting, moving] = [late.filter(isAwaiting), late.filter((item) => !isAwaiting(item))];
  // Where all wait, a short document does not name them again.
  if (context.isShort && awaiting.length === late.length && late.length === uncarried.length)
    return [
      'The RTOs of chapter 3 hold while the building stands. If it is lost, what is done there waits until it works again, or another place is agreed.',
    ];
  const told = [
    ...(moving.length === 0 ? [] : [`these are back later: ${moving.map(formatBack).join(', ')}.`]),
    ...(awaiting.length === 0
      ? []
      : [
          `${moving.length === 0 ? 'these' : 'These'} wait until it works again, or another place is agreed: ${awaiting.map(formatBack).join(', ')}.`,
        ]),
  ];
  return [
    `The RTOs of chapter 3 hold for outages of systems, power and supplies. If the building is lost, ${told.join(' ')}${inTime.length > 0 ? `${sayInTime} is within the longest downtime.` : ''}${carried.length > 0 ? ` Workarounds carry ${sayCarried} until then (chapter 8).` : ''}`,
    ...buildGap(
      uncarried.filter(({ name }) => !isOfTheBuilding(facts, name)),
      late.length,
      (names) => `no workaround carries ${names} until then. Agree with a neighboring firm on a place that is ready sooner.`,
    ),
    ...buildGap(
      uncarried.filter(({ name }) => isOfTheBuilding(facts, name)),
      late.length,
      (names) => `no neighbor lends ${names}. Agree where those who rely on it go until the building is back.`,
    ),
  ];
};

/** For those who have left the building: a workaround that needs what stands there carries nothing, and is not told. */
export const sayWhatCarries = (context: Pick<DocumentContext, 'recovery'>, names: readonly string[]): string => {
  const stopped = listStopped(context).filter(({ name }) => names.includes(name));
  const carried = stopped.flatMap(({ name, workedAroundUntil: until }) =>
    until === null || until === 0 ? [] : [`${name} (lasts ${formatSpan(point(until))})`],
  );
  const uncarried = stopped.filter(({ workedAroundUntil }) => !workedAroundUntil).map(({ name }) => name);
  return [
    ...(carried.length === 0 ? [] : [`Use the workarounds of ${carried.join(', ')} (chapter 8).`]),
    ...(uncarried.length === 0
      ? []
      : [
          `Without the building, no workaround carries ${uncarried.length === names.length ? 'them' : uncarried.join(', ')} (chapter 5).`,
        ]),
  ].join(' ');
};

export const hasSiteLossLimits = (context: Pick<DocumentContext, 'recovery'>): boolean => listLate(context).length > 0;
