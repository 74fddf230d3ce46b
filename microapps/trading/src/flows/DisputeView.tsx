import { ApiError } from '@wallet/kit/api';
import { Gone, MainButton, useAction, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Button,
  confirm,
  Gallery,
  InlineNotice,
  KeyValue,
  Lead,
  List,
  ListItem,
  Note,
  RadioGroup,
  Section,
  Sheet,
  Stack,
  Stepper,
  TextField,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readDeal, take as takeStep } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Deal, type Dispute, partOf, type Reason } from '../model/deal.ts';
import { Pictures } from '../parts/Pictures.tsx';
import { DealScreen, useStep } from './DealScreen.tsx';
import { ParcelSheet } from './ParcelSheet.tsx';

/** What is wrong, what the other says, and how both may agree. */
export function DisputeView({ id }: { id: string }) {
  const t = messages.use();
  return (
    <DealScreen id={id} title={t.dispute.title}>
      {(deal, { reload }) => {
        if (deal.dispute) return <Under deal={deal} dispute={deal.dispute} reload={reload} />;
        if (deal.may.includes('dispute')) return <Open deal={deal} reload={reload} />;
        const to = `/trading?view=deal&dealId=${id}`;
        return <Gone to={to} title={t.refusals.state} description="" action={t.see} />;
      }}
    </DealScreen>
  );
}

const reasons = ['notCome', 'damaged', 'otherThing', 'different'] as const;

function Open({ deal: { id, thing }, reload }: { deal: Deal; reload: () => void }) {
  const { dispute: t } = messages.use();
  const [reason, setReason] = useState<Reason | ''>('');
  const [text, setText] = useState('');
  const [images, setImages] = useState<string[]>([]);
  const { run, isRunning } = useStep(id, reload);
  return (
    <Stack>
      <Lead title={t.lead}>{thing}</Lead>
      <RadioGroup
        field="reason"
        legend={t.reason}
        value={reason}
        onChange={setReason}
        options={reasons.map((value) => ({ value, label: t.reasons[value] }))}
      />
      <TextField field="text" label={t.text} rows={4} maxLength={500} value={text} onChange={setText} />
      <Pictures images={images} onChange={setImages} />
      <InlineNotice>{t.note}</InlineNotice>
      <MainButton
        action="openDispute"
        isBusy={isRunning}
        disabled={reason === '' || text.trim() === ''}
        run={() => reason !== '' && run({ call: 'dispute', reason, text: text.trim(), images })}
      >
        {t.submit}
      </MainButton>
    </Stack>
  );
}

interface UnderProps {
  deal: Deal;
  dispute: Dispute;
  reload: () => void;
}

function Under({ deal, dispute, reload }: UnderProps) {
  const { dispute: t, ...all } = messages.use();
  const { reason, text, images, answer, back, decidedBy, isAtDesk } = dispute;
  const isOpen = deal.state === 'disputed' || deal.state === 'returning';
  return (
    <Stack>
      {deal.state === 'disputed' && (
        <InlineNotice messageId="tradeDisputeOpen">{isAtDesk ? t.desk : t.open}</InlineNotice>
      )}
      <Lead title={t.reasons[reason]}>{text}</Lead>
      <Gallery images={images.map((src, at) => ({ src, alt: all.pictures.alt({ number: at + 1 }) }))} />
      <KeyValue
        rows={[
          { label: all.facts.state, value: all.states[deal.state], isStrong: true },
          ...(isOpen && deal.dueAt ? [{ label: t.until, value: all.moment({ at: deal.dueAt }) }] : []),
          ...(decidedBy ? [{ label: t.decided, value: t.by[decidedBy] }] : []),
          ...(answer ? [{ label: t.answered, value: answer }] : []),
          ...(back.carrier
            ? [{ label: t.backBy, value: `${all.carriers[back.carrier]} ${back.number}` }]
            : []),
        ]}
      />
      <Proposals deal={deal} dispute={dispute} />
      {isOpen && <Agree deal={deal} reload={reload} />}
    </Stack>
  );
}

function useSays(price: number) {
  const { dispute: t } = messages.use();
  return (kind: 'part' | 'return', percent: number) =>
    kind === 'return' ? t.offers.return : t.offers.part({ percent, won: partOf(price, percent) });
}

function Proposals({ deal: { price, role }, dispute: { proposals } }: Pick<UnderProps, 'deal' | 'dispute'>) {
  const { dispute: t, moment } = messages.use();
  const says = useSays(price);
  if (proposals.length === 0) return null;
  return (
    <Section title={t.proposals}>
      <List label={t.proposals}>
        {proposals.map(({ by, kind, percent, at }) => (
          <ListItem
            key={`${by}${at}${percent}`}
            title={says(kind, percent)}
            description={`${by === role ? t.mine : t.theirs} · ${moment({ at })}`}
          />
        ))}
      </List>
    </Section>
  );
}

