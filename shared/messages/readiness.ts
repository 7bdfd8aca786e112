interface Share {
  met: number;
  of: number;
  /** Only the serious or critical ones of the list are counted. */
  isPart?: boolean | undefined;
}

const countOf = ({ met, of }: Share, singular: string, plural: string): string =>
  `${of - met} of ${of} ${of === 1 ? singular : plural}`;
const hasOrHave = ({ met, of }: Share): string => (of - met === 1 ? 'has' : 'have');
const isOrAre = ({ met, of }: Share): string => (of - met === 1 ? 'is' : 'are');
const functionsOf = (share: Share): string => countOf(share, 'critical function', 'critical functions');

export const readinessMessages = {
  title: 'Readiness',
  of: (score: number) => `${score} of 100`,
  formula:
    'Readiness counts what is proven, staffed, and consistent. Each line counts by the share of critical functions, systems, suppliers, or risks that meet it. Suggested entries count once you confirm them. The lines add up to 100. Each overdue mitigation takes away 1 point, up to 5. An overdue yearly review takes away 2, and so do contacts no one has confirmed for 90 days.',
  besideScore: 'The risk score counts what is filled in. Readiness counts what would work today.',
  onDashboard: 'The score counts what is filled in. For what would work today, see Readiness below.',
  orAssumed: ', or only in suggested entries that you haven’t confirmed',
  andMore: (count: number) => (count === 0 ? '' : ` And ${count} more.`),
  seeMissing: 'See what is missing',
  ofBcp: (name: string) => `Readiness of ${name}`,
  notLoaded: 'We couldn’t load the readiness of your BCPs.',
  complete: 'Nothing is missing.',
  toDo: 'What would raise the readiness',
  how: 'How this is counted',
  overdue: {
    mitigations: (count: number) => (count === 1 ? '1 mitigation is overdue' : `${count} mitigations are overdue`),
    review: 'The yearly review of the BCP is overdue',
    contacts: (count: number) =>
      count === 1 ? '1 contact hasn’t been confirmed for 90 days' : `${count} contacts haven’t been confirmed for 90 days`,
  },
  minus: (points: number) => `minus ${points}`,
  seeProof: 'See what is proven',
  provenNow: (proven: number, of: number) => `${proven} of ${of} numbers proven`,
  labels: {
    proof: 'Numbers of critical functions, and of the systems they need, proven in the last 12 months',
    exercise: 'An exercise with a written result in the last 12 months',
    done: 'Mitigations completed, with a date',
    owners: 'Critical functions with an owner on the team who can be reached',
    authority: 'Two people with full authority and a phone number',
    backups: 'A backup for every primary contact',
    times: 'Critical functions whose recovery time fits their maximum downtime and what they depend on',
    procedures: 'Critical functions with a written recovery procedure',
    copies: 'Systems backed up off site, as often as their RPO needs',
    alternatives: 'Critical suppliers with an alternative',
    treated: 'Serious risks with a mitigation',
  },
  missing: {
    proof: (share: Share) =>
      share.of === 0
        ? 'No critical function has a number that could be tested'
        : `${countOf(share, 'number', 'numbers')} of critical functions and their systems ${isOrAre(share)} not proven by a test`,
    exercise: 'No exercise with a written result in the last 12 months',
    done: (share: Share) =>
      share.of === 0
        ? 'No mitigation is planned'
        : `${countOf(share, 'mitigation', 'mitigations')} ${isOrAre(share)} not completed with a date`,
    owners: (share: Share) =>
      share.of === 0
        ? 'No critical function is listed'
        : `${functionsOf(share)} ${hasOrHave(share)} no owner on the team who can be reached`,
    authority: (share: Share) =>
      share.met === 0 ? 'No one with full authority and a phone number' : 'Only one person has full authority and a phone number',
    backups: (share: Share) =>
      share.of === 0
        ? 'No primary contact is named'
        : `${countOf(share, 'primary contact', 'primary contacts')} ${hasOrHave(share)} no backup`,
    times: (share: Share) =>
      share.of === 0 ? 'No recovery time is set' : `${functionsOf(share)} ${hasOrHave(share)} no recovery time that fits`,
    procedures: (share: Share) =>
      share.of === 0
        ? 'No recovery procedure is written'
        : `${functionsOf(share)} ${hasOrHave(share)} no written recovery procedure`,
    copies: (share: Share) =>
      share.of === 0
        ? 'No IT system is listed with its backup'
        : `${countOf(share, 'system', 'systems')} ${isOrAre(share)} not backed up off site as often as the RPO needs`,
    alternatives: (share: Share) =>
      share.of === 0
        ? 'No supplier is listed with an alternative'
        : `${share.isPart ? countOf(share, 'critical supplier', 'critical suppliers') : countOf(share, 'supplier', 'suppliers')} ${hasOrHave(share)} no confirmed alternative`,
    treated: (share: Share) =>
      share.of === 0
        ? 'No risk is rated'
        : `${countOf(share, 'risk', 'risks')}${share.isPart ? ' not rated low' : ''} ${hasOrHave(share)} no confirmed rating or mitigation`,
  },
} as const;
