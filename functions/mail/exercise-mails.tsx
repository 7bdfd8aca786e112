import { optionLabel } from '#shared/domain/exercise.ts';
import { describeNewScenarios } from '#shared/domain/scenario-notice.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { Bullets, Letter, Paragraph } from './layout.tsx';

export const newScenarios = ({ name, scenarios }: Extract<Mail, { kind: 'new_scenarios' }>, siteUrl: string) => {
  const { title, text } = describeNewScenarios(scenarios);
  return {
    subject: title,
    body: (
      <Letter
        title={title}
        preview={text}
        name={name}
        action={{ label: 'View exercises', href: `${siteUrl}/tabletop-exercises` }}
        note="We send this email once for new scenarios that our team has reviewed."
        siteUrl={siteUrl}
      >
        <Paragraph>{text}</Paragraph>
        <Bullets items={scenarios.map(({ exercise_name, exercise_type }) => `${optionLabel(exercise_type)}: ${exercise_name}`)} />
        <Paragraph>Open a scenario to see whether it fits your business. Then set a date and invite your team.</Paragraph>
      </Letter>
    ),
  };
};
