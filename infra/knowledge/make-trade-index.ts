/** Names, words and traits of all trades in a file of their own, so that a search does not load the knowledge behind them. */
import { writeFileSync } from 'node:fs';
import { closeInCharge } from '#shared/knowledge/in-charge.ts';
import { sectors } from '#shared/knowledge/trades/load.ts';
import type { TradeSummary } from '#shared/knowledge/trades/trade.ts';
import { traitOf } from '#shared/knowledge/traits.ts';

const summarizeSector = async ([sector, load]: [string, (typeof sectors)[keyof typeof sectors]]): Promise<TradeSummary[]> =>
  (await load()).map(({ id, title, within, alsoIn = [], words, traits, inCharge = [] }) => ({
    ...{ id, title, sector, industry: within[0]!, industries: [...within, ...alsoIn] },
    ...{ within, words, traits },
    inCharge: closeInCharge([...traits.flatMap((trait) => traitOf(trait).inCharge ?? []), ...inCharge]),
  }));

const HEADER = `// Made by \`npm run trade-index\`: do not edit.
import type { TradeSummary } from './trade.ts';
`;

export const makeTradeIndex = async (): Promise<string> => {
  const summaries = (await Promise.all(Object.entries(sectors).map(summarizeSector))).flat();
  const rows = summaries.map((summary) => `  ${JSON.stringify(summary)},\n`).join('');
  return `${HEADER}\nexport const tradeIndex: readonly TradeSummary[] = [\n${rows}];\n`;
};

if (import.meta.main)
  writeFileSync(new URL('../../shared/knowledge/trades/trade-index.ts', import.meta.url), await makeTradeIndex());
