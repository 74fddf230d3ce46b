import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { AgreementList, BottomBar, Button, InlineNotice, TermsDialog, useAgreements } from '@wallet/kit/ui';
import { useState } from 'react';
import { readTerms } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { agreedIds } from '../model/application.ts';
import { useApplicationDraft } from '../state/useApplicationDraft.ts';

const step = { current: 1, total: 2 };

export function FZZ30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { save } = useApplicationDraft();
  const terms = useLoad((signal) => readTerms(undefined, { signal }));
  const { list, agree, check } = useAgreements(terms.data ?? []);
  const [openId, setOpenId] = useState<string>();
  const open = terms.data?.find(({ id }) => id === openId);

  const next = useAction(async () => {
    if (!check()) return;
    await save({ intentId: crypto.randomUUID(), agreedTerms: agreedIds(list.value) });
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
      <InlineNotice>{t.terms.lead}</InlineNotice>
      <AgreementList {...list} onOpen={setOpenId} />
      {open && (
        <TermsDialog
          isOpen
          title={open.title}
          text={open.text}
          onAgree={() => {
            agree(open.id);
            setOpenId(undefined);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Screen>
  );
}
