/** `/bcp/new` and `/bcp/{id}`: one editor for both, and with `?preview=1` the document over it. */
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useVisit } from '../../features/bcp-editor/visit/use-visit.ts';
import { useSession } from '../../lib/session-state.ts';
import { isPreview } from '../paths.ts';
import { MissingPlan } from '../plan/missing-plan.tsx';
import { NewPlan } from '../plan/new-plan.tsx';
import { PlanDocument } from '../plan/plan-document.tsx';
import { StoredPlan } from '../plan/stored-plan.tsx';

export function Component() {
  const param = useParams().id;
  const id = param === undefined ? null : Number(param);
  const visit = useVisit(id);
  const { user } = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  if (!user) return null;
  if (id !== null && !(Number.isSafeInteger(id) && id > 0)) return <MissingPlan />;
  const hasDocument = id !== null && isPreview(search);
  const isAlone = hasDocument && (state as { isFromList?: boolean } | null)?.isFromList === true;
  return (
    <>
      {!isAlone &&
        (visit.openedAs === null ? (
          <NewPlan key={visit.key} visit={visit} user={user} />
        ) : (
          <StoredPlan key={visit.key} id={visit.openedAs} visit={visit} user={user} />
        ))}
      {hasDocument && <PlanDocument id={id} user={user} isAlone={isAlone} />}
    </>
  );
}
