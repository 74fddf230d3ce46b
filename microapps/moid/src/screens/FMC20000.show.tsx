import {
  MainButton,
  Part,
  Screen,
  useAction,
  useLoad,
  usePerson,
  usePolling,
  useQuery,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { formatDate, maskName } from '@wallet/kit/format';
import {
  CredentialCard,
  Disclosure,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  PresentedCode,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listPlaces, makeCode, openRequest, readStanding } from '../api/calls.ts';
import { useHolder } from '../flows/useHolder.tsx';
import { listCards, openCard } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { type Card, issuerOf, type OpenCard, pictureOf, reasonOf } from '../model/card.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { useInstead } from '../parts/useInstead.tsx';

/** So often it is asked how a card that is shown stands, and whether its code was read. */
const ASK_MS = 4000;

/** My card at a counter: the wallet sees its holder first, then card and code stand there for as long as they count. */
export function FMC20000() {
  const asked = useQuery().get('card');
  const instead = useInstead();
  const [open, setOpen] = useState<OpenCard | null>(null);
  const load = useLoad(async () => {
    const cards = await listCards();
    return cards.find(({ id }) => id === asked) ?? (asked ? null : (cards[0] ?? null));
  }, [asked]);
  return (
    <Screen of={load} instead={instead} ground>
      {(card) =>
        card === null ? (
          instead.WALLET_CARD_GONE
        ) : open ? (
          <Shown card={open} close={() => setOpen(null)} />
        ) : (
          <Locked card={card} onOpen={setOpen} />
        )
      }
    </Screen>
  );
}

function Locked({ card, onOpen }: { card: Card; onOpen: (card: OpenCard) => void }) {
  const t = messages.use();
  const kind = t.kinds[card.kind];
  const holder = useHolder({
    note: t.show.note({ kind }),
    ask: (proof) => openCard(card.id, proof),
    onDone: onOpen,
  });
  return (
    <>
      <CardFace card={card} name={maskName(usePerson()?.name ?? '')} />
      <Lead title={t.show.locked({ kind })}>{t.show.lockedHint}</Lead>
      {holder.sheet}
      <MainButton action="openCard" isBusy={holder.isRunning} run={holder.begin}>
        {t.show.open({ kind })}
      </MainButton>
    </>
  );
}

function Shown({ card, close }: { card: OpenCard; close: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [standing, setStanding] = useState({ state: card.state, reason: card.reason });
  const [code, setCode] = useState<Awaited<ReturnType<typeof makeCode>> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const counts = standing.state === 'valid';
  // Put away, the card closes: whoever takes the phone up again is asked who they are.
  useResume(close);
  const renew = useAction(
    async () => {
      setProblem(null);
      setCode(await makeCode(card.id));
    },
    { onError: 'none' },
  );
  const load = useLoad(async () => {
    await renew.run();
    return null;
  });
  const look = async () => {
    const { transactionId, ...now } = await readStanding({ cardId: card.id, code: code?.code ?? '' });
    setStanding(now);
    if (transactionId) navigate.replace('FMC23000', { query: { txId: transactionId } });
  };
  // Without an answer the last one stands: the counter looks for itself.
  usePolling(() => look().catch(() => {}), ASK_MS, true);
  const reason = reasonOf(standing.reason);
  const facts = [
    ...(card.licenceClass ? [{ label: t.card.licenceClass, value: card.licenceClass }] : []),
    ...(card.address ? [{ label: t.attributes.address, value: card.address }] : []),
    { label: t.card.until, value: formatDate(card.validUntil) },
  ];
  return (
    <>
      <CredentialCard
        title={t.kinds[card.kind]}
        issuer={t.issuers[issuerOf[card.kind]]}
        name={card.name}
        number={card.number}
        photo={card.photo}
        picture={pictureOf[card.kind]}
        state={standing.state}
        {...(reason === 'none' ? {} : { stateText: t.badges[reason] })}
        facts={facts}
        isLive
      />
      {counts && load.state !== 'loading' ? (
        <PresentedCode
          isPart
          code={code && { qr: code.qr, barcode: code.code, seconds: code.seconds, id: code.code }}
          renewal="auto"
          onRenew={renew.run}
          problem={renew.error ? renew.error.messageId : problem}
          labels={{ qr: t.show.qr, barcode: t.show.barcode }}
          hint={t.show.hint}
        />
      ) : (
        !counts && (
          <InlineNotice tone="warning">
            {t.show.off[reason === 'address' ? 'update' : 'stopped']}
          </InlineNotice>
        )
      )}
      <Places />
    </>
  );
}

/** Counters near by where the phone is held to a tag. */
function Places() {
  const { show: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listPlaces);
  const touch = useAction(async (tagId: string) => {
    navigate.push('FMC23000', { query: { txId: await openRequest({ tagId }) } });
  });
  return (
    <Part of={load}>
      {(places) => (
        <Disclosure title={t.places}>
          <List>
            {places.map(({ id, name, metres }) => (
              <ListItem
                key={id}
                action="touchTag"
                leading={<IconTile picture="place" />}
                title={name}
                description={t.away({ metres })}
                onClick={() => void touch.run(id)}
              />
            ))}
          </List>
        </Disclosure>
      )}
    </Part>
  );
}
