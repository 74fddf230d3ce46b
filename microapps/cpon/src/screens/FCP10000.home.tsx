import { Screen, useLoad, usePerson, useQuery, useSignIn, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Card,
  Chips,
  EmptyState,
  IconTile,
  List,
  ListItem,
  Note,
  Scene,
  Section,
  ServiceCell,
  ServiceGrid,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listCoupons, listOffers, listTickets } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Coupon, endsSoon, found, type Kind, kinds } from '../model/coupon.ts';
import { CouponRow } from '../parts/CouponRow.tsx';
import { OfferList } from '../parts/OfferRow.tsx';

const doors = [
  ['FCP20000', 'account', 'finance'],
  ['FCP30000', 'stars', 'hot'],
  ['FCP25100', 'event', 'presents'],
  ['ksat', 'exam', 'ksat'],
  ['FCP40001', 'notice', 'guide'],
  ['FCP40002', 'center', 'refund'],
] as const;
const SHOWN = 4;

export function FCP10000() {
  return usePerson() ? <Mine /> : <Welcome />;
}

/** For a visitor: what one gets here, and what can be taken now. */
function Welcome() {
  const t = messages.use();
  const signIn = useSignIn();
  return (
    <Screen ground>
      <Scene drawn="coupon" title={t.home.promise} note={t.home.promiseNote}>
        <Button full action="login" onClick={() => void signIn()}>
          {t.signIn.action}
        </Button>
      </Scene>
      <Offers />
      <Doors />
    </Screen>
  );
}

function Mine() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listCoupons, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground>
      {(all) => {
        const usable = all.filter(({ state }) => state === 'usable');
        const soon = usable.filter((one) => endsSoon(one, todaySeoul())).length;
        return (
          <>
            <Scene
              drawn="coupon"
              title={t.home.usable}
              figure={`${usable.length}${t.home.unit}`}
              note={soon > 0 ? t.home.soon({ count: soon }) : t.home.noneSoon}
            >
              <Button action="use" onClick={() => navigate.push('FCP14100')}>
                {t.home.use}
              </Button>
              <Button variant="secondary" action="register" onClick={() => navigate.push('FCP16000')}>
                {t.home.register}
              </Button>
            </Scene>
            <MyCoupons all={all} />
            <Doors />
            <Tickets />
            <Offers />
          </>
        );
      }}
    </Screen>
  );
}

function MyCoupons({ all }: { all: readonly Coupon[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('kind');
  const [kind, setKind] = useState<Kind | ''>(kinds.find((one) => one === asked) ?? '');
  const mine = found(all, { tab: 'usable', kind, words: '', sort: 'ends' });
  return (
    <Card>
      <Section
        title={t.home.mine}
        action={
          <Button
            variant="text"
            size="small"
            leads
            action="openList"
            onClick={() => navigate.push('FCP11000', kind ? { query: { kind } } : {})}
          >
            {t.home.all}
          </Button>
        }
      >
        <Chips
          legend={t.list.kind}
          options={[
            { value: '', label: t.list.all },
            ...kinds.map((value) => ({ value, label: t.chips[value] })),
          ]}
          value={kind}
          onChange={setKind}
        />
        {mine.length === 0 ? (
          <EmptyState
            picture="tickets"
            title={t.list.none}
            description={t.home.noneHint}
            action={{
              label: t.home.market,
              action: 'market',
              onClick: () => void navigate.open('/cponmakt/FCM10000'),
            }}
          />
        ) : (
          <List label={t.home.mine}>
            {mine.slice(0, SHOWN).map((one) => (
              <CouponRow
                key={one.id}
                coupon={one}
                onOpen={() => navigate.push('FCP15200', { params: { hirkCtntID: one.id } })}
              />
            ))}
          </List>
        )}
      </Section>
    </Card>
  );
}

function Doors() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Card>
      <Section title={t.home.services}>
        <ServiceGrid label={t.home.services}>
          {doors.map(([code, picture, name]) => (
            <ServiceCell
              key={code}
              action={`open-${name}`}
              picture={picture}
              name={t.doors[name]}
              onClick={() => navigate.push(code)}
            />
          ))}
          <ServiceCell
            action="open-market"
            picture="cmarket"
            name={t.doors.market}
            onClick={() => void navigate.open('/cponmakt/FCM10000')}
          />
        </ServiceGrid>
      </Section>
    </Card>
  );
}

/** Tickets that are kept; the coupons stand without them where they cannot be read. */
function Tickets() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { data: tickets = [] } = useLoad(listTickets);
  return (
    <Card>
      <Section
        title={t.tickets.mine}
        action={
          <Button
            variant="text"
            size="small"
            leads
            action="addTicket"
            onClick={() => navigate.push('TicketRegist')}
          >
            {t.tickets.add}
          </Button>
        }
      >
        {tickets.length === 0 && <Note>{t.tickets.noneHint}</Note>}
        <List label={t.tickets.mine}>
          {tickets.map((one) => (
            <ListItem
              key={one.id}
              action="openTicket"
              leading={<IconTile picture="ticket" />}
              title={one.name}
              description={`${one.place} · ${t.at({ at: one.at })}`}
              {...(one.isUsed && { past: 'done' as const, badge: <Badge>{t.states.used}</Badge> })}
              onClick={() => navigate.push('TicketView', { query: { ticketId: one.id } })}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}

function Offers() {
  const t = messages.use();
  const { data = [] } = useLoad(listOffers);
  const open = data.filter(({ couponId }) => couponId === '');
  if (open.length === 0) return null;
  return (
    <Card>
      <Section title={t.offer.title}>
        <OfferList offers={open} />
      </Section>
    </Card>
  );
}
