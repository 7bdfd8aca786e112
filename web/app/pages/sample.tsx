import { sample } from 'virtual:sample-bcp';
import { Anchor, Button, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { fill } from '#shared/messages/fields.ts';
import { sampleMessages as say } from '#shared/messages/sample.ts';
import { SampleAnswers } from '../../features/front/sample-answers.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { pathOf } from '../paths.ts';

const SampleDocumentView = lazy(() => import('../../features/front/sample-document.tsx'));

const DOCUMENT = 'document';

export function Component() {
  const [search] = useSearchParams();
  const shown = sample.documents.find(({ template }) => template === search.get(DOCUMENT));
  const views = [
    { title: say.answers, path: pathOf('sample'), isShown: shown === undefined },
    ...sample.documents.map((document) => ({
      title: document.title,
      path: `${pathOf('sample')}?${DOCUMENT}=${document.template}`,
      isShown: document === shown,
    })),
  ];
  return (
    <Page>
      <PageTitle
        lead={say.lead}
        actions={
          <Button component={Link} to={pathOf('riskCheck')}>
            {say.start}
          </Button>
        }
      >
        {say.title}
      </PageTitle>
      <nav aria-label={say.view}>
        <Group gap={8}>
          {views.map(({ title, path, isShown }) => (
            <Button
              key={path}
              component={Link}
              to={path}
              preventScrollReset
              size="sm"
              variant={isShown ? 'filled' : 'default'}
              aria-current={isShown ? 'page' : undefined}
            >
              {title}
            </Button>
          ))}
        </Group>
      </nav>
      {shown ? (
        <>
          <Anchor href={shown.pdf} download>
            {fill(say.download, { title: shown.title })}
          </Anchor>
          <Suspense fallback={<LoadingBlock label={say.loading} />}>
            <SampleDocumentView template={shown.template} title={fill(say.document, { title: shown.title })} />
          </Suspense>
        </>
      ) : (
        <SampleAnswers steps={sample.steps} />
      )}
    </Page>
  );
}
