import { MainButton, useShareLink, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Button,
  Card,
  confirm,
  Gallery,
  Hero,
  InlineNotice,
  KeyValue,
  Lead,
  Money,
  Note,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { type Act, type Deal, isHeld } from '../model/deal.ts';
import { StateBadge } from '../parts/DealRow.tsx';
import { Progress } from '../parts/Progress.tsx';
import { ChangeSheet } from './ChangeSheet.tsx';
import { Chat } from './Chat.tsx';
import { DealScreen, useStep } from './DealScreen.tsx';
import { HandOver } from './HandOver.tsx';
import { ParcelSheet } from './ParcelSheet.tsx';

type OpenSheet = 'ship' | 'handOver' | 'change' | null;

/** One deal: what is held, what is next, one main button that fits, and the chat. */
export function DealView({ id }: { id: string }) {
  return <DealScreen id={id}>{(deal, { reload }) => <One deal={deal} reload={reload} />}</DealScreen>;
}

function One({ deal, reload }: { deal: Deal; reload: () => void }) {
  const t = messages.use();
  const { thing, text, images, other, isInvited } = deal;
  return (
    <Stack>
      <Notices deal={deal} />
      <Lead title={thing}>{other ? t.person(other) : t.nobody}</Lead>
      <Hero
        label={isHeld(deal) ? t.list.held : t.facts.price}
        value={t.amount({ won: isHeld(deal) ? deal.pays : deal.price })}
        unit={t.unit}
        lead={<StateBadge state={deal.state} />}
        note={t.next(deal)}
        art="none"
      />
      {text && <Note>{text}</Note>}
      <Gallery images={images.map((src, at) => ({ src, alt: t.pictures.alt({ number: at + 1 }) }))} />
      <Terms deal={deal} />
      {!isInvited && (
        <>
          <Section title={t.progress}>
            <Progress deal={deal} />
          </Section>
          <Chat deal={deal} reload={reload} />
        </>
      )}
      <Doing deal={deal} reload={reload} />
    </Stack>
  );
}

function Notices({ deal: { state, isChanged, isPayoutWaiting, role, may } }: { deal: Deal }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      {state === 'frozen' && (
        <InlineNotice tone="danger" messageId="tradeFrozen">
          {t.refusals.frozen}
        </InlineNotice>
      )}
      {isChanged && may.includes('accept') && (
        <InlineNotice tone="warning" messageId="tradeChanged">
          {t.changed}
        </InlineNotice>
      )}
      {isPayoutWaiting && role === 'seller' && (
        <InlineNotice tone="warning" messageId="tradePayoutWaits">
          <p>{t.payoutWaits}</p>
          <Button
            size="small"
            variant="text"
            action="remedy"
            onClick={() => navigate.push('/point/FPO21100')}
          >
            {t.pay.needs.account}
          </Button>
        </InlineNotice>
      )}
    </>
  );
}

function Terms({ deal }: { deal: Deal }) {
  const t = messages.use();
  const { price, delivery, fee, feePayer, pays, gets, way, role, carrier, number } = deal;
  return (
    <Section title={t.terms}>
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.facts.price, value: <Money amount={price} /> },
            { label: t.facts.way, value: t.ways[way] },
            ...(way === 'parcel' ? [{ label: t.facts.delivery, value: <Money amount={delivery} /> }] : []),
            { label: t.facts.fee, value: t.feeBy({ fee, payer: feePayer }) },
            role === 'buyer'
              ? { label: t.facts.pays, value: <Money amount={pays} />, isStrong: true }
              : { label: t.facts.gets, value: <Money amount={gets} />, isStrong: true },
            ...(carrier ? [{ label: t.carriers[carrier], value: number }] : []),
          ]}
        />
      </Card>
    </Section>
  );
}

/** Asked about before it is done: what moves money, or ends the deal. */
const asked: readonly Act[] = ['confirm', 'withdraw', 'report'];

/** The main button that fits the state; the rest stands quietly below. */
function Doing({ deal, reload }: { deal: Deal; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [open, setOpen] = useState<OpenSheet>(null);
  const { run, isRunning } = useStep(deal.id, reload);
  const share = useShareLink(() => toast(t.copied));
  const { id, may, version, state, other } = deal;
  const go = (view: string) => navigate.push('TRADING', { query: { view, dealId: id } });

  async function act(what: Act) {
    if (what === 'pay') return go('pay');
    if (what === 'ship' || what === 'handOver' || what === 'change') return setOpen(what);
    if (what === 'accept') return run({ call: 'accept', version });
    if (what === 'confirm' || what === 'withdraw' || what === 'report') {
      const words = t.asks[what](deal);
      if (asked.includes(what) && !(await confirm({ id: what, text: words, confirmLabel: t.acts[what] })))
        return;
      if ((await run({ call: what })) && what === 'report') toast(t.reported);
      return;
    }
    go('dispute');
  }
  // All that belongs to a dispute has a view of its own.
  const hasDispute = state === 'disputed' || state === 'returning';
  const shown: Act[] = hasDispute ? ['dispute'] : may;
  const first = shown.find((one) => one !== 'withdraw' && one !== 'report' && one !== 'change');
  const beside = first === 'confirm' ? shown.find((one) => one === 'dispute') : undefined;
  const rest = shown.filter((one) => one !== first && one !== beside);
  const waits = state === 'offered' && deal.isMine && other === null;
  return (
    <>
      {rest.length > 0 && (
        <Actions beside>
          {rest.map((one) => (
            <Button key={one} full variant="text" action={one} onClick={() => void act(one)}>
              {t.acts[one]}
            </Button>
          ))}
        </Actions>
      )}
      {waits && (
        <MainButton
          action="invite"
          run={() =>
            share({
              title: deal.thing,
              text: t.invite({ thing: deal.thing }),
              url: new URL(`/trading?dealId=${id}`, location.origin).href,
            })
          }
        >
          {t.share}
        </MainButton>
      )}
      {first && !waits && (
        <MainButton
          action={first}
          isBusy={isRunning}
          run={() => act(first)}
          beside={
            beside && (
              <Button variant="secondary" action={beside} onClick={() => void act(beside)}>
                {t.acts[beside]}
              </Button>
            )
          }
        >
          {hasDispute ? t.seeDispute : first === 'handOver' ? t.meet.by[deal.role] : t.acts[first]}
        </MainButton>
      )}
      <ParcelSheet
        isOpen={open === 'ship'}
        title={t.acts.ship}
        note={t.shipNote}
        onClose={() => setOpen(null)}
        onSend={async (parcel) => (await run({ call: 'ship', ...parcel })) && setOpen(null)}
      />
      {open === 'change' && <ChangeSheet deal={deal} onClose={() => setOpen(null)} run={run} />}
      {open === 'handOver' && <HandOver deal={deal} onClose={() => setOpen(null)} reload={reload} />}
    </>
  );
}
