/** What a save would change: the touched sections as they would stand, against what is stored. */
import { type BcpHeader, businessOf, contentHash, fieldsOf, noteIn } from '#functions/data/bcp-header.ts';
import type { ApartSection, StoredSection } from '#functions/data/plan-sections.ts';
import { type BcpContent, type BcpPart, type Section, sectionOf, sectionShapes, type Versions } from '#shared/domain/bcp/bcp.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';

/** A plan as far as a save has to know it. */
export interface StoredPlan {
  header: BcpHeader;
  /** Section rows that were read; null where nobody wrote the section yet. */
  rows: ReadonlyMap<ApartSection, StoredSection | null>;
  /** Strongly read, with the rows of every touched section: then it is what stands, not what stood a moment ago. */
  isStrong: boolean;
}

export interface Change {
  section: Section;
  /** The whole section as it would stand. */
  fields: Partial<BcpContent>;
  hash: string;
  /** What is stored now, as far as it is known. */
  known: { version: number; hash: string };
  /** The version that the header has noted; behind `known` where a save was cut off between the two writes. */
  notedVersion: number;
}

const namesOf = (section: Section): string[] => Object.keys(sectionShapes[section]);
const isSent = (part: BcpPart, field: string): boolean => part[field as keyof BcpPart] !== undefined;

/** The sections that a part has any field of. */
export const touchedSections = (part: BcpPart): Section[] => {
  const touched = new Set(
    Object.keys(part)
      .filter((field) => isSent(part, field))
      .map((field) => sectionOf[field as keyof BcpPart]),
  );
  return SECTIONS.filter((section) => touched.has(section));
};

/** Sections of which a part has some fields but not all: the rest must be read before they can be written. */
export const partlySent = (part: BcpPart): ApartSection[] =>
  touchedSections(part).filter(
    (section): section is ApartSection => section !== 'business' && namesOf(section).some((field) => !isSent(part, field)),
  );

const standing = (section: Section, { header, rows }: StoredPlan): Partial<BcpContent> =>
  section === 'business' ? businessOf(header) : (rows.get(section)?.fields ?? {});

/** Every touched section as it would stand; unchanged ones too. */
export const changesOf = (part: BcpPart, stored: StoredPlan): Change[] =>
  touchedSections(part).map((section) => {
    const sent = Object.fromEntries(
      Object.entries(part).filter(([field, value]) => value !== undefined && field in sectionShapes[section]),
    );
    const fields = fieldsOf(section, { ...standing(section, stored), ...sent });
    const note = noteIn(stored.header, section);
    const row = section === 'business' ? null : stored.rows.get(section);
    return { section, fields, hash: contentHash(fields), known: row ?? { version: note.v, hash: note.h }, notedVersion: note.v };
  });

export const isChanged = (change: Change): boolean => change.hash !== change.known.hash;

/** The first change that was made on an older version than the stored one; equal content is no conflict. */
export const staleChange = (changes: readonly Change[], versions: Versions = {}): Change | undefined =>
  changes.find((change) => {
    const basis = versions[change.section];
    return basis !== undefined && basis !== change.known.version && isChanged(change);
  });
