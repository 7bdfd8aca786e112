import { templateScreenMessages as say } from '#shared/messages/template-screens.ts';
import { AddTemplateButton, TemplateList } from '../../features/tabletop/templates/template-list.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle lead={say.lead} actions={<AddTemplateButton />}>
        Template Management
      </PageTitle>
      <TemplateList />
    </Page>
  );
}
