import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

const isTopDialog = (content: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1)?.contains(content) ?? true;

interface DiscardQuestion {
  /** Of an element in the dialog that is closed. */
  content: RefObject<HTMLDivElement | null>;
  close: () => void;
  question: ReactNode;
}

/** Closing a dialog asks first while what was typed in it is unsaved. */
export const useDiscardQuestion = (isUnsaved: () => boolean, onClose: () => void): DiscardQuestion => {
  const [isAsking, setIsAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    // A dialog above gets the same Escape, which closes that one only.
    if (!isTopDialog(content.current)) return;
    // In the next task: the confirmation would otherwise close on the same Escape.
    if (isUnsaved()) setTimeout(() => setIsAsking(true));
    else onClose();
  };
  const discard = () => {
    setIsAsking(false);
    onClose();
  };
  const question = (
    <ConfirmDialog
      opened={isAsking}
      question="Discard changes?"
      consequence="What you typed here hasn’t been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      isDanger
      onConfirm={discard}
      onCancel={() => setIsAsking(false)}
    />
  );
  return { content, close, question };
};
