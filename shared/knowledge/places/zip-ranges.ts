/** `zips`: ZIP codes or their first digits, and ranges of them, separated by spaces. */
export const isWithinZips = (zips: string, digits: string): boolean =>
  zips.split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    const start = digits.slice(0, first.length);
    return start >= first && start <= last;
  });

/** Without the towns of Nassau County that share a prefix with Queens. */
export const NEW_YORK_CITY_ZIPS = '100-104 11004-11005 111 11201-11256 113-114 116';
