/** Paying with the card that is typed: once at a time, and never twice for the same purchase. */
import { useElements } from '@stripe/react-stripe-js';
import { type FormEvent, useEffect, useState } from 'react';
import type { Tier } from '#shared/domain/tier.ts';
import type { CardEntry, Hold } from '../../lib/card-entry.ts';
import { useSession } from '../../lib/session-state.ts';
import type { CardState } from '../../ui/card-box.tsx';
import { type Failure, type OpenPurchase, payWithCard } from './pay-with-card.ts';

interface Payment {
  tier: Tier;
  entry: CardEntry;
  onPaid: () => void;
  onFailed: (failure: Failure) => void;
  onHold: (hold: Hold) => void;
}

export const useCardPayment = ({ tier, entry, onPaid, onFailed, onHold }: Payment) => {
  const elements = useElements();
  const { user } = useSession();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const [open, setOpen] = useState<OpenPurchase | null>(null);
  useEffect(() => {
    onHold(isWorking ? 'working' : isEmpty ? 'free' : 'typed');
    return () => onHold('free');
  }, [isWorking, isEmpty, onHold]);

  const change = (state: CardState): void => {
    setWrong(state.error);
    setIsEmpty(state.isEmpty);
    setOpen((earlier) => earlier && { cardId: null });
  };
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const card = elements?.getElement('card');
    if (!card || !user || isWorking) return;
    setIsWorking(true);
    const end = await payWithCard({ tier, open, setUp: () => entry.setUp(card, user) });
    if (end.kind === 'paid') return onPaid();
    setIsWorking(false);
    if (end.kind === 'wrong') return setWrong(end.message);
    setOpen(end.takenId === null ? null : { cardId: end.takenId });
    onFailed(end.failure);
  };
  return { wrong, isWorking, change, pay };
};
