/** The assessment on a page of its own, in front of a new plan. */
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Assessment, type AssessmentProps } from './assessment.tsx';

export function AssessmentPage(props: Omit<AssessmentProps, 'order'>) {
  return (
    <Page width="narrow">
      <Card>
        <Assessment order={1} {...props} />
      </Card>
    </Page>
  );
}
