interface Share {
  met: number;
  of: number;
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
    'Readiness counts what is proven, staffed, and consistent. Each line counts by the share of critical functions, systems, suppliers, or risks that meet it. Suggested entries count once you confirm them.',
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
  labels: {
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
        : `${countOf(share, 'supplier', 'suppliers')} ${hasOrHave(share)} no confirmed alternative`,
    treated: (share: Share) =>
      share.of === 0 ? 'No risk is rated' : `${countOf(share, 'risk', 'risks')} ${hasOrHave(share)} no rating or mitigation`,
  },
} as const;
