import { useAction, useQuery, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Article, Button, confirm, InlineNotice, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { listContents, sendOpinion, tryContent } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Content, eventPath, type Opinion } from '../model/content.ts';
import { OpinionForm } from '../parts/OpinionForm.tsx';
import { StateBadge } from '../parts/StateBadge.tsx';

/** One content: what it is, trying it, and what the member thinks of it. */
export function ContentPage({ initial }: { initial: Content }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [content, setContent] = useState(initial);
  const { type, state, isTried } = content;
  const event = eventPath(useQuery());

  /** Where the answer was lost it may be done all the same: the page shows what the service knows. */
  async function orTruth(call: Promise<Content>): Promise<Content> {
    try {
      return await call;
    } catch (error) {
      const all = await listContents().catch(() => []);
      setContent((before) => all.find((each) => each.type === type) ?? before);
      throw error;
    }
  }

  const change = useAction(async (next: boolean) => {
    const labels = { danger: t.content.yes, cancelLabel: t.content.no };
    if (!next && !(await confirm({ id: 'stopTrialAsk', text: t.content.stopAsk, ...labels }))) return;
    setContent(await orTruth(tryContent({ type, isTried: next })));
    toast(next ? t.content.started : t.content.stopped);
  });
  const tell = useAction(async (opinion: Opinion) => {
    setContent(await orTruth(sendOpinion({ type, opinion })));
    toast(t.opinion.sent);
  });

  return (
    <Stack>
      <Article badges={<StateBadge content={content} />} title={content.name} text={content.description} />
      {event !== null && (
        <InlineNotice>
          <p>{t.content.event}</p>
          <Button
            variant="secondary"
            size="small"
            action="openEvent"
            onClick={() => void navigate.open(event)}
          >
            {t.content.openEvent}
          </Button>
        </InlineNotice>
      )}
      {state === 'open' && <InlineNotice tone="warning">{t.content.notice}</InlineNotice>}
      {state === 'soon' && <InlineNotice>{t.content.soon}</InlineNotice>}
      {state === 'over' && <InlineNotice>{t.content.over}</InlineNotice>}
      {state === 'open' && isTried && (
        <p role="status">{t.content.since({ date: formatDate(content.triedSince) })}</p>
      )}
      {state === 'open' && (
        <Button
          full
          variant={isTried ? 'secondary' : 'primary'}
          action={isTried ? 'stopTrial' : 'startTrial'}
          isBusy={change.isRunning}
          onClick={() => void change.run(!isTried)}
        >
          {isTried ? t.content.stop : t.content.start}
        </Button>
      )}
      {state === 'open' && isTried && (
        <OpinionForm
          key={content.opinion ? 'known' : 'new'}
          known={content.opinion}
          isBusy={tell.isRunning}
          onSend={(opinion) => void tell.run(opinion)}
        />
      )}
      <Button full variant="text" action="list" onClick={() => navigate.replace('FLA61000')}>
        {t.content.all}
      </Button>
    </Stack>
  );
}