/** Takes the proposal that was shown; where it is another one by now, answers the proposals as they are. */
async function takeOffer(id: string, proposal: number): Promise<Dispute['proposals'] | undefined> {
  try {
    await takeStep({ id, step: { call: 'take', proposal } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'TRADE_OFFER') throw error;
    const { dispute, may } = await readDeal(id);
    return may.includes('take') ? dispute?.proposals : undefined;
  }
}

/** What this side may do now towards an end. */
function Agree({ deal, reload }: Pick<UnderProps, 'deal' | 'reload'>) {
  const { dispute: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const { id, may, price, dispute } = deal;
  const { run, isRunning } = useStep(id, reload);
  const says = useSays(price);
  const [open, setOpen] = useState<'answer' | 'settle' | 'sendBack' | null>(null);
  const [text, setText] = useState('');
  const [percent, setPercent] = useState(20);
  const last = dispute?.proposals.at(-1);
  const close = (done: unknown) => done && setOpen(null);
  const take = useAction(
    async () => {
      let shown = dispute?.proposals ?? [];
      let words = last ? t.takeAsk({ what: says(last.kind, last.percent) }) : '';
      while (await confirm({ id: 'take', text: words, confirmLabel: t.take })) {
        const latest = await takeOffer(id, shown.length);
        reload();
        const [before, now] = [shown.at(-1), latest?.at(-1)];
        if (!latest || !before || !now) return;
        // The other side has changed it meanwhile: both are shown, and it is asked again.
        const [was, is] = [says(before.kind, before.percent), says(now.kind, now.percent)];
        words = t.takeChanged({ before: was, now: is });
        shown = latest;
      }
    },
    { onRefusal: reload, onLost: reload },
  );
  const check = async (isGood: boolean) => {
    const words = isGood ? t.backGoodAsk : t.backBadAsk;
    if (await confirm({ id: 'returnConfirm', text: words, confirmLabel: isGood ? t.backGood : t.backBad }))
      await run({ call: 'returnConfirm', isGood });
  };
  const giveUp = async () => {
    const words = all.asks.confirm(deal);
    if (!(await confirm({ id: 'confirm', text: words, confirmLabel: all.acts.confirm }))) return;
    if (await run({ call: 'confirm' })) navigate.back();
  };
  const main = (['take', 'answer', 'sendBack', 'returnConfirm', 'settle'] as const).find((one) =>
    may.includes(one),
  );
  const starts = {
    take: () => take.run(),
    answer: () => setOpen('answer'),
    sendBack: () => setOpen('sendBack'),

    returnConfirm: () => check(true),
    settle: () => setOpen('settle'),
  };
  return (
    <>
      <Actions beside>
        {may.includes('settle') && main !== 'settle' && (
          <Button full variant="secondary" action="settle" onClick={() => setOpen('settle')}>
            {t.propose}
          </Button>
        )}
        {may.includes('confirm') && (
          <Button full variant="secondary" action="confirm" onClick={() => void giveUp()}>
            {t.giveUp}
          </Button>
        )}
        {main === 'returnConfirm' && (
          <Button full variant="secondary" action="returnRefuse" onClick={() => void check(false)}>
            {t.backBad}
          </Button>
        )}
      </Actions>
      {main ? (
        <MainButton action={main} isBusy={isRunning} run={starts[main]}>
          {
            {
              take: t.take,
              answer: t.answer,
              sendBack: t.sendBack,
              returnConfirm: t.backGood,
              settle: t.propose,
            }[main]
          }
        </MainButton>
      ) : (
        <Note>{t.waits}</Note>
      )}
      <Sheet
        isOpen={open === 'answer'}
        title={t.answer}
        onClose={() => setOpen(null)}
        footer={
          <Button
            full
            action="sendAnswer"
            disabled={text.trim() === ''}
            isBusy={isRunning}
            onClick={() => void run({ call: 'answer', text: text.trim() }).then(close)}
          >
            {t.answerSubmit}
          </Button>
        }
      >
        <TextField
          field="answer"
          label={t.answerLabel}
          rows={4}
          maxLength={500}
          value={text}
          onChange={setText}
        />
      </Sheet>
      <Sheet
        isOpen={open === 'settle'}
        title={t.propose}
        onClose={() => setOpen(null)}
        footer={
          <Actions>
            <Button
              full
              action="proposePart"
              isBusy={isRunning}
              onClick={() => void run({ call: 'settle', kind: 'part', percent }).then(close)}
            >
              {says('part', percent)}
            </Button>
            <Button
              full
              variant="secondary"
              action="proposeReturn"
              isBusy={isRunning}
              onClick={() => void run({ call: 'settle', kind: 'return', percent: 0 }).then(close)}
            >
              {t.offers.return}
            </Button>
          </Actions>
        }
      >
        <Stepper
          field="percent"
          label={t.percent}
          unit="%"
          min={5}
          max={95}
          step={5}
          value={percent}
          onChange={setPercent}
        />
      </Sheet>
      <ParcelSheet
        isOpen={open === 'sendBack'}
        title={t.sendBack}
        note={t.sendBackNote}
        onClose={() => setOpen(null)}
        onSend={(parcel) => run({ call: 'sendBack', ...parcel }).then(close)}
      />
    </>
  );
}
