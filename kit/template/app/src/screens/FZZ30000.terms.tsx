import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { AgreementList, BottomBar, Button, InlineNotice, TermsDialog } from '@wallet/kit/ui';
import { useState } from 'react';
import { readTerms } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { allMandatoryAgreed } from '../model/application.ts';
import { useApplicationDraft } from '../state/useApplicationDraft.ts';

const step = { current: 1, total: 2 };

export function FZZ30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { save } = useApplicationDraft();
  const terms = useLoad((signal) => readTerms(undefined, { signal }));
  const [agreed, setAgreed] = useState<Record<string, boolean>>({});
  const [openId, setOpenId] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const open = terms.data?.find(({ id }) => id === openId);

  const next = useAction(async () => {
    const isDone = allMandatoryAgreed(terms.data ?? [], agreed);
    setMissing(!isDone);
    if (!isDone) return;
    const agreedTerms = Object.keys(agreed).filter((id) => agreed[id]);
    await save({ intentId: crypto.randomUUID(), agreedTerms });
    navigate.push('FZZ31000');
  });

  const footer = (
    <BottomBar>
      <Button action="next" isBusy={next.isRunning} onClick={() => void next.run()}>
        {t.terms.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.terms.title} of={terms} step={step} footer={footer}>
      {(data) => (
        <>
          <InlineNotice>{t.terms.lead}</InlineNotice>
          <AgreementList items={data} value={agreed} onChange={setAgreed} onOpen={setOpenId} />
          {isMissing && (
            <InlineNotice tone="danger" messageId="notAgreed">
              {t.terms.missing}
            </InlineNotice>
          )}
          {open && (
            <TermsDialog
              isOpen
              title={open.title}
              text={open.text}
              onAgree={() => {
                setAgreed({ ...agreed, [open.id]: true });
                setOpenId(undefined);
              }}
              onClose={() => setOpenId(undefined)}
            />
          )}
        </>
      )}
    </Screen>
  );
}
