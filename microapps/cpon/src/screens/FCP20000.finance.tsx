import { Screen, useLoad, usePerson, useQuery, useSignIn, useWallet } from '@wallet/kit/app';
import { Button, EmptyState, Hero, IconTile, KeyValue, List, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listCoupons, listOffers } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { found, tabs, yearlyWorth } from '../model/coupon.ts';
import { CouponRow } from '../parts/CouponRow.tsx';
import { OfferList } from '../parts/OfferRow.tsx';
import { StateTabs } from '../parts/StateTabs.tsx';

export function FCP20000() {
  return usePerson() ? <Mine /> : <Worth />;
}

/** For a visitor: what such a coupon is worth, before anybody signs in. */
function Worth() {
  const t = messages.use();
  const signIn = useSignIn();
  const load = useLoad(listOffers);
  return (
    <Screen of={load} skeleton="list" ground>
      {(all) => {
        const ofBank = all.filter(({ kind }) => kind === 'finance');
        return (
          <>
            <Hero
              isPromise
              label={t.benefit.promise}
              note={t.benefit.promiseNote}
              art={<IconTile picture="account" size="large" />}
            >
              <Button action="login" onClick={() => void signIn()}>
                {t.signIn.action}
              </Button>
            </Hero>
            <KeyValue
              rows={ofBank
                .filter(({ rate }) => rate > 0)
                .map(({ name, rate }) => ({
                  label: name,
                  value: t.benefit.worth({ amount: yearlyWorth(rate) }),
                }))}
            />
            <OfferList offers={ofBank} />
          </>
        );
      }}
    </Screen>
  );
}

function Mine() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('state');
  const [tab, setTab] = useState(tabs.find((one) => one === asked) ?? 'usable');
  const load = useLoad(listCoupons, undefined, { onResume: 'reload' });
  return (
    <Screen of={load}>
      {(all) => {
        const shown = found(all, { tab, kind: 'finance', words: '', sort: 'ends' });
        return (
          <Stack>
            <StateTabs value={tab} onChange={setTab} />
            {shown.length === 0 && (
              <EmptyState
                picture="tickets"
                title={t.list.none}
                description={t.benefit.promise}
                action={{ label: t.offer.see, action: 'offers', onClick: () => navigate.push('FCP10000') }}
              />
            )}
            <List label={t.kinds.finance}>
              {shown.map((one) => (
                <CouponRow
                  key={one.id}
                  coupon={one}
                  onOpen={() => navigate.push('FCP24000', { query: { finacCponId: one.id } })}
                />
              ))}
            </List>
          </Stack>
        );
      }}
    </Screen>
  );
}
