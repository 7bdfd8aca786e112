/**
 * Drugs of the DEA's schedules that are stolen or do not add up. After the DEA's final rule of June 22, 2023 on 21 CFR 1301.76(b)
 * (notice in writing within one business day, Form 106 online) with guides that name its 45 days, and 21 CFR 1304.11(c) (a count every
 * two years). The daily count with a witness goes beyond the rule. Robbers are given what they want, as in every robbery.
 */
import type { RiskFacts } from './fact.ts';
import { answerNamed } from './named.ts';

const registrantOf = ['Owner', 'Medical Director', 'Medical Director', 'Chief Medical Officer'] as const;

export const controlledDrugs: RiskFacts = answerNamed(['Theft or Loss of Controlled Drugs'], registrantOf, {
  strategy: 'Count controlled drugs with a witness each day, hold few of them, and report a gap the day you find it',
  lines: [
    'Keep them in a bolted safe, apart from other stock, and let as few people as possible open it.',
    'Two people count at opening and closing, and both sign the bound log.',
    'Order small amounts often, and move the stock to a registered address before a storm empties the building.',
    'Watch for doses that one person always wastes, rounds up or gives without a witness.',
  ],
  steps: [
    'If someone demands drugs, hand them over, do not argue or follow, and call 911 as soon as it is safe.',
    'If you find a break-in, stay out, keep others out, and call the police from outside.',
    'If a colleague seems impaired, take that person off patient care right away, and get medical help.',
    'Once the police release the room, lock it. Two people count every scheduled drug against the log.',
    'Within one business day of the discovery, notify the DEA field division office in writing.',
    'File Form 106 online with the DEA when the count is done, within 45 days.',
    'Ask the state board of pharmacy and the licensing board whether they must be told too, and by when.',
    'Borrow nothing. Order what patients need through the registrant, and refer those who cannot wait.',
  ],
  actions: [
    'Write down who may open the safe, and change the code when one of them leaves',
    'Post the number of the DEA field division office beside the log',
    'Practice a count with a witness after a mock break-in',
  ],
  needs: 'Bolted safe, bound log, camera on the safe, panic button',
  timeline: 'Within 14 days',
  priority: 'Immediate',
  upkeep: 'Count everything every two years for the DEA, and review who has access each quarter',
});
