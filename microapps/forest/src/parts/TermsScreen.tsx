import { Screen, useAction } from '@wallet/kit/app';
import { AgreementList, BottomBar, Button, InlineNotice, TermsDialog } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { allMandatoryAgreed, type Term } from '../model/term.ts';
import text from './text.module.css';

interface TermsScreenProps {
  title: string;
  step?: { current: number; total: number };
  terms: readonly Term[];
  lead: string;
  /** ids agreed before */
  agreed: readonly string[];
  onAgree: (agreements: Record<string, boolean>) => Promise<void>;
}

/** A screen of terms to agree to before going on; each can be read in full. */
export function TermsScreen({ title, step, terms, lead, agreed, onAgree }: TermsScreenProps) {
  const t = messages.use();
  const [agreements, setAgreements] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(terms.map(({ id }) => [id, agreed.includes(id)])),
  );
  const [openId, setOpenId] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const open = terms.find(({ id }) => id === openId);
  const next = useAction(async () => {
    const isDone = allMandatoryAgreed(terms, agreements);
    setMissing(!isDone);
    if (isDone) await onAgree(agreements);
  });

  const footer = (
    <BottomBar>
      <Button action="next" isBusy={next.isRunning} onClick={() => void next.run()}>
        {t.agreeAndNext}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={title} footer={footer} {...(step ? { step } : {})}>
      <p className={text.lead}>{lead}</p>
      <AgreementList
        items={terms.map(({ id, title, mandatory }) => ({ id, title: say(title), mandatory }))}
        value={agreements}
        onChange={setAgreements}
        onOpen={setOpenId}
      />
      {isMissing && (
        <InlineNotice tone="danger" messageId="notAgreed">
          {t.refusals.termsMissing}
        </InlineNotice>
      )}
      {open && (
        <TermsDialog
          isOpen
          title={say(open.title)}
          text={say(open.text)}
          onAgree={() => {
            setAgreements({ ...agreements, [open.id]: true });
            setOpenId(undefined);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Screen>
  );
}
