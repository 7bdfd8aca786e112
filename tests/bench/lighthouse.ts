/**
 * Lighthouse's mobile profile on the production build of the pages before sign-up: five runs each, the median. Lighthouse comes through
 * npx, because a tool of this size is no dependency of the product. Plain HTTP/1.1 from this machine: the edge's HTTP/2
 * is only faster.
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { fileFor, prepare, readBuild, sendFile } from '#infra/local/web/files.ts';
import { browserConfig, stageNamed } from '#infra/stages.ts';
import { priceList, TIERS } from '#shared/domain/tier.ts';
import { listOffered } from '#shared/messages/tier-facts.ts';
import { chromiumPath } from '#tests/support/chromium.mjs';
import { pathOf } from '../../web/app/paths.ts';
import { median } from './statistics.ts';

const LIGHTHOUSE = 'lighthouse@13';
const DIST = 'web/dist';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const METRICS = {
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<keyof typeof METRICS, { numericValue: number }>;
}
/** Scores out of 100, times in milliseconds. */
type LighthouseFigures = Record<string, number>;

const PAGES = ['login', 'pricing', 'sample', 'riskCheck'] as const;

/** As the API lists them before staff change any. */
const offers = TIERS.map((plan_type, at) => ({
  ...{ id: at + 1, plan_type, currency: 'USD', is_active: true, price: priceList[plan_type].priceCents },
  ...{ name: priceList[plan_type].name, description: priceList[plan_type].description, features: listOffered(plan_type) },
}));

/** The site as the edge serves it: every path that names no file is the page. */
export const serve = async () => {
  const files = readBuild(DIST);
  files.set('/config.json', Buffer.from(JSON.stringify(browserConfig(stageNamed('prod')))));
  const ready = new Map([...files].map(([path, source]) => [path, prepare(path, source, true)]));
  const server = createServer((req, res) => {
    const path = req.url!.split('?')[0]!;
    if (path === '/v1/pricing-plans') {
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(offers));
      return;
    }
    sendFile(ready.get(fileFor(path)) ?? null, req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

const run = async (url: string, file: string): Promise<Report> => {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  await promisify(execFile)('npx', [...args, chrome, `--only-categories=${CATEGORIES.join()}`], {
    env: { ...process.env, CHROME_PATH: chromiumPath() ?? chromium.executablePath() },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
};

const measurePage = async (url: string, file: (run: number) => string, runs: number): Promise<LighthouseFigures> => {
  const reports: Report[] = [];
  for (let n = 0; n < runs; n++) reports.push(await run(url, file(n)));
  const middle = (value: (report: Report) => number): number => Math.round(median(reports.map(value)) * 1000) / 1000;
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, middle(({ categories }) => categories[name].score * 100)] as const),
    ...Object.entries(METRICS).map(
      ([audit, label]) => [label, middle(({ audits }) => audits[audit as keyof typeof METRICS].numericValue)] as const,
    ),
  ]);
};

/** By the path of the page. */
export const measureLighthouse = async (runs = 5): Promise<Record<string, LighthouseFigures>> => {
  const folder = mkdtempSync(join(tmpdir(), 'keelhouse-lighthouse-'));
  const site = await serve();
  try {
    const figures: Record<string, LighthouseFigures> = {};
    for (const name of PAGES) {
      const path = pathOf(name);
      figures[path] = await measurePage(`${site.origin}${path}`, (n) => join(folder, `${name}-${n}.json`), runs);
    }
    return figures;
  } finally {
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
