/**
 * Outbreaks where no treatment can be skipped. After the CDC's guidance for outpatient hemodialysis: masks, at least 6 feet, a
 * separate room or a corner chair, else the last shift of the day; for hepatitis B, a room, machine and staff of its own.
 */
import { BY_NAME_ONLY } from './accidents.ts';
import type { RiskFacts } from './fact.ts';

export const dialysisOutbreak: RiskFacts = {
  risks: ['Infectious Disease Outbreak'],
  words: BY_NAME_ONLY,
  facts: [
    {
      strategy: 'Treat every patient on schedule, apart from the others: no one with an infection misses dialysis',
      lines: [
        'Name a separate room or a corner chair, 6 feet from the next, and the last shift.',
        'Hold 30 days of masks, gloves, gowns, eye protection and fit-tested N95 respirators.',
        'Keep a second facility under contract for patients you cannot isolate.',
      ],
      steps: [
        'If a patient struggles to breathe, is gray or confused, give oxygen and call 911. Say what you suspect.',
        'Ask about fever, cough, rash and diarrhea before patients come in. Mask anyone ill, and seat them apart right away.',
        'Skip and shorten no treatment. Only the nephrologist changes an order.',
        'Treat ill patients in the separate room or corner chair, or together on the last shift. Follow the CDC.',
        'Give them staff of their own for the shift, with gown, gloves, mask or respirator, and eye protection.',
        'Hepatitis B keeps its own room, machine and staff. For measles, chickenpox or tuberculosis, call the health department first.',
        'Disinfect chair, machine and clamps after each patient, and let no one wait in the lobby.',
        'Send ill staff home. List exposed patients and staff for the medical director and the health department.',
        'If chairs run short, place patients through the backup facility and the ESRD Network on the same day.',
      ],
      actions: ['Fit-test each nurse and technician', 'Walk a masked patient from the door to the separate chair'],
      who: ['Facility Administrator', 'Facility Administrator', 'Facility Administrator', 'Director of Dialysis Services'],
      timeline: 'Within 30 days',
      effectiveness: 'high',
      needs: 'Separate chair, masks, respirators, gowns, backup facility',
      priority: 'High',
      upkeep: 'Fit tests each year, stock each month',
    },
  ],
};
