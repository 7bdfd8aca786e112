/** Who there is to carry out measures and to own functions, and what each of them can do. */
import { isSameTitle } from '#shared/domain/bcp/posts.ts';
import { sortByCriticality } from '#shared/domain/bcp/priority-order.ts';
import type { KnownFunction } from '../industries/industry.ts';
import type { Profile } from '../profile.ts';
import { pickBySize } from '../size.ts';
import { isHand, isItPost } from './crafts.ts';
import { significantWords } from './words.ts';

const AREAS = [
  'technology',
  'bookkeeping',
  'money',
  'vehicles',
  'care',
  'people',
  'compliance',
  'supply',
  'equipment',
  'safety',
  'production',
  'customers',
  'building',
  'office',
] as const;
export type SkillArea = (typeof AREAS)[number];

/** What the name of a risk or a function is about. */
const topics: Record<Exclude<SkillArea, 'office'>, RegExp> = {
  technology:
    /\b(?:cyber|data|ransomware|phishing|sign-in|takeover|internet|networks?|cloud|software|IT|systems?|website|servers?|platform|portal|fiber|source code|domain|hacked|telecom\w*|phones?|interface|radios?|secrets)\b/i,
  bookkeeping:
    /\b(?:payments?|payers?|clearinghouse|fraud|invoic\w+|bills|billing|payroll|payday|wages|salaries|cash flow|bank (?:account|closure)|frozen account|embezzle\w*|treasurer)\b/i,
  money:
    /\b(?:bank\w*|cash|money|deposits?|depositor|credit|loans?|prices?|economic|uninsured|funding|grants?|financ\w*|account\w*|fees|pay|bonding|settlement|donations?|lines? cut|collateral)\b/i,
  vehicles:
    /\b(?:vehicles?|trucks?|vans?|bus(?:es)?|coach|fleet|crash|(?<!patient )transport\w*|drivers?|driving|boats?|vessels?|aircraft|flights?|towing|tow|trailers?|tank rollover|ambulances?|roads? closed|moorings|sinking|grounding|overboard|tractors?)\b/i,
  care: /\b(?:patients?|clinical|infect\w*|outbreak|medic\w*|vaccin\w*|steriliz\w*|operat(?:ion|ing) room|anesthesia|dialysis|residents?|treatments?|nurses?|therapy|dosing|sedation|care|charts?|prescri\w*|specimens?|oxygen|animals?|pets?|kennel|foot bath|bite|babies|children|students?|child)\b/i,
  people:
    /\b(?:staff\w*|personnel|key person|workforce|labor|crew (?:shortage|schedule)|missing crew|shortage of (?:drivers|guards)|volunteers?|pandemic|(?<!(?:wildlife|bird|lightning) )strike|hiring|training|substitutes?|too few|illness across|death or illness|loss of the (?:owner|chief|licensed|executive)\b|loss of a key|leadership|succession|backup|retire)\b/i,
  compliance:
    /\b(?:licens\w*|permits?|regulat\w*|filings?|inspect\w*|accredit\w*|audit|survey findings|claim|lawsuit|recalls?|contaminat\w*|complian\w*|records?|deadlines?|dispute|suspension|custody|void vote|notices?|misidentification|allegation|scandal|rule)\b/i,
  supply:
    /\b(?:suppl(?:y|ies|iers?)|stock|inventory|deliver\w*|carriers?|vendors?|fuel (?:supply|shortage|price)|purchas\w*|materials|ports?|customs|tariff|container|lots?|hardware supply|shipping|packing)\b/i,
  equipment:
    /\b(?:equipment|machines?|ovens?|boilers?|chillers?|cooling|heating|pumps?|compressors?|water (?:treatment|failure|system)|standby power|UPS|tools?|furnace|refrigerat\w*|freezers?|coolers?|analyzers?|maintenance|repair|gear|HVAC|generator|lifts?|engine|ventilation|cranes?|press(?:es)?|transformer|batter(?:y|ies)|fuel)\b/i,
  safety:
    /\b(?:injur\w*|falls?|violence|violent|robbery|attack\w*|shooting|accidents?|drowning|safety|chemical|releases?|explosion|evacuat\w*|bomb|threats?|assault|tornado\w*|tsunamis?|overdose|emergency|carbon monoxide|electrocution|shock|burns?|exposure|unrest|heat|cold|lightning|crush|collapse|rescue|cardiac|choking|weapon|flash floods?|smoke|watch|security|hurt|cages|spills?|sewage)\b/i,
  production:
    /\b(?:crops?|batch(?:es)?|harvest|herd|kitchen|foods?|foodborne|brew\w*|bak\w*|grain|produce|quality|milk\w*|planting|beds|seed|season|jobs?|jobsites?|projects?|shellfish|vibrio|biotoxin|bees|trees|greens|meat|fish|orders?)\b/i,
  customers:
    /\b(?:reputation|customers?|members?|complaints?|backlash|brand|tenants?|service levels|bookings?|sales|guests?|clients?|calls?|messages|press|reviews?|sponsor|neighbor\w*|events?|listing|search ranking|marketplace|visitors?)\b/i,
  building:
    /\b(?:buildings?|facilit\w*|fires?|floods?|flooded|flooding|water damage|power|roof|mold|gas leak|theft|vandalism|office|rooms?|premises|site|hurricanes?|surge|winter|ice storms?|winds?|hail|earthquakes?|wildfires?|landslides?|sinkholes?|branch(?:es)?|opening and closing|space|drought|thunderstorms?|volcanic|dust storms?|avalanches?|freeze|weather|bridge|culvert|main break)\b/i,
};

