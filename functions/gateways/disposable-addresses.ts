/** Addresses that services give to anyone for some minutes. Whole domains are listed; relays that forward for good are not. */
let listed: Promise<ReadonlySet<string>> | undefined;

/** Loaded by the first registration, as the list is long. */
const readList = (): Promise<ReadonlySet<string>> =>
  import('disposable-email-domains-js').then(({ disposableEmailBlocklistSet }) => disposableEmailBlocklistSet());

export const isDisposable = async (email: string): Promise<boolean> => {
  listed ??= readList();
  const known = await listed;
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.some((_, at) => known.has(labels.slice(at).join('.')));
};
