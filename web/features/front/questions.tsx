import { Text, Title } from '@mantine/core';
import { pricingQuestions, pricingPageMessages as say } from '#shared/messages/pricing-page.ts';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/page.tsx';

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <Title order={2} id="questions" fz={20} mb="sm">
        {say.questions}
      </Title>
      <Card>
        <Columns>
          {pricingQuestions.map(([question, answer]) => (
            <div key={question}>
              <Title order={3} fz={18} mb={4}>
                {question}
              </Title>
              <Text>{answer}</Text>
            </div>
          ))}
        </Columns>
      </Card>
    </section>
  );
}
