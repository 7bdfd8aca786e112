import type { Drawing, DrawingMark, Tone } from './drawing.ts';

export type Palette = Readonly<Record<Tone, string>>;

/** On paper; every text keeps its contrast in gray. */
export const printPalette: Palette = {
  surface: '#FFFFFF',
  sunken: '#F0EEE8',
  line: '#D5D0C5',
  'line-strong': '#85817A',
  ink: '#17211F',
  'ink-2': '#4B5653',
  tide: '#0B6B61',
  'tide-soft': '#E3F1EE',
  bad: '#A8231B',
  'sev-low': '#DCEFE6',
  'sev-medium': '#FBE7A8',
  'sev-high': '#F6B26B',
  'sev-critical': '#A8231B',
  'on-sev-low': '#14532D',
  'on-sev-medium': '#5C4300',
  'on-sev-high': '#4A2400',
  'on-sev-critical': '#FFFFFF',
};

const DASHES = '4 3';
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char]!);
const round = (length: number): number => Math.round(length * 100) / 100;

type Attributes = Record<string, string | number | undefined>;

/** The same attributes become an SVG file, a part of an HTML document, or React elements. */
export const describeMark = (mark: DrawingMark, palette: Palette): { name: string; attributes: Attributes; text?: string } => {
  const strokeOf = (stroke: { tone: Tone; width: number; isDashed?: boolean }): Attributes => ({
    stroke: palette[stroke.tone],
    'stroke-width': stroke.width,
    'stroke-dasharray': stroke.isDashed ? DASHES : undefined,
  });
  const pathOf = (points: readonly (readonly [number, number])[], letter: 'L' | 'C'): string =>
    points.map(([x, y], at) => `${at === 0 ? 'M' : at === 1 || letter === 'L' ? letter : ' '}${round(x)} ${round(y)}`).join('');
  switch (mark.kind) {
    case 'rect':
      return {
        name: 'rect',
        attributes: {
          ...{ x: round(mark.x), y: round(mark.y), width: round(mark.width), height: round(mark.height) },
          fill: mark.fill === undefined ? 'none' : palette[mark.fill],
          ...(mark.stroke ? strokeOf(mark.stroke) : {}),
        },
      };
    case 'line':
      return { name: 'path', attributes: { d: pathOf(mark.points, 'L'), fill: 'none', ...strokeOf(mark.stroke) } };
    case 'curve':
      return { name: 'path', attributes: { d: pathOf(mark.points, 'C'), fill: 'none', ...strokeOf(mark.stroke) } };
    case 'text':
      return {
        name: 'text',
        attributes: {
          ...{ x: round(mark.x), y: round(mark.y), 'font-size': mark.size, fill: palette[mark.tone] },
          'font-weight': mark.isBold ? 700 : undefined,
          'text-anchor': mark.anchor,
        },
        text: mark.text,
      };
  }
};

const renderAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

const renderMark = (mark: DrawingMark): string => {
  const { name, attributes, text = '' } = describeMark(mark, printPalette);
  return `<${name}${renderAttributes(attributes)}>${escapeXml(text)}</${name}>`;
};

/** For paper, as a whole SVG document. Every text is escaped. */
export const renderSvg = ({ width, height, marks }: Drawing, label: string, fontFamily: string): string =>
  `<svg${renderAttributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${round(width)} ${round(height)}`,
    width: round(width),
    height: round(height),
    role: 'img',
    'aria-label': label,
    'font-family': fontFamily,
  })}>${marks.map(renderMark).join('')}</svg>`;
