/** Work that a license or a rule gives to one kind of post: nobody else of the team answers for it while that post is filled. */

interface Mandate {
  /** What the names of its functions say. */
  work: RegExp;
  titles: RegExp;
}

/** Judges and orders care; aides, assistants and technicians carry it out (state practice acts; RN in dialysis: 42 CFR 494.180(b)(2)). */
const LICENSED_IN_CARE =
  /\b(?:nurse(?!(?:ry|’s)? (?:aide|assistant))|nursing(?! (?:aide|assistant))|RN|LPN|LVN|physicians?|doctor|dentist|hygienist|pharmacist|therapist|psychologist|psychiatrist|counselor|clinician|optometrist|chiropractor|veterinar\w+|surgeon|midwife|paramedic|technologist|laboratory (?:director|manager)|medical (?:director|officer)|clinic(?:al)? (?:manager|director|supervisor)|(?:resident )?care director)\b/i;

const mandates: readonly Mandate[] = [
  {
    work: /\b(?:patients who cannot wait|patient care|test results|critical values|urgent (?:findings|tests)|prescri\w*|medicines?|medications?|controlled drugs|dispensing|sterile preparations|symptom|skilled|detox|clients in crisis|resident care|evacuation of residents|(?<!water )treatments? (?:on schedule|in progress)|started treatments|operations in progress|newborn|eye emergencies|(?:dental|animal) emergencies|charts and health records|animal charts|deaths at home|chronic care|walk-in triage|wounds?|facial trauma|oxygen (?:and|supply)|visits to those who cannot|therapy sessions|transfer to hospital|inpatients?|prepared for surgery|adjustments and (?:pain|broken)|isotopes|plans of care|refills)\b/i,
    titles: LICENSED_IN_CARE,
  },
  // Ratios count those who are cleared to look after children or clients.
  {
    work: /\b(?:within licensed ratios|every child in sight|handed over)\b/i,
    titles:
      /\b(?:teachers?|(?:program|center|site|care|assistant) (?:director|manager|supervisor)|director|nurse|caregivers?|aides?)\b/i,
  },
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