const skills: Record<SkillArea, RegExp> = {
  technology:
    /\b(?:IT|technology|network|software|information officer|chief information|data|developer|platform|digital|e-commerce|online|security engineer|systems?)\b/i,
  bookkeeping:
    /\b(?:bookkeep\w*|account\w*|financ\w*|controller|treasurer|treasury|bill(?:er|ing)|cash|revenue cycle|payroll|bursar|collections)\b/i,
  money: /\b(?:account(?:ing manager|ant)|financ\w*|controller|treasurer|treasury|grants?|lending|risk officer)\b/i,
  vehicles:
    /\b(?:fleet|drivers?|captain|dispatch\w*|transport\w*|mechanic|truck|route|marine|flight|tow(?:ing)?|delivery|port|boat|move manager)\b/i,
  care: /\b(?:nurs\w*|clinic\w*|medical|physician|dent\w*|pharm\w*|veterinar\w*|therap\w*|laboratory|care|caregiver|surgeon|technologist|resident|vaccine|animal|kennel|program (?:director|manager|lead)|teacher|student|cold chain|immunization|camp)\b/i,
  people:
    /\b(?:HR|human resources|principal|people|volunteers?|labor|workforce|training|crew (?:lead|leader|chief|foreman)|shift|superintendent|staffing|recruiter|scheduler)\b/i,
  compliance: /\b(?:complian\w*|legal|counsel|clerk|quality|registrar|registrant|records|docket\w*|risk|secretary|paralegal)\b/i,
  supply:
    /\b(?:purchas\w*|(?<!(?:loan|lending|deposit|payment|treasury|billing|clinical) )operations (?:manager|lead|supervisor)|buy(?:er|ing)|supply|materials|stock|inventory|warehouse|fulfillment|dock|parts|merchandising|distribution|cold storage|yard|packer|carrier)\b/i,
  equipment:
    /\b(?:(?<!(?:care|pharmacy|veterinary|dental|prepress|laboratory|surgical|nail) )technicians?|mechanic|maintenance|engineers?|equipment|machin\w*|technical|biomedical|tool|lift|operators?|field service|electrician|plant|pool|irrigation|crane|handyman)\b/i,
  safety:
    /\b(?:safety|EHS|HSE|principal|security|competent person|fire chief|police|sergeant|usher|loss prevention|duty manager|house supervisor|charge nurse|shift (?:lead|manager|supervisor))\b/i,
  production:
    /\b(?:production|chef|cook|bak(?:er|ery)|brew\w*|farm|foreman|superintendent|herd|shop|plant|kitchen|grow(?:er|ing)|orchard|project|field|crew|shore|fresh|hatcher\w*|nursery|aquacultur\w*|butcher|instructor|academic|packing|bindery|mailing|helper|service manager|lead technician)\b/i,
  customers:
    /\b(?:customers?|clients?|front desk|front office|sales|marketing|communications|public information|members?|membership|counter|guests?|patient access|store|events?|reception\w*|front-of-house|hospitality|relations|development)\b/i,
  building:
    /\b(?:facilit(?:y|ies)|(?<!(?:loan|lending|deposit|payment|treasury|billing|clinical) )operations (?:manager|lead|supervisor)|maintenance|building|property|plant operations|custodian|chief engineer|housekeep\w*|trustee|site manager|utilit(?:y|ies)|public works|branch|handyman|sexton|location|store manager|duty manager)\b/i,
  office:
    /\b(?:office|practice (?:manager|administrator)|business (?:manager|administrator)|administrator|assistant(?! (?:director|principal|manager))|secretary|workplace)\b/i,
};

