import { useAction, useWallet } from '@wallet/kit/app';
import { Actions, Button, LiveMark, PresentedCode, type ShownCode } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { readCode } from '../api/calls.ts';
import { CardScreen } from '../flows/CardScreen.tsx';
import { messages } from '../messages/index.ts';
import type { StudentCard } from '../model/card.ts';

/** Held to a scanner: at the gate, in the library, at a till. */
export function FSL21100() {
  return <CardScreen>{({ card }) => <Code key={card.id} card={card} />}</CardScreen>;
}

function Code({ card }: { card: StudentCard }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [code, setCode] = useState<ShownCode | null>(null);
  const { run: ask, error } = useAction(
    async () => {
      const fresh = await readCode(card.id);
      setCode({ ...fresh, id: fresh.barcode, receivedAt: performance.now() });
    },
    { onError: 'none', on: { IDC_OVER: () => navigate.replace('FSL21000', { query: { cardId: card.id } }) } },
  );
  useEffect(() => {
    void ask();
  }, [ask]);
  return (
    <>
      <PresentedCode
        code={code}
        onRenew={ask}
        renewal="auto"
        showsNumber
        problem={error?.messageId ?? null}
        labels={t.code.labels}
        means={{
          picture: 'student',
          name: card.studentName,
          note: `${card.schoolName} · ${t.gradeAndClass(card)}`,
        }}
        hint={t.code.hint}
      />
      <LiveMark />
      <Actions>
        <Button
          full
          variant="secondary"
          action="card"
          onClick={() => navigate.replace('FSL21000', { query: { cardId: card.id } })}
        >
          {t.code.card}
        </Button>
      </Actions>
    </>
  );
}
