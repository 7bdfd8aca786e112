import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';
import { wordingMistakes } from './rules.ts';

/** Rules of printed texts that screens and emails do not share. */
const printedOnly = ['a contraction in a text that is printed', 'a straight quote', 'two periods'];
const contracted = /\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should) not\b|\bcannot\b/;

/** Texts that customers and other programs know by these words. */
const fixed = new Set([
  'Plans renew automatically unless cancelled before the renewal date.',
  "What you'll get",
  'Passwords do not match',
  'New passwords do not match',
  'Super admin accounts cannot be deactivated or deleted',
  'You cannot change your own access',
  'Exercise cannot be {action} in status {status}',
  'Payment method setup was not completed',
  'The selected plan is not available. Please try again.',
  'Your subscription could not be found. Please refresh the page and try again.',
]);

/** Printed in documents or read out in an exercise, where nothing is contracted. */
const formal = /legal\/|harbor-bakery\/|messages\/(?:findings|duties|iso27001|facilitator|exercise-run|exercises|ai)\.ts$/;

/** Style sheets, markup and log lines, which stand in these files as text. */
const isCode = (text: string): boolean => /^(?:@page|:root|<!doctype|https?:|… could not be loaded$)/.test(text);

const files = globSync([
  'shared/messages/**/*.ts',
  'functions/mail/**/*.tsx',
  'web/{app,csv-import,features,ui}/**/*.{ts,tsx}',
  // The sample BCP, which everyone sees.
  'infra/local/seed/harbor-bakery/*.ts',
]);

describe('screens and emails', () => {
  const rules = wordingMistakes.filter(([mistake]) => !printedOnly.includes(mistake));

  it.each(files)('the texts of %s keep the wording rules', (file) => {
    const texts = [...new Set(readTexts(file))].filter((text) => !isCode(text) && !fixed.has(text));
    const mistakes = rules.flatMap(([mistake, pattern]) =>
      texts.filter((text) => pattern.test(text)).map((text) => `${mistake}: ${text}`),
    );
    const stiff = formal.test(file) ? [] : texts.filter((text) => contracted.test(text)).map((text) => `uncontracted: ${text}`);
    const quotes = formal.test(file)
      ? []
      : texts.filter((text) => /\w'\w|"\w/.test(text)).map((text) => `straight quote: ${text}`);
    expect([...mistakes, ...stiff, ...quotes]).toEqual([]);
  });

  it('are found where they are', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(readTexts('shared/messages/payment.ts')).toContain('Payment method setup was not completed');
    expect(readTexts('web/features/legal/about.tsx').join(' ')).toContain('your business into a plan people open');
  });
});