/** Where nobody has the skill itself, best first. */
export const nextBest: Record<SkillArea, readonly SkillArea[]> = {
  technology: ['office'],
  bookkeeping: ['money', 'office'],
  money: [],
  vehicles: ['supply', 'safety', 'production', 'equipment'],
  care: ['safety', 'office'],
  people: ['office', 'safety', 'production'],
  compliance: ['office', 'production', 'money'],
  supply: ['production', 'office'],
  equipment: ['building', 'production', 'vehicles'],
  safety: ['building', 'production', 'people', 'care', 'customers', 'office'],
  production: ['equipment', 'supply'],
  customers: ['office', 'people'],
  building: ['equipment', 'safety', 'office', 'production', 'supply'],
  office: ['money', 'customers'],
};

export const areasOf = (text: string): SkillArea[] =>
  AREAS.filter((area): area is Exclude<SkillArea, 'office'> => area !== 'office' && topics[area].test(text));

/** Someone who can carry out measures, with what they know from their title and from the functions that they run. */
export interface Holder {
  title: string;
  skills: ReadonlySet<SkillArea>;
  topics: ReadonlySet<SkillArea>;
  /** Of the names of those functions. */
  words: ReadonlySet<string>;
  isLeader: boolean;
  /** Can organize what needs no special knowledge. */
  isGeneralist: boolean;
  /** A title of the plan, not one that the trade usually has. */
  isOfTeam: boolean;
}

/** Decides, but is not there when it happens: the people on site carry out measures. */
export const isGoverningBody = (title: string): boolean =>
  /\b(?:board|trustees?|council)\b(?!.*\bmanager\b)|^committee\b|\bcommittee chair\b/i.test(title) &&
  !/\bbuilding trustee\b/i.test(title);

const LEADS =
  /\b(?:managers?|leads?|leader|supervisor|director|foreman|chief|head|superintendent|coordinator|administrator|owner|captain|principal|president|clerk)\b/i;
const SPECIALISTS =
  /\b(?:outside|bill(?:er|ing)|bookkeep\w*|account\w*|financ\w*|treasurer|controller|revenue cycle|legal|counsel|docket\w*|paralegal)\b/i;
const OF_SPECIALISTS: readonly SkillArea[] = ['bookkeeping', 'money', 'compliance'];
const GENERAL_MANAGER = /\bgeneral manager\b/i;
const OF_THE_HOUSE: readonly SkillArea[] = ['people', 'safety', 'building', 'customers'];
const DEPARTMENT_HEADS = {
  medium: ['IT Manager', 'Finance Manager', 'HR Manager', 'Purchasing Manager', 'Facilities Manager'],
  large: ['IT Director', 'Chief Financial Officer', 'HR Director', 'Head of Supply Chain', 'Facilities Director'],
} as const;

export const skillsOf = (title: string): Set<SkillArea> => new Set(AREAS.filter((area) => skills[area].test(title)));

const describeHolder = (title: string, functions: readonly KnownFunction[], isLeader: boolean): Holder => {
  const isSpecialist = SPECIALISTS.test(title);
  const found = functions.flatMap(({ name }) => areasOf(name));
  const own = skillsOf(title);
  // Whoever runs the house answers for its people and its rooms, where someone else leads the firm.
  if (!isLeader && GENERAL_MANAGER.test(title)) for (const area of OF_THE_HOUSE) own.add(area);
  // What the money of the whole firm depends on is decided at the top.
  if (isLeader) own.add('money');
  return {
    title,
    skills: own,
    topics: new Set(isSpecialist ? found.filter((area) => OF_SPECIALISTS.includes(area)) : found),
    words: new Set(isSpecialist ? [] : functions.flatMap(({ name }) => significantWords(name))),
    isLeader,
    isGeneralist: LEADS.test(title) && !isSpecialist,
    isOfTeam: false,
  };
};

