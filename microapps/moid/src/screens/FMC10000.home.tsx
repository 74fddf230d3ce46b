import {
  DoorGrid,
  DoorList,
  MainButton,
  Part,
  Screen,
  useFollowLink,
  useLoad,
  usePerson,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { addDays, isOfAge, maskName, todaySeoul } from '@wallet/kit/format';
import {
  Bullets,
  Card,
  Carousel,
  Hero,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Section,
} from '@wallet/kit/ui';
import { listCases } from '../api/calls.ts';
import { listCards, type WalletStatus, walletStatus } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { type Card as IdCard, isReportedLost, pictureOf, reasonOf } from '../model/card.ts';
import { screenOf } from '../model/case.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { useInstead } from '../parts/useInstead.tsx';

/** How the phone's wallet stands decides what is seen first (3-identity-and-services s3). */
export function FMC10000() {
  const load = useLoad(async () => {
    const status = await walletStatus();
    return { status, cards: status === 'VC_EXIST' ? await listCards() : [] };
  });
  // A card may have been issued or stopped in another WebView.
  useResume(load.reload);
  return (
    <Screen of={load} instead={useInstead()} ground>
      {({ status, cards }) => (cards.length > 0 ? <Cards cards={cards} /> : <Begin status={status} />)}
    </Screen>
  );
}

const leads = {
  WALLET_NOT_EXIST: ['start', 'FMC11000'],
  WALLET_EXIST_BUT_VC_NOT_EXIST: ['add', 'FMC13000'],
  VC_EXIST: ['add', 'FMC13000'],
  WALLET_EXIST_BUT_NEW_INSTALLED: ['connect', 'FMC15000'],
} as const satisfies Record<WalletStatus, readonly [string, string]>;

function Begin({ status }: { status: WalletStatus }) {
  const { home: t } = messages.use();
  const { navigate } = useWallet();
  const { birth = '', isForeigner = false } = usePerson() ?? {};
  const [face, to] = leads[status];
  if (!isOfAge(birth, isForeigner ? 14 : 17)) return <TooYoung />;
  return (
    <>
      <Hero
        isPromise
        label={t.faces[face].title}
        note={t.faces[face].note}
        art={<IconTile picture="moid" size="large" />}
      />
      <Unfinished />
      <Card>
        <Section title={t.what}>
          <Bullets texts={t.uses} />
        </Section>
      </Card>
      <Doors />
      <MainButton action={face} run={() => navigate.push(to)}>
        {t.faces[face].action}
      </MainButton>
    </>
  );
}

function TooYoung() {
  const { home: t } = messages.use();
  const follow = useFollowLink();
  return (
    <>
      <Hero isPromise label={t.young} note={t.youngHint} art={<IconTile picture="student" size="large" />} />
      <MainButton action="studentCard" run={() => follow.run('FSL10000')}>
        {t.student}
      </MainButton>
    </>
  );
}

/** Days before its end, from which on a card is issued anew. */
const SOON = 30;

function Cards({ cards }: { cards: readonly IdCard[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const name = maskName(usePerson()?.name ?? '');
  const slides = cards.map((card) => ({
    id: card.id,
    content: (
      <CardFace {...{ card, name }} onOpen={() => navigate.push('FMC20000', { query: { card: card.id } })} />
    ),
  }));
  const isLost = cards.some(isReportedLost);
  const stopped = cards.filter((card) => card.state === 'suspended' && !isReportedLost(card));
  const soon = addDays(todaySeoul(), SOON);
  const isEnding = cards.some(({ state, validUntil }) => state === 'valid' && validUntil <= soon);
  return (
    <>
      {slides.length === 1 ? (
        slides[0]?.content
      ) : (
        <Carousel label={t.home.mine} slides={slides} autoplay={false} infinite={false} />
      )}
      {isLost && <InlineNotice tone="warning">{t.home.stopped}</InlineNotice>}
      {stopped.length > 0 && (
        <Card>
          <InlineNotice tone="warning">{t.home.stoppedByIssuer}</InlineNotice>
          <List label={t.home.stoppedByIssuer}>
            {stopped.map(({ id, kind, reason }) => (
              <ListItem
                key={id}
                action="seeStopped"
                leading={<IconTile picture={pictureOf[kind]} />}
                title={t.kinds[kind]}
                description={t.badges[reasonOf(reason)]}
                onClick={() => navigate.push('FMC24100', { query: { card: id } })}
              />
            ))}
          </List>
        </Card>
      )}
      {isEnding && <InlineNotice tone="warning">{t.home.ending}</InlineNotice>}
      <Unfinished />
      <DoorGrid
        bare
        size="quick"
        title={t.home.quick}
        doors={quick.map(([action, picture, code]) => ({
          action,
          picture,
          code,
          name: t.home.quickDoors[action],
        }))}
      />
      <Doors isLost={isLost} />
    </>
  );
}

/** A case that was left before its card came: it goes on where it was. */
function Unfinished() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listCases);
  return (
    <Part of={load}>
      {(cases) =>
        cases.length > 0 && (
          <Card tone="accent">
            <List>
              {cases.map(({ transactionId, kind, step }) => (
                <ListItem
                  key={transactionId}
                  action="goOn"
                  leading={<IconTile picture="moid" />}
                  title={t.home.unfinished({ kind: kind ? t.kinds[kind] : '' })}
                  description={t.home.steps[step]}
                  onClick={() => navigate.push(screenOf[step], { query: { txId: transactionId } })}
                />
              ))}
            </List>
          </Card>
        )
      }
    </Part>
  );
}

const quick = [
  ['scan', 'scan', 'QrCodeReaderMoidPopup'],
  ['add', 'moid', 'FMC13000'],
  ['history', 'history', 'FMC30000'],
  ['manage', 'security', 'FMC24000'],
] as const;
const doors = [
  ['loss', 'bag', 'FMC41000'],
  ['guide', 'whitepaper', 'FMC40000'],
] as const;

function Doors({ isLost = false }: { isLost?: boolean }) {
  const { home: t } = messages.use();
  return (
    <DoorList
      doors={doors.map(([action, picture, code]) => ({
        action,
        picture,
        code,
        name: action === 'loss' && isLost ? t.lift : t.doors[action],
        state: action === 'loss' && isLost ? t.liftNote : t.doorNotes[action],
      }))}
    />
  );
}
