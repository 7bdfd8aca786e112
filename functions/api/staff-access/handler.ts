import { toBcpRow } from '#functions/data/bcp-header.ts';
import { listHeaders } from '#functions/data/bcps.ts';
import { hasOpenedBcpNotice, recordOpenedBcp } from '#functions/data/opened-bcps.ts';
import { readPrintedBcp } from '#functions/data/printed-bcp.ts';
import { readAccount } from '#functions/data/users.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { staffAccess } from '#shared/api/staff-access.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { staffAccessMessages } from '#shared/messages/staff-access.ts';

const bcps: Operation<typeof staffAccess.bcps> = async ({ params: { id } }) => {
  const [account, headers] = await Promise.all([readAccount(id), listHeaders(id)]);
  if (!account) throw notFound(adminUserMessages.notFound);
  return headers.map(toBcpRow).map((row) => ({ ...row, overall: row.scores.overall }));
};

const preview: Operation<typeof staffAccess.preview> = async ({ actor, params, body, request, now }) => {
  const { id: uid, bcp_id } = params;
  const [{ renderBcp }, account, printed, isNoticed] = await Promise.all([
    import('#functions/documents/render-bcp.ts'),
    readAccount(uid),
    readPrintedBcp(uid, bcp_id),
    hasOpenedBcpNotice(uid, bcp_id, now),
  ]);
  if (!account || !printed) throw notFound(staffAccessMessages.bcpNotFound);
  await recordOpenedBcp({ actorId: actor.id, account, bcp: printed.bcp, reason: body.reason, isNoticed }, request, now);
  return renderBcp({ ...printed, template: 'standard', generatedAt: now.toISOString() });
};

export const handler = apiHandler(staffAccess, { bcps, preview });
