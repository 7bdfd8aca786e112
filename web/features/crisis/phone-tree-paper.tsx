import { type DirectoryContact, fullNameOf } from '#shared/domain/crisis-contact.ts';
import { buildPhoneTree, type PhoneTreeCaller, type TreeBreadth } from '#shared/domain/phone-tree.ts';
import { formatDate } from '#shared/format/dates.ts';
import { phoneTreeMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { EmailLink } from '../../ui/email-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import styles from './phone-tree.module.css';

function Calls({ caller, calls }: PhoneTreeCaller<DirectoryContact>) {
  const title = caller ? fill(say.caller, { name: fullNameOf(caller) }) : say.starter;
  return (
    <table className={styles.calls}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">{say.reached}</th>
          <th scope="col">{say.time}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((contact) => (
          <tr key={contact.id}>
            <th scope="row">{fullNameOf(contact)}</th>
            <td className={styles.number}>
              <PhoneLink number={contact.phone} />
            </td>
            <td>
              <span className={styles.box} aria-hidden="true" />
            </td>
            <td>
              <span className={styles.line} aria-hidden="true" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  contacts: readonly DirectoryContact[];
  breadth: TreeBreadth;
  /** ISO time. */
  printedAt: string;
}

export function PhoneTreePaper({ contacts, breadth, printedAt }: Props) {
  const { callers, withoutPhone } = buildPhoneTree(contacts, breadth);
  const date = fill(say.printed, { date: formatDate(printedAt) });
  return (
    <article className={styles.paper} aria-label="Phone tree">
      <style>{`@page { margin: 0.8in 0.7in; @top-left { content: "Phone tree"; font: 9pt sans-serif; color: #000; } @top-right { content: "${date}"; font: 9pt sans-serif; color: #000; } @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 9pt sans-serif; color: #000; } }`}</style>
      <p className={styles.danger}>{say.danger}</p>
      <p>{say.yourself}</p>
      {callers.length === 0 ? (
        <EmptyBlock title={say.none}>{say.noneText}</EmptyBlock>
      ) : (
        callers.map(({ caller, calls }) => <Calls key={caller?.id ?? 'start'} caller={caller} calls={calls} />)
      )}
      {withoutPhone.length > 0 && (
        <section className={styles.without}>
          <h2>{say.withoutPhone}</h2>
          <p>{say.withoutPhoneText}</p>
          <ul>
            {withoutPhone.map((contact) => (
              <li key={contact.id}>
                {fullNameOf(contact)}, <EmailLink email={contact.email} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.date}>{date}</p>
    </article>
  );
}
