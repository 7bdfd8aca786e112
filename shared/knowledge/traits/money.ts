import { defineTraits } from './trait.ts';

export const moneyTraits = defineTraits({
  'client-money': { fact: 'holds client money' },
  deposits: { fact: 'takes deposits insured by the NCUA or FDIC' },
  lending: { fact: 'lends money' },
  'securities-adviser': { fact: 'advises on securities' },
  'broker-dealer': { fact: 'trades securities for clients' },
  'insurance-agency': { fact: 'sells insurance' },
  'tax-preparer': { fact: 'prepares tax returns' },
  'runs-payroll': { fact: 'runs payroll for others' },
  closings: { fact: 'closes real estate deals' },
  pawn: { fact: 'lends against goods it holds' },
});