/** From this size on, people beside the owner are spoken of. */
const FIRM_WITH_COLLEAGUES = 3;
const OWNER = /\bowner\b/i;
const NO_COLLEAGUE =
  /s$|\b(?:family|staff|crew|help|firm|counsel|volunteers|counter|board|captain|director|stylist|barber|artist)$/i;

/** In “Owner and packer” or “Practice Owner or Receptionist”, the second: a firm of a few people names them so. */
const findColleague = (title: string): string | undefined => {
  const [, colleague] = / (?:and|or) ((?:outside )?[a-z ]+)$/i.exec(title) ?? [];
  return colleague === undefined || NO_COLLEAGUE.test(colleague)
    ? undefined
    : colleague.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
};

const BACKUP = /’s backup$/;
/** Every BCP names one, so a firm without other posts has one. */
const describeBackup = ({ title }: Holder): Holder => ({
  ...{ title: `${title}’s backup`, words: new Set(), isLeader: false, isGeneralist: true, isOfTeam: false },
  ...{ skills: new Set<SkillArea>(['safety', 'building', 'people']), topics: new Set<SkillArea>() },
});

export const listTeamHolders = ({ roles, industry }: Pick<Profile, 'roles'> & Partial<Pick<Profile, 'industry'>>): Holder[] => {
  const titles = roles.filter(
    (title, at) => !isGoverningBody(title) && roles.findIndex((other) => isSameTitle(other, title)) === at,
  );
  return titles.map((title, at) => {
    const holder = describeHolder(title, [], at === 0);
    const skills = isItPost(title, industry?.name) ? new Set<SkillArea>([...holder.skills, 'technology']) : holder.skills;
    return { ...holder, skills, isOfTeam: true };
  });
};

/** The posts of the trade at the size of the firm, whoever leads the most critical work first. */
const listKnownHolders = ({ industry, band, content }: Profile): Holder[] => {
  const functions = new Map<string, KnownFunction[]>();
  const carry = (title: string, fn?: KnownFunction): void => {
    if (isGoverningBody(title)) return;
    // “Owner”, “Owner and Captain” and “Practice Owner (Clinician)” are one person.
    const held = OWNER.test(title) ? ([...functions.keys()].find((other) => OWNER.test(other)) ?? title) : title;
    functions.set(held, [...(functions.get(held) ?? []), ...(fn ? [fn] : [])]);
  };
  const staff = content.employee_count;
  const hasColleagues = band === 'micro' && staff >= FIRM_WITH_COLLEAGUES;
  for (const fn of sortByCriticality(industry.functions)) {
    const post = industry.posts[fn.post];
    if (post === undefined) continue;
    const [owner, role, team] = [post.owner, post.role, post.team].map((titles) => pickBySize(titles, band));
    carry(owner!);
    carry(role!, fn);
    for (const colleague of hasColleagues ? [role!, team!].flatMap((title) => findColleague(title) ?? []) : [])
      carry(colleague, fn);
  }
  if (band === 'medium' || band === 'large') for (const title of DEPARTMENT_HEADS[band]) carry(title);
  const holders = [...functions].map(([title, carried], at) => describeHolder(title, carried, at === 0));
  const [leader] = holders;
  const needsBackup = hasColleagues && !holders.some(({ isLeader, isGeneralist }) => isGeneralist && !isLeader);
  const all = leader && needsBackup ? [leader, describeBackup(leader), ...holders.slice(1)] : holders;
  return all.slice(0, staff > 0 ? staff : all.length);
};

/** A team of this many needs no posts that the trade usually has. */
const WHOLE_TEAM = 4;

export const listHolders = (profile: Profile): Holder[] => {
  const team = listTeamHolders(profile);
  const known = listKnownHolders(profile);
  if (team.length >= Math.min(WHOLE_TEAM, known.length)) return team;
  // Among colleagues with names, one of them is the backup, and leads rather than a pair of hands without a name.
  const isNeeded = ({ title }: Holder): boolean => team.length < 2 || !(BACKUP.test(title) || isHand(title));
  const others = known.filter((holder) => isNeeded(holder) && !team.some(({ title }) => isSameTitle(title, holder.title)));
  return [...team, ...others.map((holder) => ({ ...holder, isLeader: holder.isLeader && team.length === 0 }))];
};
