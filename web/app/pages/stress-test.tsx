import { Button } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
import { BcpLoadFailed, BcpLoading, isNotFound, storedBcpQuery } from '../../features/bcp-editor/shell/stored-bcp.tsx';
import type { ScrollTarget } from '../../features/bcp-editor/state/editor-context.tsx';
import { employeesQuery, providersQuery } from '../../features/bcp-editor/state/people-queries.ts';
import { StressTest } from '../../features/bcp-editor/stress-test/stress-test.tsx';
import { saveLatest } from '../../features/bcps/save-latest.ts';
import { evidenceQuery } from '../../proof/proof-queries.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { MissingBcp } from '../bcp/missing-bcp.tsx';
import { bcpPath } from '../paths.ts';

const MITIGATION_STEP = 5;
const FUNCTION_STEP = 4;
const NO_EVIDENCE: EvidenceItem[] = [];

/** Loads beside the BCP, and not with the page. */
const workFactsQuery = queryOptions({
  queryKey: ['work-facts'],
  queryFn: async () => (await import('#shared/knowledge/work-facts.ts')).workFacts,
  staleTime: Number.POSITIVE_INFINITY,
});

export function Component() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <StressTestPage id={id} /> : <MissingBcp />;
}

function StressTestPage({ id }: { id: number }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const bcp = useQuery(storedBcpQuery(id));
  const employees = useQuery(employeesQuery(id));
  const providers = useQuery(providersQuery(id));
  const { data: evidence = NO_EVIDENCE } = useQuery(evidenceQuery(id));
  const facts = useQuery(workFactsQuery);
  const error = bcp.error ?? employees.error ?? providers.error ?? facts.error;
  if (isNotFound(error)) return <MissingBcp />;
  if (error && !(bcp.data && employees.data && providers.data && facts.data)) {
    const retry = () => void Promise.all([bcp.refetch(), employees.refetch(), providers.refetch(), facts.refetch()]);
    return <BcpLoadFailed error={error} onRetry={retry} />;
  }
  if (!bcp.data || !employees.data || !providers.data || !facts.data) return <BcpLoading />;

  const open = (step: WizardStep, target: ScrollTarget) => void navigate(`${bcpPath(id)}?step=${step}`, { state: { target } });
  const save = async (change: (stored: readonly StressScenario[]) => StressScenario[]) => {
    const reload = () => cache.invalidateQueries({ queryKey: storedBcpQuery(id).queryKey, exact: true });
    try {
      await saveLatest(id, ({ scenarios, versions }) => ({
        scenarios: change(scenarios),
        versions: { scenarios: versions.scenarios ?? 0 },
      }));
    } catch (error) {
      void reload();
      throw error;
    }
    await reload();
  };
  return (
    <Page>
      <PageTitle
        tabTitle={`${say.title}: ${bcp.data.business_name}`}
        lead={say.lead(bcp.data.business_name)}
        actions={
          <Button variant="default" component={Link} to={bcpPath(id)}>
            {say.openBcp}
          </Button>
        }
      >
        {say.title}
      </PageTitle>
      {bcp.data.critical_functions.length === 0 ? (
        <EmptyBlock
          title={say.noFunctions}
          drawing="ledger"
          actions={<Button onClick={() => open(FUNCTION_STEP, { section: 'functions' })}>{say.goToStep4}</Button>}
        >
          {say.noFunctionsHint}
        </EmptyBlock>
      ) : (
        <StressTest
          bcp={bcp.data}
          employees={employees.data}
          providers={providers.data}
          evidence={evidence}
          workFacts={facts.data}
          onFix={({ step, ...target }) => open(step, target)}
          onAddMitigation={({ mitigation }) => open(MITIGATION_STEP, { section: 'mitigations', values: mitigation })}
          onFinish={(step) => void navigate(`${bcpPath(id)}?step=${step}`)}
          onSave={save}
        />
      )}
    </Page>
  );
}
