import {
  loginMove,
  Screen,
  Unfinished,
  useFollowLink,
  useLoad,
  usePerson,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import {
  Actions,
  Banner,
  Button,
  Card,
  Hero,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  NoticeBar,
  Section,
} from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { listNotices, readBanner, readIsPayUser } from '../api/listCalls.ts';
import { payment } from '../flows/payment.ts';
import { HistoryCard } from '../flows/RecentPayments.tsx';
import { useBalances } from '../flows/useBalances.ts';
import { useOpenCode } from '../flows/useOpenCode.ts';
import { useStartPayment } from '../flows/useStartPayment.ts';
import { messages } from '../messages/index.ts';

export function FFQ01000() {
  const t = messages.use();
  const person = usePerson();
  return (
    <Screen title={t.start.title} ground>
      {person ? <ForMembers /> : <ForVisitors />}
      <More isMember={person !== null} />
    </Screen>
  );
}

function ForVisitors() {
  const { start: t } = messages.use();
  const { navigate, bridge } = useWallet();
  return (
    <Card tone="accent">
      <h2>{t.lead}</h2>
      <p>{t.text}</p>
      <Button
        full
        action="login"
        onClick={() => navigate.push(loginMove('/fpayment/FFQ01000', bridge.isNative))}
      >
        {t.login}
      </Button>
    </Card>
  );
}

function ForMembers() {
  const { start: t } = messages.use();
  const { navigate } = useWallet();
  const balances = useBalances();
  const start = useStartPayment();
  const follow = useFollowLink();
  // Neither of these may keep the customer from paying: without an answer nothing is shown. A code of a WebView that
  // was killed comes first: nobody looks at it, so nobody should be paid by it.
  const noted = useOpenCode();
  const ended = useLoad(() => noted.endNoted().then(() => true), [noted]);
  useResume(ended.reload);
  const banner = useLoad((signal) => readBanner(undefined, { signal }));
  const [isNoticeClosed, setNoticeClosed] = useState(false);
  const notices = useLoad((signal) => listNotices(1, { signal }));
  const notice = isNoticeClosed ? undefined : notices.data?.items.find(({ isImportant }) => isImportant);
  const isUser = useLoad((signal) => readIsPayUser(undefined, { signal }));

  return (
    <>
      {ended.data && (
        <Unfinished
          order={payment}
          at="FFQ02600"
          says={() => t.unfinished}
          see={{ label: t.seeUnfinished, action: 'seeUnfinished' }}
        />
      )}
      {notice && (
        <NoticeBar
          text={notice.title}
          onClose={() => setNoticeClosed(true)}
          onOpen={() => navigate.push('FFQ05000')}
        />
      )}
      {isUser.data === false && <InlineNotice>{t.notUser}</InlineNotice>}
      <Purse balances={balances}>
        <Button
          full
          icon="barcode"
          action="showCode"
          isBusy={start.isRunning}
          onClick={() => void start.run('FFQ02100')}
        >
          {t.show}
        </Button>
        <Button
          full
          variant="secondary"
          icon="scan"
          action="scanCode"
          isBusy={start.isRunning}
          onClick={() => void start.run('FFQ02200')}
        >
          {t.scan}
        </Button>
      </Purse>
      {banner.data && (
        <Banner
          title={banner.data.text}
          picture="fpayment"
          {...(banner.data.link !== '' && {
            onOpen: () => void follow.run(banner.data?.link ?? ''),
          })}
        />
      )}
    </>
  );
}

interface PurseProps {
  balances: ReturnType<typeof useBalances>;
  /** what is done with it */
  children: ReactNode;
}

/** What pays: the points, which go first, and the account behind them; without points the account. */
function Purse({ balances: { points, account, isRead }, children }: PurseProps) {
  const { start, balances: t } = messages.use();
  const left = account?.left ?? null;
  const name = account?.alias || t.account;
  const isPoints = points !== null || left === null;
  const value = isPoints ? points : left;
  const known =
    value === null
      ? {}
      : isPoints
        ? { value: formatMoney(value), unit: 'P' }
        : t.wonFigure({ amount: value });
  return (
    <div {...(value !== null && { 'data-part': 'balances' })}>
      <Hero
        label={isPoints ? t.points : name}
        {...known}
        {...(isRead && value === null && { problem: t.unknown })}
        waiting={t.title}
        note={isPoints && left !== null ? t.behind({ name, left }) : isRead ? start.text : ''}
      >
        {children}
      </Hero>
    </div>
  );
}

const forMembers = [['method', 'FFQ04000', 'card']] as const;
const forAll = [
  ['guide', 'FFQ01100', 'whitepaper'],
  ['about', 'FFQ06000', 'fpayment'],
] as const;
const quiet = [
  ['notices', 'FFQ05000'],
  ['notes', 'FFQ05100'],
] as const;

function More({ isMember }: { isMember: boolean }) {
  const { start: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      {isMember && <HistoryCard />}
      <Card>
        <Section title={t.more}>
          <List>
            {[...(isMember ? forMembers : []), ...forAll].map(([name, code, picture]) => (
              <ListItem
                key={code}
                title={t[name]}
                leading={<IconTile picture={picture} />}
                action={name}
                onClick={() => navigate.push(code)}
              />
            ))}
          </List>
        </Section>
      </Card>
      {isMember && (
        <Actions beside>
          {quiet.map(([name, code]) => (
            <Button key={code} variant="text" size="small" action={name} onClick={() => navigate.push(code)}>
              {t[name]}
            </Button>
          ))}
        </Actions>
      )}
    </>
  );
}
