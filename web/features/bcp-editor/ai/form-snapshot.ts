/** What of the form goes to the AI. */
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { snapshotOf } from '#shared/domain/bcp/snapshot.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';

/** The plan without names of people, phones and street addresses. An empty employee count never gets this far. */
export const formSnapshot = (content: WizardContent) => snapshotOf(withTopLevelAddress(content as BcpContent));
