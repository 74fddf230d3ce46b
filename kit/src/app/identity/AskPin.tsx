import { type ReactNode, useState } from 'react';
import { encryptField } from '../../api/index.ts';
import type { PinVerdict } from '../../identity/index.ts';
import { alert, PinSheet, useIdentityWords } from '../../ui/index.ts';
import { useAction } from '../useAction.ts';

export interface AskPinProps {
  isOpen: boolean;
  title: string;
  /** what happens with it */
  note?: ReactNode;
  /** has the sealed number checked; what goes wrong otherwise is told as any refusal */
  check: (sealed: string) => Promise<PinVerdict>;
  onGood: (sealed: string) => void;
  /** the way out of a lock, and of a number that is forgotten: proof of who one is, then a new number */
  onReset: () => void;
  onClose: () => void;
}

/** Asks for the secret number of a credential: how many tries are left, and after the last a lock with its way out. */
export function AskPin({ isOpen, title, note, check, onGood, onReset, onClose }: AskPinProps) {
  const { pin: t } = useIdentityWords();
  const [left, setLeft] = useState<number | null>(null);
  const judge = useAction(async (sealed: string) => {
    const verdict = await check(sealed);
    if (verdict.kind === 'wrong') return setLeft(verdict.left);
    setLeft(null);
    onClose();
    if (verdict.kind === 'good') return onGood(sealed);
    await alert({ id: 'pinLocked', text: `${t.lockedTitle}. ${t.locked}`, confirmLabel: t.reset });
    onReset();
  });
  return (
    <PinSheet
      key={left}
      isOpen={isOpen}
      title={title}
      note={note}
      problem={left === null ? undefined : t.wrong({ left })}
      encrypt={encryptField}
      onDone={(sealed) => void judge.run(sealed)}
      onClose={() => {
        setLeft(null);
        onClose();
      }}
      onForgotten={onReset}
    />
  );
}
