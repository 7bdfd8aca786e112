import { ActionIcon } from '@mantine/core';
import { IconMessage, IconPencil, IconTrash } from '@tabler/icons-react';
import { type CrisisContact, fullNameOf } from '#shared/domain/crisis-contact.ts';
import { formatDate } from '#shared/format/dates.ts';
import { toSmsUri } from '#shared/format/phone.ts';
import { EmailLink } from '../../ui/email-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import styles from './contact-table.module.css';

interface Props {
  contacts: readonly CrisisContact[];
  onEdit: (contact: CrisisContact) => void;
  onRemove: (contact: CrisisContact) => void;
}

function Phone({ contact }: { contact: CrisisContact }) {
  const text = contact.phone && toSmsUri(contact.phone);
  if (!contact.phone) return '-';
  return (
    <span className={styles.phone}>
      <PhoneLink number={contact.phone} />
      {text && (
        <a href={text} className={styles.text} aria-label={`Text ${fullNameOf(contact)}`}>
          <IconMessage size={18} aria-hidden="true" /> Text
        </a>
      )}
    </span>
  );
}

function Row({ contact, onEdit, onRemove }: Omit<Props, 'contacts'> & { contact: CrisisContact }) {
  const name = fullNameOf(contact);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Email">
        <EmailLink email={contact.email} />
      </td>
      <td data-label="Phone">
        <Phone contact={contact} />
      </td>
      <td data-label="Created">
        <time dateTime={contact.created_at}>{formatDate(contact.created_at)}</time>
      </td>
      <td className={styles.actions}>
        <ActionIcon variant="subtle" size={40} aria-label={`Edit ${name}`} onClick={() => onEdit(contact)}>
          <IconPencil size={20} />
        </ActionIcon>
        <ActionIcon variant="subtle" size={40} aria-label={`Delete ${name}`} onClick={() => onRemove(contact)}>
          <IconTrash size={20} />
        </ActionIcon>
      </td>
    </tr>
  );
}

export function ContactTable({ contacts, ...actions }: Props) {
  return (
    <table className={styles.table} aria-label="Contacts">
      <thead>
        <tr>
          {['Name', 'Email', 'Phone', 'Created', 'Actions'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <Row key={contact.id} contact={contact} {...actions} />
        ))}
      </tbody>
    </table>
  );
}
