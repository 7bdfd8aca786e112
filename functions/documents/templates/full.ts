import { buildAnnexes, buildIsoMapping } from '../annexes.ts';
import { buildActivationChapter } from '../chapters/activation.ts';
import { buildCommunicationChapter } from '../chapters/communication.ts';
import { buildControlChapter, listControlFacts, listEdition } from '../chapters/control.ts';
import { buildFunctionChapter } from '../chapters/function-recovery.ts';
import { buildImpactChapter } from '../chapters/impact.ts';
import { buildImprovementChapter } from '../chapters/improvement.ts';
import { buildItRecoveryChapter } from '../chapters/it-recovery.ts';
import { buildPeopleChapter } from '../chapters/people.ts';
import { buildResponseCards } from '../chapters/responses.ts';
import { buildRiskChapter } from '../chapters/risks.ts';
import { buildStrategiesChapter } from '../chapters/strategies.ts';
import { buildWhatHappened } from '../chapters/what-happened.ts';
import { buildContents } from '../cover.ts';
import { type DocumentContext, formatAddress } from '../document-context.ts';
import { buildFormPage } from '../forms.ts';
import type { Document } from '../pdf/model.ts';
import { textOrEmpty } from '../values.ts';

const writtenChapters = [
  buildControlChapter,
  buildPeopleChapter,
  buildImpactChapter,
  buildRiskChapter,
  buildStrategiesChapter,
  buildActivationChapter,
  buildResponseCards,
  buildCommunicationChapter,
  buildFunctionChapter,
  buildItRecoveryChapter,
  buildImprovementChapter,
];

export const buildFullDocument = (context: DocumentContext): Document => {
  const { bcp, template } = context;
  const name = textOrEmpty(bcp.business_name) || 'Unnamed business';
  const written = writtenChapters.map((write) => write(context));
  const isForCompliance = context.purpose === 'compliance' || context.purpose === 'both';
  const chapters = [
    ...(isForCompliance ? [buildIsoMapping(context), ...written] : [...written, buildIsoMapping(context)]),
    ...(template === 'detailed' ? buildAnnexes(context) : buildFormPage(context)),
  ];
  return {
    title: `Business continuity plan: ${name}`,
    header: {
      left: `${name}: business continuity plan`,
      right: listEdition(context).join(', '),
    },
    layout: 'full',
    cover: {
      kicker: 'Business continuity plan · ISO 22301:2019',
      title: name,
      subtitle: [formatAddress(bcp.primary_location), bcp.industry].filter(Boolean).join(' · '),
      facts: listControlFacts(context),
      blocks: [buildWhatHappened(context), buildContents(chapters)],
    },
    chapters,
  };
};
