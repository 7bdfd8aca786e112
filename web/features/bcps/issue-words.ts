import type { BcpRow, Section } from '#shared/domain/bcp/bcp.ts';
import { formatDate } from '#shared/format/dates.ts';
import { joinNames } from '#shared/knowledge/sentence.ts';
import { issueMessages as say } from '#shared/messages/bcp-screens.ts';

/** Of a BCP that was finished and has changed. */
export const describeIssue = ({ issued_at }: Pick<BcpRow, 'issued_at'>): string =>
  issued_at === undefined ? say.changedSince : say.changedSinceDate(formatDate(issued_at));

export const describeChanges = (sections: readonly Section[]): string | undefined =>
  sections.length === 0 ? undefined : say.changed(joinNames(sections.map((section) => say.sections[section])));
