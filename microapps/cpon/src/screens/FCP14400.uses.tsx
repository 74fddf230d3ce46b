import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Actions,
  Button,
  Disclosure,
  EmptyState,
  IconTile,
  Money,
  Receipt,
  Section,
  Stack,
  TransactionHead,
} from '@wallet/kit/ui';
import { listUses } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pictureOf } from '../parts/CouponRow.tsx';

export function FCP14400() {
  const t = messages.use();
  const { navigate } = useWallet();
  const id = useQuery().get('hirkCtntID');
  const load = useLoad(listUses, id, { onResume: 'reload' });
  const gone = <Gone to="FCP11000" {...t.gone.coupon} />;
  return (
    <Screen of={load} instead={{ CPN_NOT_FOUND: gone }}>
      {(told) => {
        if (!told) return gone;
        const { coupon, uses } = told;
        const isSum = coupon.kind === 'amount';
        const used = coupon.face - coupon.balance;
        return (
          <Stack>
            <TransactionHead
              face={<IconTile picture={pictureOf(coupon)} size="large" />}
              name={`${coupon.brand} · ${coupon.name}`}
              figure={<Money amount={isSum ? coupon.balance : coupon.face} size="large" />}
            >
              {isSum && `${t.uses.left} · ${t.uses.used} ${t.won({ amount: used })}`}
            </TransactionHead>
            {uses.length === 0 && (
              <EmptyState
                picture="tickets"
                title={t.uses.none}
                description={t.uses.noneHint}
                action={{
                  label: t.home.use,
                  action: 'use',
                  onClick: () => navigate.push('FCP14100', { query: { hirkCtntID: coupon.id } }),
                }}
              />
            )}
            <Section title={t.uses.title}>
              {uses.map((one) => {
                const amount = isSum ? t.won({ amount: one.amount }) : t.states.used;
                return (
                  <Disclosure
                    key={one.id}
                    isOpen={uses.length === 1}
                    title={`${one.shop} · ${one.isCancelled ? t.uses.cancelled({ amount }) : amount}`}
                  >
                    <Receipt
                      title={coupon.name}
                      fileName={`coupon-${one.id}`}
                      rows={[
                        { label: t.uses.shop, value: one.shop },
                        { label: t.uses.at, value: t.moment({ at: one.at }) },
                        {
                          label: t.uses.used,
                          value: one.isCancelled ? t.uses.cancelled({ amount }) : amount,
                        },
                        ...(isSum ? [{ label: t.uses.left, value: t.won({ amount: one.left }) }] : []),
                      ]}
                    />
                  </Disclosure>
                );
              })}
            </Section>
            <Actions>
              <Button
                full
                variant="secondary"
                action="refund"
                onClick={() => navigate.push('FCP40002', { query: { hirkCtntID: coupon.id } })}
              >
                {t.coupon.refund}
              </Button>
            </Actions>
          </Stack>
        );
      }}
    </Screen>
  );
}
