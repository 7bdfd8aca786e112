import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { proofMessages as say } from '#shared/messages/proof-screens.ts';
import { isNotFound, storedBcpQuery } from '../../features/bcp-editor/shell/stored-bcp.tsx';
import { employeesQuery, providersQuery } from '../../features/bcp-editor/state/people-queries.ts';
import { evidenceQuery } from '../../proof/proof-queries.ts';
import { ProofScreen } from '../../proof/proof-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { MissingBcp } from '../bcp/missing-bcp.tsx';
import { bcpPath } from '../paths.ts';

function Proof({ id }: { id: number }) {
  const bcp = useQuery(storedBcpQuery(id));
  const employees = useQuery(employeesQuery(id));
  const providers = useQuery(providersQuery(id));
  const evidence = useQuery(evidenceQuery(id));
  const queries = [bcp, employees, providers, evidence];
  if (isNotFound(bcp.error)) return <MissingBcp />;
  if (bcp.data && employees.data && providers.data && evidence.data)
    return (
      <Page>
        <ProofScreen
          bcp={bcp.data}
          employees={employees.data}
          providers={providers.data}
          evidence={evidence.data}
          bcpPath={bcpPath(id)}
        />
      </Page>
    );
  const isFailed = queries.some(({ isError, isFetching }) => isError && !isFetching);
  return (
    <Page>
      <PageTitle>{say.title}</PageTitle>
      {isFailed ? (
        <ErrorBlock
          title={say.failed}
          onRetry={() => {
            for (const { isError, refetch } of queries) if (isError) void refetch();
          }}
        />
      ) : (
        <LoadingBlock label={say.loading}>
          <Skeleton height={320} radius="lg" />
        </LoadingBlock>
      )}
    </Page>
  );
}

export function Component() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <Proof key={id} id={id} /> : <MissingBcp />;
}
