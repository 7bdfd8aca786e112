import type { Font } from './typeface.ts';

export const ink = '#17211F';
export const quiet = '#4B5653';
export const thin = '#D5D0C5';
export const tide = '#0B6B61';
export const gapColor = '#7A4A00';
export const aiColor = '#5B4B9A';
export const faint = '#CFCABF';

export const page = { width: 612, height: 792 } as const;

export interface FontFace extends Font {
  color: string;
}
export interface TextStyle extends FontFace {
  size: number;
  leading: number;
}

/** Sentences and titles have serifs; what is looked up in columns has none. */
const prose = { family: 'serif', cut: 'regular', color: ink } as const;
const title = { family: 'serif', cut: 'bold', color: ink } as const;
const plain = { family: 'sans', cut: 'regular', color: ink } as const;
const bold = { family: 'sans', cut: 'bold', color: ink } as const;

const full = {
  margins: { left: 48, top: 52, right: 48, bottom: 44 },
  headerAt: 32,
  footerAt: 767,
  coverRoom: 16,
  settings: {
    text: { ...prose, size: 9.75, leading: 11.8 },
    cell: { ...plain, size: 9, leading: 11 },
    head: { ...bold, size: 9, leading: 11 },
    label: { ...plain, color: quiet, size: 9, leading: 11 },
    kicker: { ...plain, color: quiet, size: 9, leading: 14 },
    title: { ...title, size: 28, leading: 34 },
    subtitle: { ...prose, color: quiet, size: 12, leading: 16 },
    chapter: { ...title, size: 17, leading: 22 },
    reference: { ...plain, color: quiet, size: 9, leading: 11.3 },
    purpose: { ...prose, cut: 'italic', color: quiet, size: 10, leading: 12.6 },
    heading: { ...title, size: 11.5, leading: 15 },
    caption: { ...title, size: 10.5, leading: 13.5 },
    running: { ...plain, color: quiet, size: 9, leading: 11 },
  },
  room: { row: 1.8, block: 7, paragraph: 5, item: 1.2, heading: 8, title: 14 },
} as const;

const card: Theme = {
  margins: { left: 50, top: 46, right: 50, bottom: 44 },
  headerAt: 28,
  footerAt: 766,
  coverRoom: 0,
  settings: {
    ...full.settings,
    text: { ...prose, size: 9.5, leading: 12 },
    cell: { ...plain, size: 9, leading: 11.4 },
    head: { ...bold, size: 9, leading: 11.4 },
    label: { ...plain, color: quiet, size: 9, leading: 11.4 },
    title: { ...title, size: 21, leading: 26 },
    subtitle: { ...prose, color: quiet, size: 10, leading: 14 },
    chapter: { ...title, size: 14, leading: 19 },
    purpose: { ...prose, cut: 'italic', color: quiet, size: 9.5, leading: 12 },
    heading: { ...title, size: 11, leading: 14.5 },
    caption: { ...title, size: 10, leading: 13 },
  },
  room: { row: 2.2, block: 7, paragraph: 6, item: 2, heading: 9, title: 8 },
};

export interface Theme {
  margins: Record<'left' | 'top' | 'right' | 'bottom', number>;
  headerAt: number;
  footerAt: number;
  coverRoom: number;
  settings: Record<keyof typeof full.settings, TextStyle>;
  /** Above and below a row; below blocks, paragraphs and items; above headings; below the rule of the title. */
  room: Record<keyof typeof full.room, number>;
}

export const themes: Record<'full' | 'card', Theme> = { full, card };
