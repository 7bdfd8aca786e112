import { type Location, ScrollRestoration } from 'react-router-dom';

/** The first address of every visit has the key “default”: by that alone, a typed address would open where another page was left. */
const toScrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

export const ScrollMemory = () => <ScrollRestoration getKey={toScrollKey} />;
