import {
  AgreeToService,
  DoorGrid,
  MainButton,
  Screen,
  Unfinished,
  useLoad,
  useWallet,
} from '@wallet/kit/app';
import { joinService, readTerms } from '@wallet/kit/common';
import { daysBetween, formatMoney, todaySeoul } from '@wallet/kit/format';
import {
  Bullets,
  Button,
  Card,
  Cover,
  EmptyState,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Scene,
  Section,
} from '@wallet/kit/ui';
import { listGifts, readOverview } from '../api/calls.ts';
import { giftOrder } from '../flows/ordering.ts';
import { messages } from '../messages/index.ts';
import { type Overview, pointsByTown } from '../model/donation.ts';
import { type DonationLaw, fullyBack } from '../model/donationLaw.ts';
import { anyProduct } from '../model/states.ts';
import { giftPicture } from '../parts/giftPicture.ts';
import { donationState, takeJoinFlag } from '../state/states.ts';

/** The service code of hometown donation in the wallet. */
const SERVICE = '28';
const SOON_DAYS = 60;

const doors = [
  { to: 'FHL51000', name: 'gifts', picture: 'event' },
  { to: 'FHL60000', name: 'projects', picture: 'family' },
  { to: 'FHL80000', name: 'orders', picture: 'history' },
  { to: 'FHL90000', name: 'donations', picture: 'donation' },
] as const;

export function FHL31000() {
  const t = messages.use();
  const load = useLoad(
    async (signal) => {
      const overview = await readOverview(undefined, { signal });
      takeJoinFlag(overview.joinFlag);
      return overview;
    },
    [],
    { onResume: 'reload' },
  );
  const hasJoined = donationState.now.value.joinYn === 'Y';
  return (
    <Screen of={load} ground={hasJoined} instead={{ DNT_ADULT: <EmptyState {...t.adult} /> }}>
      {(overview) =>
        hasJoined ? <Home overview={overview} /> : <Join law={overview.law} onJoined={load.reload} />
      }
    </Screen>
  );
}

/** What it is, and the terms, before anything is given. */
function Join({ law, onJoined }: { law: DonationLaw | null; onJoined: () => void }) {
  const t = messages.use().join;
  const terms = useLoad(readTerms, { serviceCode: SERVICE });
  const back = law ? fullyBack(law) : 0;
  const facts = [
    ...(back > 0 ? [t.back({ won: back })] : []),
    ...(law ? [t.points({ percent: law.mostPoints })] : []),
    t.notOwn,
  ];
  return (
    <AgreeToService
      picture="donation"
      title={t.lead}
      note={t.text}
      service={SERVICE}
      terms={terms.data ?? []}
      action="join"
      submit={t.submit}
      onAgreed={async () => {
        await joinService({ serviceCode: SERVICE });
        onJoined();
      }}
    >
      <Bullets texts={facts} />
      {terms.state === 'error' && <InlineNotice tone="danger">{t.noTerms}</InlineNotice>}
    </AgreeToService>
  );
}

function Home({ overview }: { overview: Overview }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { year, sum, credit, left, isOpen, opensAt, closesAt } = overview;
  const points = pointsByTown(overview.points);
  const [first] = points;
  const endsSoon = first && daysBetween(todaySeoul(), first.endsOn) <= SOON_DAYS;
  return (
    <>
      <Unfinished order={giftOrder} />
      <Scene
        drawn="donation"
        title={t.home.points}
        figure={`${formatMoney(points.reduce((all, one) => all + one.points, 0))}P`}
        note={t.home.onlyThere}
      >
        <KeyValue
          rows={[
            {
              label: t.home.year({ year }),
              value: sum > 0 ? t.won({ amount: sum }) : t.home.notYet,
              isStrong: true,
            },
            { label: t.facts.left, value: t.won({ amount: left }) },
            ...(credit > 0 ? [{ label: t.facts.credit, value: t.won({ amount: credit }) }] : []),
          ]}
        />
      </Scene>
      {endsSoon && (
        <InlineNotice tone="warning">{t.pointsEnd({ ...first, date: first.endsOn })}</InlineNotice>
      )}
      {!isOpen && <InlineNotice>{t.home.hours({ from: opensAt, until: closesAt })}</InlineNotice>}
      {todaySeoul().slice(4, 6) === '12' && (
        <InlineNotice messageId="dntYearEnd">{t.yearEnd({ time: closesAt })}</InlineNotice>
      )}
      <DoorGrid
        bare
        title={t.home.doors}
        doors={doors.map(({ to, name, picture }) => ({
          code: to,
          action: name,
          picture,
          name: t.doors[name],
        }))}
      />
      {points.length > 0 && (
        <Card>
          <Section title={t.home.byTown}>
            <List label={t.home.byTown}>
              {points.map((one) => (
                <ListItem
                  key={one.code}
                  action="openGifts"
                  leading={<IconTile picture="place" />}
                  title={one.town}
                  description={t.until({ date: one.endsOn })}
                  trailing={`${formatMoney(one.points)}P`}
                  onClick={() => navigate.push('FHL51000', { query: { locgovCd: one.code } })}
                />
              ))}
            </List>
          </Section>
        </Card>
      )}
      {first && <Gifts code={first.code} town={first.town} />}
      <MainButton action="give" run={() => navigate.push('FHL33000')}>
        {t.home.give}
      </MainButton>
    </>
  );
}

/** Gifts on the home. */
const MOST_SHOWN = 3;

/** What the points of a town can be used for there; home stands without it. */
function Gifts({ code, town }: { code: string; town: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { data } = useLoad(listGifts, { ...anyProduct, locgovCds: code, page: 1 });
  const gifts = data?.items.filter(({ isSoldOut }) => !isSoldOut).slice(0, MOST_SHOWN) ?? [];
  if (gifts.length === 0) return null;
  const see = () => navigate.push('FHL51000', { query: { locgovCd: code } });
  return (
    <Card>
      <Section
        title={t.home.giftsOf({ town })}
        action={
          <Button variant="text" size="small" leads action="seeGifts" onClick={see}>
            {t.home.seeGifts}
          </Button>
        }
      >
        <List label={t.home.giftsOf({ town })}>
          {gifts.map((one) => (
            <ListItem
              key={one.code}
              action="seeGift"
              leading={<Cover of={one.name} shape="small" picture={giftPicture(one)} />}
              title={one.name}
              trailing={`${formatMoney(one.price)}P`}
              onClick={see}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}
