import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatDateTime } from '@wallet/kit/format';
import {
  Actions,
  Button,
  EmptyState,
  InlineNotice,
  Lead,
  List,
  PresentedCode,
  ResultPage,
} from '@wallet/kit/ui';
import { listCoupons } from '../api/calls.ts';
import { useTillCode } from '../flows/useTillCode.ts';
import { messages } from '../messages/index.ts';
import { found } from '../model/coupon.ts';
import { CouponRow, pictureOf } from '../parts/CouponRow.tsx';

export function FCP14100() {
  const id = useQuery().get('hirkCtntID');
  return id ? <AtTill key={id} id={id} /> : <Choose />;
}

function Choose() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listCoupons, undefined, { onResume: 'reload' });
  return (
    <Screen of={load}>
      {(all) => {
        const usable = found(all, { tab: 'usable', kind: '', words: '', sort: 'ends' });
        if (usable.length === 0)
          return (
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
          );
        return (
          <>
            <Lead title={t.till.choose}>{t.till.chooseHint}</Lead>
            <List label={t.till.choose}>
              {usable.map((one) => (
                <CouponRow
                  key={one.id}
                  coupon={one}
                  onOpen={() =>
                    one.kind === 'finance'
                      ? navigate.push('FCP24000', { query: { finacCponId: one.id } })
                      : navigate.push('FCP14100', { query: { hirkCtntID: one.id } })
                  }
                />
              ))}
            </List>
          </>
        );
      }}
    </Screen>
  );
}

function AtTill({ id }: { id: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { load, used } = useTillCode(id);
  const gone = <Gone to="FCP11000" {...t.gone.coupon} />;
  const over = <Gone to="FCP11000" {...t.gone.over} />;
  const instead = { CPN_NOT_FOUND: gone, CPN_NOT_USABLE: over };
  return (
    <Screen of={load} instead={instead}>
      {({ coupon, code, keptAt }) => {
        if (used)
          return (
            <ResultPage
              kind="success"
              title={t.till.used}
              description={coupon.kind === 'amount' ? t.till.partUsed(used) : coupon.name}
            >
              <Actions>
                <Button
                  full
                  action="uses"
                  onClick={() => navigate.replace('FCP14400', { query: { hirkCtntID: id } })}
                >
                  {t.coupon.uses}
                </Button>
              </Actions>
            </ResultPage>
          );
        if (!code) return <Gone to="FCP20000" {...t.gone.bank} />;
        return (
          <>
            <PresentedCode
              code={code}
              onRenew={load.reload}
              renewal="offered"
              showsNumber
              labels={t.till.labels}
              means={{
                picture: pictureOf(coupon),
                name: coupon.name,
                note:
                  coupon.kind === 'amount'
                    ? t.till.left({ amount: coupon.balance })
                    : t.until({ date: coupon.endsOn }),
              }}
              hint={t.till.hint}
            />
            {keptAt !== null && (
              <InlineNotice tone="warning" messageId="couponOffline">
                {t.till.offline({ at: formatDateTime(new Date(keptAt)) })}
              </InlineNotice>
            )}
            <Actions>
              <Button
                full
                variant="secondary"
                action="part"
                onClick={() => navigate.push('FCP14300', { query: { hirkCtntID: id } })}
              >
                {coupon.kind === 'amount' ? t.coupon.part : t.coupon.online}
              </Button>
            </Actions>
          </>
        );
      }}
    </Screen>
  );
}
