import { type BcpHeader, contentHash, pickBusiness, pickSectionFields, readSectionNote } from '#functions/data/bcp-header.ts';
import type { ApartSection, StoredSection } from '#functions/data/bcp-sections.ts';
import { type BcpContent, type BcpPart, type Section, sectionOf, sectionShapes, type Versions } from '#shared/domain/bcp/bcp.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';

export interface StoredBcp {
  header: BcpHeader;
  rows: ReadonlyMap<ApartSection, StoredSection | null>;
  isStrong: boolean;
}

export interface SectionChange {
  section: Section;
  fields: Partial<BcpContent>;
  hash: string;
  /** What is stored, by its row if that was read, else by the header's note. */
  known: { version: number; hash: string };
  /** Lags behind `known` after a save that was cut off between the two writes. */
  notedVersion: number;
}

const fieldNames = (section: Section): string[] => Object.keys(sectionShapes[section]);
const isSent = (part: BcpPart, field: string): boolean => part[field as keyof BcpPart] !== undefined;

export const touchedSections = (part: BcpPart): Section[] => {
  const touched = new Set(
    Object.keys(part)
      .filter((field) => isSent(part, field))
      .map((field) => sectionOf[field as keyof BcpPart]),
  );
  return SECTIONS.filter((section) => touched.has(section));
};

export const partialSections = (part: BcpPart): ApartSection[] =>
  touchedSections(part).filter(
    (section): section is ApartSection => section !== 'business' && fieldNames(section).some((field) => !isSent(part, field)),
  );

const currentFields = (section: Section, { header, rows }: StoredBcp): Partial<BcpContent> =>
  section === 'business' ? pickBusiness(header) : (rows.get(section)?.fields ?? {});

export const diffSections = (part: BcpPart, stored: StoredBcp): SectionChange[] =>
  touchedSections(part).map((section) => {
    const sent = Object.fromEntries(
      Object.entries(part).filter(([field, value]) => value !== undefined && field in sectionShapes[section]),
    );
    const fields = pickSectionFields(section, { ...currentFields(section, stored), ...sent });
    const note = readSectionNote(stored.header, section);
    const row = section === 'business' ? null : stored.rows.get(section);
    return { section, fields, hash: contentHash(fields), known: row ?? { version: note.v, hash: note.h }, notedVersion: note.v };
  });

export const isChanged = (change: SectionChange): boolean => change.hash !== change.known.hash;

export const findStaleChange = (changes: readonly SectionChange[], versions: Versions = {}): SectionChange | undefined =>
  changes.find((change) => {
    const basis = versions[change.section];
    return basis !== undefined && basis !== change.known.version && isChanged(change);
  });
