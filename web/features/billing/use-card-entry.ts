/** Adding the card that is typed, once at a time. */
import { useElements } from '@stripe/react-stripe-js';
import { type FormEvent, useEffect, useState } from 'react';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { messageOf } from '../../lib/api-error.ts';
import type { CardEntry, Hold } from '../../lib/card-entry.ts';
import { useSession } from '../../lib/session-state.ts';
import type { CardState } from '../../ui/card-box.tsx';
import { cardProblem, keepCard } from './enter-card.ts';

interface Props {
  entry: CardEntry;
  onAdded: (method: PaymentMethod) => void;
  onHold: (hold: Hold) => void;
}

export const useCardEntry = ({ entry, onAdded, onHold }: Props) => {
  const elements = useElements();
  const { user } = useSession();
  const [wrong, setWrong] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  /** A card the provider has taken already; when only keeping it failed, it is not asked for again. */
  const [takenId, setTakenId] = useState<string | null>(null);
  useEffect(() => {
    onHold(isWorking ? 'working' : isEmpty ? 'free' : 'typed');
    return () => onHold('free');
  }, [isWorking, isEmpty, onHold]);

  const change = (state: CardState): void => {
    setWrong(state.error);
    setIsEmpty(state.isEmpty);
    setTakenId(null);
  };
  const take = async (): Promise<string | null> => {
    const card = elements?.getElement('card');
    if (!card || !user) return null;
    const end = await entry.setUp(card, user);
    if (end.kind === 'taken') return end.id;
    setWrong(cardProblem(end));
    return null;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isWorking) return;
    setIsWorking(true);
    setFailed(null);
    try {
      const id = takenId ?? (await take());
      setTakenId(id);
      if (id) {
        return onAdded(await keepCard(id));
      }
    } catch (error) {
      setFailed(messageOf(error, messages.addFailed));
    }
    setIsWorking(false);
  };
  return { wrong, failed, isWorking, change, submit };
};
