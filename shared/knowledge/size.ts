const BANDS = ['micro', 'small', 'medium', 'large'] as const;
export type SizeBand = (typeof BANDS)[number];
/** One value per band, smallest first. */
export type BySize<T> = readonly [micro: T, small: T, medium: T, large: T];

/** 1-9 micro, 10-49 small, 50-249 medium, 250 and more large. An unknown headcount counts as small. */
export const sizeBandOf = (employees: number | null | undefined): SizeBand => {
  if (!employees || employees < 1) return 'small';
  if (employees < 10) return 'micro';
  if (employees < 50) return 'small';
  return employees < 250 ? 'medium' : 'large';
};

export const pickBySize = <T>(values: BySize<T>, band: SizeBand): T => values[BANDS.indexOf(band)] as T;

export const isWithinSizes = (
  band: SizeBand,
  { from = 'micro', upTo = 'large' }: { from?: SizeBand; upTo?: SizeBand },
): boolean => BANDS.indexOf(band) >= BANDS.indexOf(from) && BANDS.indexOf(band) <= BANDS.indexOf(upTo);
