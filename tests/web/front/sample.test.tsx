import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { harborBakery } from '#infra/local/seed/harbor-bakery/content.ts';
import { isHelpline } from '#shared/domain/helplines.ts';
import { duties } from '#shared/knowledge/duties.ts';
import { findContact } from '#shared/knowledge/public-lines.ts';
import { describeSample, renderSample } from '../../../web/build/sample-bcp.ts';
import { SAMPLE_DOCUMENTS } from '../../../web/features/front/sample-step.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';

describe('the sample BCP', () => {
  it('the sample shows the answers of all six steps without a session', async () => {
    await open('/sample');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sample BCP' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Step 1: Business Info',
      'Step 2: Risk Assessment',
      'Step 3: Business Impact',
      'Step 4: Operations',
      'Step 5: Mitigations',
      'Step 6: Review',
    ]);
    const operations = screen.getByRole('region', { name: 'Step 4: Operations' });
    for (const { name } of harborBakery.laterSteps.critical_functions)
      expect(within(operations).getAllByText(name).length).toBeGreaterThan(0);
  });

  it('an entry of the sample shows its answers when it is opened', async () => {
    const { user } = await open('/sample');
    const baking = harborBakery.laterSteps.critical_functions[0]!;
    const summary = await screen.findByText(baking.name);
    expect(screen.queryByText(baking.recovery_procedures)).not.toBeInTheDocument();
    await user.click(summary);
    expect(await screen.findByText(baking.recovery_procedures)).toBeInTheDocument();
  });

  it.each(SAMPLE_DOCUMENTS)('the sample has the document %s, in a frame without scripts, and its PDF', async (template) => {
    const { documents } = describeSample();
    const { title, pdf } = documents.find((document) => document.template === template)!;
    await open(`/sample?document=${template}`);
    const frame = await screen.findByTitle(`Sample BCP of Harbor Bakery: ${title}`);
    expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-scripts'));
    expect(frame.getAttribute('srcdoc')).toBe(renderSample(template));
    expect(screen.getByRole('link', { name: `Download the ${title} as PDF` })).toHaveAttribute('href', pdf);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  });

  it('the sample shows what was tested: two numbers that held, and one that did not', () => {
    const tested = describeSample()
      .steps.at(-1)!
      .parts.find(({ title }) => title === 'What was tested')!;
    const states = tested.lines!.map((line) => /, (proven|missed|not tested)/.exec(line)?.[1]);
    expect(states.toSorted()).toEqual(['missed', 'proven', 'proven']);
    expect(renderSample('standard')).toMatch(/proven 3 h 10 min on \w{3} \d+, \d{4}/);
    expect(JSON.stringify(describeSample())).not.toContain('are assumed');
  });

  it('the sample names no one who exists: phones are 555 numbers or an authority’s, addresses end in .example', () => {
    const text = JSON.stringify([describeSample(), ...SAMPLE_DOCUMENTS.map(renderSample)]);
    const phones = [...text.matchAll(/\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g)].map(([phone]) => phone);
    expect(phones.length).toBeGreaterThan(10);
    const isAuthority = (phone: string): boolean =>
      isHelpline(phone) || duties.some((duty) => duty.phone?.endsWith(phone)) || findContact('FDA', '')?.includes(phone) === true;
    expect(phones.filter((phone) => !/555[-. ]01\d\d$/.test(phone) && !isAuthority(phone))).toEqual([]);
    const mails = [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(([mail]) => mail);
    expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([]);
  });

  it('/bcp?demo=1 opens the sample without a session', async () => {
    const { address } = await open('/bcp?demo=1');
    expect(await screen.findByRole('heading', { name: 'Sample BCP' })).toBeInTheDocument();
    expect(address()).toBe('/sample');
  });

  it.each(['/bcp', '/dashboard'])('%s without a BCP offers the sample', async (path) => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    answer('get', '/v1/bcp', { body: [] });
    await open(path);
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('link', { name: 'See a sample BCP' })).toHaveAttribute('href', '/sample');
  });
});
