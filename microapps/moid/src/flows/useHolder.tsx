import { ApiError } from '@wallet/kit/api';
import { AskPin, useAction, useHolderCheck, useWallet } from '@wallet/kit/app';
import type { PinVerdict } from '@wallet/kit/identity';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { HolderProof } from './wallet.ts';

interface HolderPlan<T> {
  /** what happens: over the keypad, and as a sentence to the phone's own check */
  note: string;
  /** asks the wallet, which looks at the proof itself */
  ask: (proof: HolderProof) => Promise<T>;
  onDone: (value: T) => unknown;
  /** by the wallet's own no: where that leads */
  on?: Readonly<Record<string, () => unknown>>;
  /** the number alone will do */
  onlyPin?: boolean;
}

/** What a wallet's no makes of the number that was entered. */
function verdictOf(error: unknown): PinVerdict | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'WALLET_PIN_LOCKED') return { kind: 'locked' };
  if (error.code !== 'WALLET_PIN_WRONG') return null;
  return { kind: 'wrong', left: (error.payload as { left: number }).left };
}

/** Has the wallet see its holder, by face or finger, else by the number, and goes on with what it answers. */
export function useHolder<T>({ note, ask, onDone, on = {}, onlyPin = false }: HolderPlan<T>) {
  const { pin: t } = messages.use();
  const { navigate } = useWallet();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<T>(undefined);
  const byFace = useAction(
    async (kind: string) => {
      await goOn.run(await ask({ biometry: kind }));
    },
    { on: { ...on, WALLET_PIN_NEEDED: () => setAsking(true) } },
  );
  const goOn = useAction(async (value: T) => {
    await onDone(value);
  });

  const holder = useHolderCheck({
    reason: note,
    hasBiometry: !onlyPin,
    onSeen: (kind) => void byFace.run(kind),
    askPin: () => setAsking(true),
  });

  const sheet: ReactNode = (
    <AskPin
      isOpen={isAsking}
      title={t.title}
      note={note}
      check={async (sealed) => {
        try {
          answer.current = await ask({ pin: sealed });
          return { kind: 'good' };
        } catch (error) {
          const verdict = verdictOf(error);
          if (verdict) return verdict;
          setAsking(false);
          throw error;
        }
      }}
      onGood={() => void goOn.run(answer.current as T)}
      onReset={() => navigate.push('SecureKeyPad', { query: { mode: 'reset' } })}
      onClose={() => setAsking(false)}
    />
  );
  return { begin: holder.begin, sheet, isRunning: holder.isOpen || byFace.isRunning || goOn.isRunning };
}
