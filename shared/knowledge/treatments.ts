/** Mitigations for one business: an industry's own risk leads to those of the general one, and titles are those of the trade. */
import type { SuggestedMitigation } from '#shared/jobs.ts';
import { industries } from './industries.ts';
import { findMitigationFacts } from './mitigations.ts';
import type { Profile } from './profile.ts';
import { pickBySize } from './size.ts';
import { trades } from './trades.ts';

const normalizeRiskName = (name: string): string => name.trim().toLowerCase();
const generalRiskNames = new Map(
  [...industries, ...trades].flatMap(({ risks }) =>
    risks.flatMap(([name, , note]) => (note?.like === undefined ? [] : [[normalizeRiskName(name), note.like] as const])),
  ),
);

/** Titles of small firms in general that not every trade has: a congregation has no owner, a town no operations manager. */
const generalTitles = /^(Owner|Operations Manager)\b/;

const adaptTitle = (title: string, { industry, band }: Profile): string => {
  const posts = Object.values(industry.posts);
  const titles = posts.flatMap((post) => [pickBySize(post.role, band), pickBySize(post.owner, band)]);
  const [match] = generalTitles.exec(title) ?? [];
  const head = industry.posts[industry.functions[0]!.post];
  return match === undefined || titles.includes(match) || head === undefined
    ? title
    : title.replace(match, pickBySize(head.owner, band));
};

/** The mitigations for a risk, under the name the plan uses for it. */
export const suggestMitigationsFor = (risk: string, profile: Profile): SuggestedMitigation[] =>
  findMitigationFacts(generalRiskNames.get(normalizeRiskName(risk)) ?? risk, profile.band).map((one) => ({
    ...one,
    risk_name: risk,
    responsible_party: one.responsible_party ? adaptTitle(one.responsible_party, profile) : null,
  }));
