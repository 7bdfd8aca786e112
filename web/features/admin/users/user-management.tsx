import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Me } from '#shared/domain/user.ts';
import { type AccountSectionProps, UserDetails } from './user-details.tsx';
import { UserList } from './user-list.tsx';
import { formatUserListing, parseUserListing, type UserListing } from './user-listing.ts';

/** The search parameter that opens the details of an account. */
const DETAILS = 'user';

interface Props {
  manager: Me;
  /** The address of the list without its filters. */
  place: Record<string, string>;
  /** Of the details, in their order. */
  sections: readonly ComponentType<AccountSectionProps>[];
}

export function UserManagement({ manager, place, sections }: Props) {
  const [params, setParams] = useSearchParams();
  const listing = parseUserListing(params);
  const opened = Number(params.get(DETAILS));
  const show = (next: UserListing, details: number | null, options: { replace?: boolean } = {}) =>
    setParams(
      { ...place, ...formatUserListing(next), ...(details === null ? {} : { [DETAILS]: String(details) }) },
      { preventScrollReset: true, ...options },
    );
  return (
    <>
      <UserList
        manager={manager}
        listing={listing}
        onChange={(next, options) => show(next, null, options)}
        onView={({ id }) => show(listing, id)}
      />
      {Number.isSafeInteger(opened) && opened > 0 && (
        <UserDetails key={opened} id={opened} manager={manager} sections={sections} onClose={() => show(listing, null)} />
      )}
    </>
  );
}
