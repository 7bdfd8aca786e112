/** A line under each step's question: how to answer it. */
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';

export const stepLeads: Record<WizardStep, string> = {
  1: 'Rough figures are fine; you can change everything later.',
  2: 'Tick what could realistically happen to you, and what can happen where you are.',
  3: 'Pick a level for each kind of harm. If you are unsure, choose the worse one; you can change it later.',
  4: 'Start with the work your customers would miss first, then what it depends on.',
  5: 'For every risk: what you do beforehand, and what you do when it happens.',
  6: 'Check your answers, then generate the document.',
};
