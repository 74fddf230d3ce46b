import { Gone, MainButton, Screen, useLoad, useParams, useWallet } from '@wallet/kit/app';
import { Bullets, IconTile, InlineNotice, Lead, List, ListItem } from '@wallet/kit/ui';
import { listHot } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type HotCoupon, landingOf } from '../model/coupon.ts';

/** Offers of affiliates: all of them, or with a trailing path one. */
export function FCP30000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { hotCponId: rest } = useParams();
  const load = useLoad(listHot);
  return (
    <Screen of={load} skeleton="list">
      {(all) => {
        const one = all.find(({ id }) => id === rest);
        if (one) return <One hot={one} />;
        if (rest) return <Gone to="FCP30000" {...t.gone.hot} />;
        return (
          <>
            <Lead title={t.hot.lead}>{t.hot.hint}</Lead>
            <List label={t.hot.lead}>
              {all.map(({ id, name, partner }) => (
                <ListItem
                  key={id}
                  action="openHot"
                  leading={<IconTile picture="event" />}
                  title={name}
                  description={partner}
                  onClick={() => navigate.push('FCP30001', { params: { hotCponId: id } })}
                />
              ))}
            </List>
          </>
        );
      }}
    </Screen>
  );
}

function One({ hot }: { hot: HotCoupon }) {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const address = landingOf(hot, bridge.host?.platform);
  return (
    <>
      <IconTile picture="event" size="large" />
      <Lead title={hot.name}>{hot.partner}</Lead>
      <Bullets texts={t.hot.rules} />
      {address === null && (
        <InlineNotice tone="danger" messageId="couponLanding">
          {t.hot.broken}
        </InlineNotice>
      )}
      <MainButton
        action="openLanding"
        disabled={address === null}
        run={() => address !== null && navigate.outside(address)}
      >
        {t.hot.open({ partner: hot.partner })}
      </MainButton>
    </>
  );
}
