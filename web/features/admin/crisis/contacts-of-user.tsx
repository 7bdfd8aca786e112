import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CrisisContact, fullNameOf } from '#shared/domain/crisis-contact.ts';
import { formatDate } from '#shared/format/dates.ts';
import { adminContactMessages as say } from '#shared/messages/admin-money-screens.ts';
import { EmailLink } from '../../../ui/email-link.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { contactsQuery } from '../admin-queries.ts';
import { PagedTable } from '../paged-table.tsx';

const COLUMNS = ['Name', 'Email', 'Phone', 'Notes', 'Created'] as const;

const renderContact = (contact: CrisisContact) => (
  <tr key={contact.id}>
    <th scope="row" data-label={COLUMNS[0]}>
      {fullNameOf(contact)}
    </th>
    <td data-label={COLUMNS[1]}>
      <EmailLink email={contact.email} />
    </td>
    <td data-label={COLUMNS[2]}>{contact.phone ? <PhoneLink number={contact.phone} /> : '-'}</td>
    <td data-label={COLUMNS[3]}>{contact.notes || '-'}</td>
    <td data-label={COLUMNS[4]}>
      <time dateTime={contact.created_at}>{formatDate(contact.created_at)}</time>
    </td>
  </tr>
);

/** The contacts of one customer, to read. */
export function ContactsOfUser({ userId }: { userId: number }) {
  const [page, setPage] = useState(1);
  const query = useQuery(contactsQuery(userId, page));
  return (
    <PagedTable
      label="Crisis communications"
      query={query}
      page={page}
      onPage={setPage}
      columns={COLUMNS}
      failed={say.list}
      empty={{ title: say.none, text: say.noneText }}
    >
      {renderContact}
    </PagedTable>
  );
}
