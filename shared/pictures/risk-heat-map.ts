import { IMPACT_KINDS, isLikelihood, type RatedRisk } from '#shared/domain/bcp/impact.ts';
import {
  IMPACT_LEVELS,
  type ImpactLevel,
  impactLabels,
  LIKELIHOODS,
  type Likelihood,
  likelihoodLabels,
} from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { pictureMessages } from '#shared/messages/pictures.ts';
import {
  type Drawing,
  type DrawingMark,
  type Frame,
  fitText,
  type MaybeFigure,
  measureText,
  type Tone,
  wrapText,
} from './drawing.ts';

const words = pictureMessages.heatMap;

interface PlacedRisk {
  name: string;
  likelihood: Likelihood;
  impact: ImpactLevel;
}

const findWorst = ({ assessment }: RatedRisk): ImpactLevel | undefined =>
  IMPACT_LEVELS.findLast((level) => IMPACT_KINDS.some((kind) => assessment?.[kind] === level));

const placeRisks = (risks: readonly RatedRisk[]): PlacedRisk[] =>
  risks.flatMap((risk) => {
    const impact = findWorst(risk);
    const likelihood = risk.assessment?.likelihood;
    return impact !== undefined && isLikelihood(likelihood) ? [{ name: formatRiskName(risk.name), likelihood, impact }] : [];
  });

const rankOf = ({ likelihood, impact }: Pick<PlacedRisk, 'likelihood' | 'impact'>): number =>
  LIKELIHOODS.indexOf(likelihood) + IMPACT_LEVELS.indexOf(impact);

const LIKELY = LIKELIHOODS.indexOf('likely');
const MAJOR = IMPACT_LEVELS.indexOf('major');
const isSevere = ({ likelihood, impact }: PlacedRisk): boolean =>
  LIKELIHOODS.indexOf(likelihood) >= LIKELY && IMPACT_LEVELS.indexOf(impact) >= MAJOR;

type Heat = 'low' | 'medium' | 'high' | 'critical';
const heatOf = (rank: number): Heat => (rank >= 6 ? 'critical' : rank >= 4 ? 'high' : rank === 3 ? 'medium' : 'low');

/** In narrower cells a name is a number, with a key below. */
const NAME_WIDTH = 78;
const CELL_PADDING = 4;
const CELL_MAX = 4;
const NAME_LINES = 2;
const BULLET = '• ';

/** Risks of a cell as lines of text. */
const listLines = (
  risks: readonly PlacedRisk[],
  numberOf: (risk: PlacedRisk) => number,
  room: number,
  size: number,
  hasNames: boolean,
  max: number,
) => {
  if (hasNames) {
    const isCut = risks.length > max;
    const shown = isCut ? risks.slice(0, max - 1) : risks;
    const indent = measureText(BULLET, size);
    const lines = shown.flatMap(({ name }) =>
      wrapText(name, room - indent, size, NAME_LINES).map((text, at) => (at === 0 ? `${BULLET}${text}` : text)),
    );
    return isCut ? [...lines, fitText(pictureMessages.more(risks.length - shown.length), room, size)] : lines;
  }
  const lines: string[] = [];
  for (const risk of risks) {
    const last = lines.at(-1);
    const next = last === undefined ? '' : `${last} ${numberOf(risk)}`;
    if (last !== undefined && measureText(next, size) <= room) lines[lines.length - 1] = next;
    else lines.push(String(numberOf(risk)));
  }
  return lines;
};

