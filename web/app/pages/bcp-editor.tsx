import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useVisit } from '../../features/bcp-editor/shell/use-visit.ts';
import { useSession } from '../../lib/session-state.ts';
import { BcpDocument } from '../bcp/bcp-document.tsx';
import { MissingBcp } from '../bcp/missing-bcp.tsx';
import { NewBcpEditor } from '../bcp/new-bcp.tsx';
import { StoredBcp } from '../bcp/stored-bcp.tsx';
import { isPreview } from '../paths.ts';

export function Component() {
  const param = useParams().id;
  const id = param === undefined ? null : Number(param);
  const visit = useVisit(id);
  const { user } = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  if (!user) return null;
  if (id !== null && !(Number.isSafeInteger(id) && id > 0)) return <MissingBcp />;
  const hasDocument = id !== null && isPreview(search);
  const isAlone = hasDocument && (state as { isFromList?: boolean } | null)?.isFromList === true;
  return (
    <>
      {!isAlone &&
        (visit.openedAs === null ? (
          <NewBcpEditor key={visit.key} visit={visit} user={user} />
        ) : (
          <StoredBcp key={visit.key} id={visit.openedAs} visit={visit} user={user} />
        ))}
      {hasDocument && <BcpDocument id={id} user={user} isAlone={isAlone} />}
    </>
  );
}
