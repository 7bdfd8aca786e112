import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

export const ransomware: ExerciseTemplate = {
  id: 3,
  name: 'Ransomware on a Friday night (ISO 27001)',
  exercise_type: 'cyber',
  description:
    'Systems are encrypted over a weekend and data was taken before. Aligned with ISO/IEC 27001:2022, controls 5.24 to 5.28 (incident management), 5.29 and 5.30 (security and ICT readiness during disruption) and 8.13 (backup).',
  scenario_template: `Situation. Saturday, 06:50. A colleague on call cannot open [order or booking system]. Every folder on the file server holds a note: 96 hours, a price, and the sentence "we have 60 GB of your data". [Accounting system] does not start. Mail still works.

T+20 min. The IT provider’s hotline asks for the contract number, which is on the file server. Somebody suggests switching everything off. Somebody else has already restarted a server.

T+60 min. The backup console shows that last night’s backup ran into an error; the one before is complete but nobody has restored it since [date of the last restore test]. An administrator account was used from abroad on Wednesday.

T+3 h. The insurer’s policy requires a call to its hotline before anybody is engaged or paid. Customers receive an e-mail from the attackers with a sample of your data: names, addresses, two contracts.

T+24 h. Monday’s orders are on paper. The first clean system could be back in 18 hours, the last in nine days. A journalist has the sample too. The attackers lower the price.

To decide in the room: what is disconnected and what must stay on for evidence; who decides about systems, money and contact with the attackers, and who must not; who checks a payment against US sanctions (OFAC) before anyone talks of paying; which system comes back first and from which backup; which authorities, customers and partners are told, by when.`,
  objectives: [
    'Contain: isolate affected systems within 30 minutes without destroying evidence (controls 5.26 and 5.28)',
    'Reach IT provider, insurer and counsel from numbers that do not depend on the affected systems (control 5.29)',
    'Name the recovery order of systems with the recovery time of each, and compare it with the plan (control 5.30)',
    'Prove from records when a backup was last restored, what it held and how old it was (control 8.13)',
    'Decide within 3 hours who must be notified of the data loss, by which deadline, and who signs (control 5.24)',
  ],
  participants_required: ['CEO', 'IT Manager', 'Security Manager', 'CFO', 'Operations Manager', 'External Consultant'],
  duration_minutes: 180,
  difficulty_level: 'advanced',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};

export const mailboxBreach: ExerciseTemplate = {
  id: 8,
  name: 'Compromised mailbox and customer data breach (ISO 27001)',
  exercise_type: 'cyber',
  description:
    'No system is down, and that is what makes it dangerous: an attacker reads along, redirects a payment and leaves with personal data. Aligned with ISO/IEC 27001:2022, controls 5.25 (assessment of events), 5.26 (response), 5.34 (privacy), 6.3 (awareness) and 8.15/8.16 (logging, monitoring).',
  scenario_template: `Situation. Monday, 09:15. A customer asks why your bank account changed. The e-mail that announced it came from the real mailbox of [a colleague in accounting]. 38,400 dollars went to the new account on Thursday.

T+15 min. The colleague remembers a sign-in page that looked right, two weeks ago, and did not want to bother anybody. A rule in her mailbox forwards everything with the word "invoice".

T+45 min. The sign-in log shows 14 days of access from two countries, to mail and to a shared folder with [employee files or customer contracts]. Logs older than 14 days are not kept. Nobody can say whether the folder was downloaded.

T+2 h. The bank can perhaps recall the payment if a police report comes before 13:00. A second customer has a changed invoice but has not paid.

T+1 day. Counsel asks in which states the people in that folder live: deadlines and wording differ. A colleague asks publicly, on the intranet, whether her data is concerned. The auditor of your largest customer sends a questionnaire with five days to answer.

To decide in the room: is this an event or an incident, and who says so; what is closed at once and what is only watched; what is known, what is assumed and how that difference is written down; who is told today, and what is not promised.`,
  objectives: [
    'Classify the event and open an incident record within 30 minutes, with a named owner (control 5.25)',
    'Stop the running fraud: recall the payment, warn other customers by a second channel, end all sessions (control 5.26)',
    'Establish from logs what was reached, and name what cannot be established and why (controls 8.15, 8.16)',
    'Draw up the list of people and authorities to notify, with state, deadline and signatory (control 5.34)',
    'Agree one change in awareness and one in sign-in protection, with owner and date (control 6.3)',
  ],
  participants_required: ['CEO', 'CFO', 'IT Manager', 'Security Manager', 'HR Manager', 'External Consultant'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};
