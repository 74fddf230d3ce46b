import { useAction, useSignIn } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Button, Note, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { prove } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Kind } from '../model/trip.ts';

interface ProofProps {
  kind: Kind;
  label: string;
  /** the query with which a visitor who signs in for it comes back to the choice of passengers */
  back: Record<string, string>;
  /** it holds: what needed it goes on */
  onProved?: () => unknown;
}

/** Proves a discount: the service books it for nobody without. */
export function Proof({ kind, label, back, onProved }: ProofProps) {
  const t = messages.use().choose;
  const signIn = useSignIn();
  const [number, setNumber] = useState('');
  const [until, setUntil] = useState('');
  const ask = useAction(async () => {
    if (!(await signIn(`/rail/FKS21000?${new URLSearchParams(back)}`))) return;
    setUntil(formatDate(await prove({ kind, number })));
    await onProved?.();
  });
  if (until !== '') return <Note>{t.proved({ until })}</Note>;
  return (
    <>
      <TextField
        field={`proof-${kind}`}
        label={t.proofNumber({ label })}
        hint={t.proofHint}
        inputMode="numeric"
        maxLength={8}
        shape={(text) => text.normalize('NFKC').replace(/\D/g, '')}
        value={number}
        onChange={setNumber}
      />
      <Button
        full
        variant="secondary"
        action="prove"
        disabled={number.length < 8}
        onClick={() => void ask.run()}
      >
        {t.prove}
      </Button>
    </>
  );
}
