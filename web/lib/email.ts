/** The browser's rule for `type="email"`, and a domain with a dot: the server takes no other. */
export const isEmail = (value: string): boolean => {
  const field = document.createElement('input');
  field.type = 'email';
  field.value = value.trim();
  return field.value !== '' && field.checkValidity() && /\.[^\s.@]{2,}$/.test(field.value);
};

const typos: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outloook.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'iclod.com': 'icloud.com',
  'icloud.con': 'icloud.com',
};

/** The intended address when its domain is a common typo. */
export const suggestEmail = (email: string): string | null => {
  const [local, domain] = email.trim().toLowerCase().split('@');
  const intended = domain ? typos[domain] : undefined;
  return local && intended ? `${local}@${intended}` : null;
};

/** 'dana@example.com' becomes 'd***@example.com'. */
export const maskEmail = (email: string): string => email.trim().replace(/^(.)[^@]*@/, '$1***@');
