import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DirectoryContact } from '#shared/domain/crisis-contact.ts';
import type { Me } from '#shared/domain/user.ts';
import { client } from '../../lib/api.ts';

/** Prefix of everything that shows contacts. */
const CONTACTS = ['crisis-contacts'] as const;

/** Asked again when the subscription changes. */
export const crisisAccessQuery = (user: Me | null) =>
  queryOptions({
    queryKey: ['crisis-access', user?.id, user?.subscription?.plan_type, user?.subscription?.status],
    queryFn: () => client.crisisCommunication.accessCheck(),
  });

export interface ContactFilter {
  page: number;
  search: string;
  missingPhone: boolean;
  /** The last contact of the page before; absent where the page was not reached from there. */
  before: string | null;
}

const PER_PAGE = 10;

export const contactsQuery = ({ page, search, missingPhone, before }: ContactFilter) =>
  queryOptions({
    queryKey: [...CONTACTS, 'page', page, search, missingPhone, before],
    queryFn: () =>
      client.crisisCommunication.list({
        query: {
          page,
          per_page: PER_PAGE,
          search: search || undefined,
          missing_phone: missingPhone ? 'true' : undefined,
          before: before ?? undefined,
        },
      }),
    placeholderData: keepPreviousData,
  });

const loadDirectory = async (): Promise<DirectoryContact[]> => {
  const contacts: DirectoryContact[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const part = await client.crisisCommunication.directory({ query: { after } });
    contacts.push(...part.contacts);
    after = part.next;
  }
  return contacts;
};

export const directoryQuery = queryOptions({ queryKey: [...CONTACTS, 'directory'], queryFn: loadDirectory });

export const reloadContacts = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: CONTACTS });

export const firstShown = (page: number): number => (page - 1) * PER_PAGE + 1;
