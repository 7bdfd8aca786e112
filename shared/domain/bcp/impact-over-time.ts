import { DAY_MINUTES, type Duration, formatMinutes, parseDuration, point, WEEK_MINUTES } from './duration.ts';
import type { ImpactOverTime } from './option-schemas.ts';
import {
  DURATIONS,
  IMPACT_BANDS,
  IMPACT_LEVELS,
  type ImpactBand,
  type ImpactLevel,
  impactBandLabels,
  impactLabels,
} from './options.ts';

export const unratedImpact: ImpactOverTime = { h4: null, d1: null, d3: null, w1: null, w2: null, m1: null };

export const bandMinutes: Record<ImpactBand, number> = {
  h4: 240,
  d1: DAY_MINUTES,
  d3: 3 * DAY_MINUTES,
  w1: WEEK_MINUTES,
  w2: 2 * WEEK_MINUTES,
  m1: 30 * DAY_MINUTES,
};

/** A band that nobody has rated ranks below every level. */
export const impactRankOf = (level: ImpactLevel | null): number => (level === null ? -1 : IMPACT_LEVELS.indexOf(level));

const mapBands = (levelOf: (band: ImpactBand, at: number) => ImpactLevel | null): ImpactOverTime =>
  Object.fromEntries(IMPACT_BANDS.map((band, at) => [band, levelOf(band, at)])) as ImpactOverTime;

export const isImpactRated = (impact: ImpactOverTime | null | undefined): impact is ImpactOverTime =>
  impact != null && IMPACT_BANDS.some((band) => impact[band] !== null);

/** An outage never gets milder as it lasts: later bands rise with the one that is set, and earlier ones fall with it. */
export const setImpactAt = (
  impact: ImpactOverTime | null | undefined,
  band: ImpactBand,
  level: ImpactLevel | null,
): ImpactOverTime => {
  const before = impact ?? unratedImpact;
  const changed = IMPACT_BANDS.indexOf(band);
  return mapBands((other, at) => {
    if (at === changed) return level;
    const isOutOfOrder =
      at > changed ? impactRankOf(before[other]) < impactRankOf(level) : impactRankOf(before[other]) > impactRankOf(level);
    return isOutOfOrder ? level : before[other];
  });
};

/** Puts what came from elsewhere in order: each band is at least as bad as the ones before it. */
export const keepRising = (impact: ImpactOverTime): ImpactOverTime => {
  let worst: ImpactLevel | null = null;
  return mapBands((band) => {
    if (impactRankOf(impact[band]) > impactRankOf(worst)) worst = impact[band];
    return worst;
  });
};

const UNACCEPTABLE = impactRankOf('major');

/** Where it stops being acceptable; null where it never does. */
export const findUnacceptableBand = (impact: ImpactOverTime | null | undefined): ImpactBand | null =>
  IMPACT_BANDS.find((band) => impactRankOf(impact?.[band] ?? null) >= UNACCEPTABLE) ?? null;

export interface DerivedMtd {
  /** Where it stops being acceptable, and how bad it is there. */
  from: ImpactBand;
  level: ImpactLevel;
  time: Duration;
  /** As people read it: "3 days". */
  text: string;
  /** The longest usual maximum downtime within it. */
  mtd: string;
  /** The longest usual recovery time below it. */
  rto: string;
}

/** Ends of the usual times that a limit allows, longest last. */
const findLongest = (isAllowed: (minutes: number) => boolean): string =>
  DURATIONS.findLast((band) => isAllowed(parseDuration(band)!.hi)) ?? DURATIONS[0];

/** The maximum downtime is the band before the one where it stops being acceptable; null where it never does. */
export const deriveMtd = (impact: ImpactOverTime | null | undefined): DerivedMtd | null => {
  const from = findUnacceptableBand(impact);
  if (from === null) return null;
  const previous = IMPACT_BANDS[IMPACT_BANDS.indexOf(from) - 1];
  const minutes = previous === undefined ? bandMinutes[from] - 1 : bandMinutes[previous];
  return {
    from,
    level: impact![from]!,
    time: previous === undefined ? { lo: 0, hi: minutes } : point(minutes),
    text: previous === undefined ? `less than ${impactBandLabels[from]}` : formatMinutes(minutes),
    mtd: findLongest((hi) => hi <= minutes),
    rto: findLongest((hi) => hi < minutes),
  };
};

/** "4 hours: Low, 1 day: High", as forms, reviews and spreadsheets hold it; empty where nothing is rated. */
export const formatImpactOverTime = (impact: ImpactOverTime | null | undefined): string =>
  IMPACT_BANDS.flatMap((band) => {
    const level = impact?.[band] ?? null;
    return level === null ? [] : [`${impactBandLabels[band]}: ${impactLabels[level]}`];
  }).join(', ');

const normalize = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

const readBand = (text: string): ImpactBand | undefined => {
  const time = parseDuration(text);
  return IMPACT_BANDS.find(
    (band) => band === normalize(text) || (time !== null && time.lo === time.hi && time.hi === bandMinutes[band]),
  );
};
const readLevel = (text: string): ImpactLevel | undefined =>
  IMPACT_LEVELS.find((level) => level === normalize(text) || normalize(impactLabels[level]) === normalize(text));

/** Reads what `formatImpactOverTime` writes, in order; null for an empty text, undefined for any other. */
export const parseImpactOverTime = (text: string): ImpactOverTime | null | undefined => {
  const cells = text.split(/[;,\n]/).filter((cell) => cell.trim() !== '');
  if (cells.length === 0) return null;
  const impact = { ...unratedImpact };
  for (const cell of cells) {
    const [time = '', severity = ''] = cell.split(/[:=]/);
    const [band, level] = [readBand(time), readLevel(severity)];
    if (band === undefined || level === undefined) return undefined;
    impact[band] = level;
  }
  return keepRising(impact);
};
