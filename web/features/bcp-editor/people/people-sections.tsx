/** Team members and service providers; they belong to a stored plan, so a new one says so. */

import { teamMessages } from '#shared/messages/bcp-screens.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useBcp } from '../state/editor-context.tsx';
import { employeeKind, providerKind } from './people-kinds.tsx';
import { PeopleSection } from './people-section.tsx';

export function PeopleSections() {
  const id = useBcp((state) => state.id);
  if (id === null)
    return (
      <div id={employeeKind.anchor}>
        <SectionCard title="Team members and service providers">{teamMessages.saveFirst}</SectionCard>
      </div>
    );
  return (
    <>
      <PeopleSection kind={employeeKind} bcpId={id} />
      <PeopleSection kind={providerKind} bcpId={id} />
    </>
  );
}
