import { ApiError } from '@wallet/kit/api';
import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { dayText, momentText } from '@wallet/kit/format';
import { isOpen } from '@wallet/kit/manifest';
import { locale } from '@wallet/kit/messages';
import {
  AgreementList,
  alert,
  BottomBar,
  Bullets,
  Button,
  InlineNotice,
  ResultPage,
  Section,
  TermsDialog,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { EVENT_CLOSED, readEvent, takePart } from '../api/calls.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { allAgreed, type Part } from '../model/event.ts';
import { AboutEvent } from '../parts/AboutEvent.tsx';

const { window: openWindow } = manifest.screens.EPO10000;

export function EPO10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const event = useLoad((signal) => readEvent(undefined, { signal }));
  const [agreed, setAgreed] = useState<Record<string, boolean>>({});
  const [openId, setOpenId] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [sent, setSent] = useState<Part | null>(null);
  const part = sent ?? event.data?.part ?? null;
  const terms = event.data?.terms ?? [];
  const openTerm = terms.find(({ id }) => id === openId);

  async function leaveClosed() {
    await alert({ id: 'eventClosed', text: t.closed });
    navigate.replace(openWindow.otherwise);
  }

  const submit = useAction(async () => {
    // The page may have been open since before the end.
    if (!isOpen(openWindow, new Date())) return leaveClosed();
    const isDone = allAgreed(terms, agreed);
    setMissing(!isDone);
    if (!isDone) return;
    try {
      setSent(await takePart(Object.keys(agreed).filter((id) => agreed[id])));
      window.scrollTo(0, 0);
    } catch (error) {
      if (error instanceof ApiError && error.code === EVENT_CLOSED) return leaveClosed();
      // Where the answer was lost the customer may have taken part all the same.
      setSent((await readEvent().catch(() => null))?.part ?? null);
      throw error;
    }
  });

  const footer = (
    <BottomBar>
      {part ? (
        <Button full action="others" onClick={() => void navigate.open('/noti/FAL30000')}>
          {t.others}
        </Button>
      ) : (
        <Button
          full
          action="submit"
          isBusy={submit.isRunning}
          isReady={allAgreed(terms, agreed)}
          onClick={() => void submit.run()}
        >
          {t.submit}
        </Button>
      )}
    </BottomBar>
  );

  return (
    <Screen title={t.title} of={event} footer={footer}>
      {(shown) => (
        <>
          {part && (
            <ResultPage
              kind="success"
              title={t.done}
              description={t.doneText({ date: dayText(shown.announcedAt, locale.value) })}
              rows={[
                { label: t.number, value: part.number },
                { label: t.at, value: momentText(part.at, locale.value) },
              ]}
            />
          )}
          <AboutEvent event={shown} />
          {!part && shown.terms.length > 0 && (
            <Section title={t.terms}>
              <AgreementList items={shown.terms} value={agreed} onChange={setAgreed} onOpen={setOpenId} />
              {isMissing && (
                <InlineNotice tone="danger" messageId="notAgreed">
                  {t.missing}
                </InlineNotice>
              )}
            </Section>
          )}
          <Section title={t.notes}>
            <Bullets texts={t.noteList} />
          </Section>
          {openTerm && (
            <TermsDialog
              isOpen
              title={openTerm.title}
              text={openTerm.text}
              onAgree={() => {
                setAgreed({ ...agreed, [openTerm.id]: true });
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
