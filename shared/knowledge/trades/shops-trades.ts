import { everydayShops } from './shops/everyday-shops.ts';
import { specialtyShops } from './shops/specialty-shops.ts';
import { valuableGoods } from './shops/valuable-goods.ts';
import type { Trade } from './trade.ts';

export const shopsTrades: readonly Trade[] = [...everydayShops, ...specialtyShops, ...valuableGoods];
