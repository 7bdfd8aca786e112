/** Work that a license or a rule gives to one kind of post: nobody else of the team answers for it while that post is filled. */

interface Mandate {
  /** What the names of its functions say. */
  work: RegExp;
  titles: RegExp;
  /** Any of these may do it for any other: it takes a clearance, and no one's own license. */
  isShared?: true;
}

/** Judges and orders care; aides, assistants and technicians carry it out (state practice acts; RN in dialysis: 42 CFR 494.180(b)(2)). */
const LICENSED_IN_CARE =
  /\b(?:nurse(?!(?:ry|’s)? (?:aide|assistant))|nursing(?! (?:aide|assistant))|RN|LPN|LVN|physicians?|doctor|dentist|hygienist|pharmacist|therapist|psychologist|psychiatrist|counselor|clinician|optometrist|chiropractor|veterinar\w+|surgeon|midwife|paramedic|technologist|laboratory (?:director|manager)|medical (?:director|officer)|clinic(?:al)? (?:manager|director|supervisor)|(?:resident )?care director)\b/i;

/** Ratios count those who are cleared to look after children or clients. */
const CLEARED =
  /\b(?:teachers?|(?:program|center|site|care|assistant) (?:director|manager|supervisor)|director|nurse|caregivers?|aides?)\b/i;

const mandates: readonly Mandate[] = [
  // Trained staff give the medicines that parents bring (45 CFR 98.41(a)(1)(iii)).
  { work: /\bspecial needs of children\b/i, titles: CLEARED, isShared: true },
  // Surgery, diagnosis and prescriptions for animals are for a licensed veterinarian (state practice acts, AVMA model act).
  { work: /\banimal emergencies\b/i, titles: /\b(?:veterinarian|DVM|VMD|doctor|surgeon|medical director)\b/i },
  {
    work: /\b(?:patients who cannot wait|patient care|test results|critical values|urgent (?:findings|tests)|prescri\w*|medicines?|medications?|controlled drugs|dispensing|sterile preparations|symptom|skilled|detox|clients in crisis|resident care|evacuation of residents|(?<!water )treatments? (?:on schedule|in progress)|started treatments|operations in progress|newborn|eye emergencies|(?:dental|animal) emergencies|charts and health records|animal charts|deaths at home|chronic care|walk-in triage|wounds?|facial trauma|oxygen (?:and|supply)|visits to those who cannot|therapy sessions|transfer to hospital|inpatients?|prepared for surgery|adjustments and (?:pain|broken)|isotopes|plans of care|refills)\b/i,
    titles: LICENSED_IN_CARE,
  },
  { work: /\b(?:within licensed ratios|every child in sight|handed over)\b/i, titles: CLEARED, isShared: true },
  // A preventive controls qualified individual prepares the plan and reviews its records (21 CFR 117.180).
  { work: /\bfood safety plan\b/i, titles: /\b(?:quality|food safety|sanitation|HACCP)\b/i },
  // Restricted pesticides and fumigants: certified applicators (40 CFR part 171).
  { work: /\b(?:fumigations|treatments and emergency visits)\b/i, titles: /\b(?:applicator|certified|licensed|fumigat\w*)\b/i },
  // A registered principal supervises, and no one their own trades (FINRA Rule 3110).
  { work: /\bapproval of trades\b/i, titles: /\b(?:principal|president|compliance)\b/i },
  // Operational control lies with those named to the FAA (14 CFR 119.69, 135.77).
  { work: /\bflight release\b/i, titles: /\b(?:director of operations|chief pilot|flight (?:operations|dispatch\w*))\b/i },
];

/** Those of a team who alone may answer for it; null where nothing is said, or where nobody has such a title. */
export const listMandated = (work: string, team: readonly string[]): readonly string[] | null => {
  const mandated = mandates
    .filter((mandate) => mandate.work.test(work))
    .map(({ titles }) => team.filter((title) => titles.test(title)))
    .find((found) => found.length > 0);
  return mandated ?? null;
};

/** Who has one of these titles holds a license, certificate or appointment of the person, and hands the work only to another holder. */
const professions: readonly RegExp[] = [
  /\b(?:nurse(?!(?:ry|’s)? (?:aide|assistant))|nursing(?! (?:aide|assistant|home|facility))|RN)\b/i,
  /\b(?:physicians?|doctor|surgeon|nurse practitioner|medical (?:director|officer))\b/i,
  /\b(?:dentist|orthodontist|oral surgeon)\b/i,
  /\bhygienist\b/i,
  /\bpharmacist\b/i,
  /\bveterinarian\b/i,
  /\b(?:therapist|psychologist|psychiatrist|counselor|clinical supervisor)\b/i,
  /\bclinicians?\b/i,
  /\b(?:optometrist|optician)\b/i,
  /\bchiropractor\b/i,
  /\b(?:paramedic|EMT)\b/i,
  /\b(?:technologist|laboratory (?:director|manager|lead))\b/i,
  /\b(?:attorney|lawyer|counsel|partner)\b/i,
  /\b(?:pilot|flight instructor|chief instructor)\b/i,
  /\bdirector of maintenance\b/i,
  /\b(?:captain|skipper)\b/i,
  /\b(?:principal in charge|professional engineer|architect|surveyor)\b/i,
  /\b(?:licensed|certified|water|wastewater|system|plant|pool) operator\b/i,
  /\b(?:funeral director|embalmer)\b/i,
  /\b(?:adviser|advisor|trader|registered principal|broker|escrow officer|loan officer|(?:insurance|lead|real estate) agent)\b/i,
  /\b(?:CPA|tax manager|preparer|enrolled agent)\b/i,
  /\b(?:electrician|plumber)\b/i,
  /\bcompetent person\b/i,
  /\b(?:lift supervisor|crane operator|rigger)\b/i,
  /\b(?:applicator|fumigat\w*)\b/i,
  /\b(?:police|sheriff|sergeant|lieutenant|shift commander)\b/i,
  /\b(?:fire chief|fire captain|battalion chief)\b/i,
  /\b(?:pastor|priest|clergy|rabbi|imam|minister)\b/i,
  /\bteacher\b/i,
  /\binstructor\b/i,
  /\b(?:barber|stylist|esthetician|nail technician|tattoo artist|lead artist)\b/i,
  /\bdriver\b/i,
];

/** Those of the others who may do it while the one with this title is out; null where it takes no license. */
export const listLicensed = (
  work: string,
  title: string,
  others: readonly string[],
  isDeskWork: boolean,
): readonly string[] | null => {
  const mandate = mandates.find((item) => item.work.test(work));
  const profession = professions.find((pattern) => pattern.test(title));
  const isLicensed = mandate !== undefined || (profession !== undefined && !isDeskWork);
  const isOfProfession = (other: string): boolean =>
    profession === undefined || mandate?.isShared === true || profession.test(other);
  return isLicensed ? others.filter((other) => (mandate?.titles.test(other) ?? true) && isOfProfession(other)) : null;
};