const drawCells = (
  placed: readonly PlacedRisk[],
  unplaced: number,
  { width, textSize: size }: Frame,
  cellMax: number,
): Drawing => {
  const leading = size * 1.3;
  const left = Math.max(...IMPACT_LEVELS.map((level) => measureText(impactLabels[level], size, true))) + 8;
  const cell = (width - left - 1) / LIKELIHOODS.length;
  const hasNames = cell >= NAME_WIDTH;
  const axisSize = hasNames ? size : size - 2;
  const numberOf = (risk: PlacedRisk) => placed.indexOf(risk) + 1;
  const marks: DrawingMark[] = [];
  const [edges, floors] = [new Map<ImpactLevel, number>(), new Map<ImpactLevel, number>()];
  marks.push({ kind: 'text', x: 0, y: size, text: words.impact, size, tone: 'ink-2' });
  let y = leading + 4;
  for (const impact of IMPACT_LEVELS.toReversed()) {
    const cells = LIKELIHOODS.map((likelihood) => {
      const risks = placed.filter((risk) => risk.impact === impact && risk.likelihood === likelihood);
      return { likelihood, lines: listLines(risks, numberOf, cell - 2 * CELL_PADDING, size, hasNames, cellMax) };
    });
    const height = Math.max(leading + 8, Math.max(...cells.map(({ lines }) => lines.length)) * leading + 8);
    marks.push({ kind: 'text', x: 0, y: y + size + 4, text: impactLabels[impact], size, isBold: true, tone: 'ink' });
    for (const [at, { likelihood, lines }] of cells.entries()) {
      const heat = heatOf(rankOf({ likelihood, impact }));
      const x = left + at * cell;
      marks.push({ kind: 'rect', x, y, width: cell, height, fill: `sev-${heat}`, stroke: { tone: 'surface', width: 2 } });
      for (const [line, text] of lines.entries())
        marks.push({
          kind: 'text',
          x: x + CELL_PADDING,
          y: y + 4 + size + line * leading,
          text,
          size,
          tone: `on-sev-${heat}` as Tone,
        });
    }
    edges.set(impact, y);
    y += height;
    floors.set(impact, y);
  }
  marks.push({
    kind: 'rect',
    x: left + LIKELY * cell,
    y: edges.get('catastrophic')! + 1,
    width: cell * 2 - 1,
    height: floors.get('major')! - edges.get('catastrophic')! - 2,
    stroke: { tone: 'ink', width: 2 },
  });
  for (const [at, likelihood] of LIKELIHOODS.entries())
    for (const [line, text] of wrapText(likelihoodLabels[likelihood], cell, axisSize, 2).entries())
      marks.push({
        kind: 'text',
        ...{ x: left + (at + 0.5) * cell, y: y + (line + 1) * leading, text, size: axisSize },
        ...{ tone: 'ink', isBold: false, anchor: 'middle' },
      });
  y += (hasNames ? 1 : 2) * leading;
  if (!hasNames)
    for (const risk of placed) {
      y += leading;
      marks.push({ kind: 'text', x: 0, y, text: fitText(`${numberOf(risk)} ${risk.name}`, width, size), size, tone: 'ink' });
    }
  if (unplaced > 0)
    for (const text of wrapText(words.unplaced(unplaced), width, size, 3)) {
      y += leading;
      marks.push({ kind: 'text', x: 0, y: y + 2, text, size, tone: 'ink-2' });
    }
  return { width, height: y + size * 0.5, marks };
};

/** Where room is short, a cell counts more of its risks and names fewer. */
const draw = (placed: readonly PlacedRisk[], unplaced: number, frame: Frame): Drawing => {
  const { maxHeight = Number.POSITIVE_INFINITY } = frame;
  for (let cellMax = CELL_MAX; cellMax > 1; cellMax--) {
    const drawing = drawCells(placed, unplaced, frame, cellMax);
    if (drawing.height <= maxHeight) return drawing;
  }
  return drawCells(placed, unplaced, frame, 1);
};

export const buildRiskHeatMap = (risks: readonly RatedRisk[]): MaybeFigure => {
  const placed = placeRisks(risks).sort((a, b) => rankOf(b) - rankOf(a));
  if (placed.length === 0) return { missing: words.missing };
  return {
    title: words.title(placed.filter(isSevere).length, placed.length),
    summary: words.summary,
    table: {
      columns: words.columns,
      rows: placed.map(({ name, likelihood, impact }) => [name, likelihoodLabels[likelihood], impactLabels[impact]]),
    },
    draw: (frame) => draw(placed, risks.length - placed.length, frame),
  };
};
